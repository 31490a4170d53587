/** A disk that is really small: a file system in memory, which only root may mount. */
import { execFile } from 'node:child_process';
import { mkdtemp, open, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { RecipeInput } from '@saltbush/contract/recipe/recipes';
import { afterAll } from 'vitest';

const run = promisify(execFile);

/**
 * Unmounts it after the tests of the file.
 *
 * @param size as `mount` takes it: "128m"
 * @returns its folder; nothing for who may not mount
 */
export async function mountSmallDisk(size: string): Promise<string | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'saltbush-small-disk-'));
  const isMounted = await run('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder]).then(
    () => true,
    () => false,
  );
  afterAll(async () => {
    if (isMounted) await run('umount', [folder]);
    await rm(folder, { recursive: true, force: true });
  });
  return isMounted ? folder : undefined;
}

/**
 * Writes a file of what is free now, or of as much of it as there is in the end. What Saltbush gives back meanwhile is not
 * taken.
 *
 * @param left bytes that stay free
 */
export async function fillWith(path: string, left = 0): Promise<void> {
  const { bavail, bsize } = await statfs(dirname(path));
  const file = await open(path, 'w');
  const block = Buffer.alloc(1024 * 1024, 1);
  let missing = Math.max(0, bavail * bsize - left);
  for (let size = block.length; missing > 0 && size >= 4096;) {
    const { bytesWritten } = await file
      .write(block, 0, Math.min(size, missing))
      .catch(() => ({ bytesWritten: 0 }));
    missing -= bytesWritten;
    if (bytesWritten === 0) size /= 2;
  }
  await file.close();
}

/** Letters without a pattern, so that PostgreSQL cannot pack them. */
const randomText = (length: number) =>
  Array.from({ length }, (_, index) => ((index * 7919 * (index + 13)) % 36).toString(36)).join('');

/** Of 240 KB. */
export const bigRecipe: RecipeInput = {
  title: 'Big',
  instructions: Array.from({ length: 60 }, (_, step) => randomText(4_000 + step)),
};
