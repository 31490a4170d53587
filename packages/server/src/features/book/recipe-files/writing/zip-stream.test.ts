import { expect, test } from 'vitest';
import { openArchive } from '../reading/archive/archive';
import { newBudget } from '../reading/budget';
import { zipStream, type ZipEntry } from './zip-stream';

const now = new Date('2026-11-25T00:00:00Z');

/** Counts what was asked for, and tells when it is closed. */
function countedEntries(count: number) {
  const seen = { made: 0, isClosed: false };
  async function* make(): AsyncGenerator<ZipEntry> {
    try {
      for (; seen.made < count; seen.made += 1) {
        yield { name: `${seen.made}.bin`, content: Buffer.alloc(100_000, 7), isPacked: true };
      }
    } finally {
      seen.isClosed = true;
    }
  }
  return { seen, entries: make() };
}

test('a zip archive has every entry', async () => {
  const chunks = await allOf(zipStream(countedEntries(3).entries, now));
  const archive = await openArchive(Buffer.concat(chunks), newBudget());
  expect(archive.names).toEqual(['0.bin', '1.bin', '2.bin']);
  archive.close();
});

test('entries of a zip are made as fast as they are read, and no more of them once nobody reads', async () => {
  const { seen, entries } = countedEntries(500);
  const stream = zipStream(entries, now);
  for (let n = 0; n < 3; n += 1) await stream.next();
  await stream.return(undefined);
  expect(seen.isClosed).toBe(true);
  expect(seen.made).toBeLessThan(10);
});

test('a zip archive whose entries fail does not end, it fails', async () => {
  async function* entries(): AsyncGenerator<ZipEntry> {
    yield { name: 'one.txt', content: 'one' };
    throw new Error('the database has gone');
  }
  await expect(allOf(zipStream(entries(), now))).rejects.toThrow('the database has gone');
});

async function allOf(stream: AsyncIterable<Uint8Array>): Promise<Uint8Array[]> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return chunks;
}
