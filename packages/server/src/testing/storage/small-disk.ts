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
 * Writes a file until there is no more space.
 *
 * @param left bytes that stay free
 */
export async function fillWith(path: string, left = 0): Promise<void> {
  const { bavail, bsize } = await statfs(dirname(path));
  const file = await open(path, 'w');
  if (left > 0) {
    await file.writeFile(Buffer.alloc(Math.max(0, bavail * bsize - left), 1));
    return file.close();
  }
  const block = Buffer.alloc(1024 * 1024, 1);
  for (let size = block.length; size >= 4096;) {
    const { bytesWritten } = await file
      .write(block.subarray(0, size))
      .catch(() => ({ bytesWritten: 0 }));
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
