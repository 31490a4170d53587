import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeFlushed } from './write-flushed';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saltbush-flushed-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function* chunksOf(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += 700_000) yield bytes.subarray(at, at + 700_000);
}

test('a flushed file is written whole, for the server alone', async () => {
  const path = join(folder, 'large');
  const bytes = randomBytes(7_100_000);
  await writeFlushed(chunksOf(bytes), path);
  expect((await readFile(path)).equals(bytes)).toBe(true);
  if (process.platform !== 'win32') expect((await stat(path)).mode & 0o777).toBe(0o600);
});

test('a file that is there already is not written over', async () => {
  const path = join(folder, 'twice');
  await writeFlushed(chunksOf(Buffer.from('jam')), path);
  await expect(writeFlushed(chunksOf(Buffer.from('tea')), path)).rejects.toMatchObject({
    code: 'EEXIST',
  });
  expect(await readFile(path, 'utf8')).toBe('jam');
});

test('a file is written at 16 MB a second, together with all others', async () => {
  const costs: number[] = [];
  const pace = (ms: number) => {
    costs.push(ms);
    return 0;
  };
  await writeFlushed(chunksOf(Buffer.alloc(1_000_000)), join(folder, 'paced'), pace);
  expect(costs).toEqual([700_000 / 16_384, 300_000 / 16_384]);
});
