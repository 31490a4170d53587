import { chmod, mkdir, mkdtemp, readlink, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readableCopy } from './readable-copy';

let root = '';
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'saltbush-copy-'));
  await mkdir(join(root, 'native/bin'), { recursive: true });
  await writeFile(join(root, 'native/bin/postgres'), 'program', { mode: 0o700 });
  await writeFile(join(root, 'native/bin/notes'), 'text', { mode: 0o600 });
  await symlink('postgres', join(root, 'native/bin/link'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

test('programs that others may not read are copied, once, to where they may', async () => {
  const cache = join(root, 'cache');
  const copy = await readableCopy(join(root, 'native'), '18.4', cache);
  expect(copy).toBe(join(cache, 'postgresql-18.4'));
  const modeOf = async (path: string) => (await stat(join(copy, path))).mode & 0o777;
  expect(await modeOf('bin')).toBe(0o755);
  expect(await modeOf('bin/postgres')).toBe(0o755);
  expect(await modeOf('bin/notes')).toBe(0o644);
  expect(await readlink(join(copy, 'bin/link'))).toBe('postgres');

  await writeFile(join(copy, 'mark'), '');
  await readableCopy(join(root, 'native'), '18.4', cache);
  expect((await stat(join(copy, 'mark'))).isFile()).toBe(true);
});

test('programs that everybody may read stay where they are', async () => {
  await chmod(root, 0o755);
  await chmod(join(root, 'native/bin/postgres'), 0o755);
  const cache = join(root, 'no-cache');
  expect(await readableCopy(join(root, 'native'), '18.4', cache)).toBe(join(root, 'native'));
});
