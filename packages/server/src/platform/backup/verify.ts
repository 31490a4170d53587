/** Compares the content of an archive with its manifest. */
import { stat } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { say } from '@saltbush/domain/texts/say';
import { readArchive } from './archive';
import { BackupUnusable } from './backup-unusable';
import { Checksum } from './checksum';
import { type Manifest, kindOfEntry, parseManifest } from './manifest';
import type { OnProgress } from './progress';

/**
 * Reads the whole file, and nothing but the file.
 *
 * @throws in words for the person who restores, when a byte is missing, extra or different.
 */
export async function verifyArchive(file: string, onProgress?: OnProgress): Promise<Manifest> {
  const tables = new Map<string, Checksum>();
  const images = new Map<string, Checksum>();
  let manifest: Manifest | undefined;
  let nonsense: unknown;
  const take = async (name: string, body: AsyncIterable<Buffer>) => {
    const entry = kindOfEntry(name);
    if (entry.kind === 'manifest') {
      manifest = parseManifest(await text(upTo(manifestBytes, body)));
    } else if (entry.kind === 'table') {
      await addAll(checksumOf(tables, entry.table), body);
    } else {
      await addAll(checksumOf(images, entry.image), body);
    }
  };
  const { size: total } = await stat(file);
  let done = 0;
  const onBytes = (bytes: number) => (done += bytes);
  for await (const { name, body } of readArchive(file, onBytes)) {
    onProgress?.({ step: 'checking', done, total });
    // Damage may have made nonsense of a name or of the manifest. That it is damaged, which the end of the file shows,
    // comes first.
    await take(name, body).catch((error: unknown) => (nonsense ??= error));
  }
  if (nonsense) throw nonsense as Error;
  if (!manifest) throw new BackupUnusable(say('This is no Saltbush backup, or is not all there.'));
  for (const { name, rows, bytes, sha256 } of manifest.tables) {
    const found = checksumOf(tables, name);
    if (found.lines !== rows) throw damaged(`table ${name}`);
    compare(found, { bytes, sha256 }, () => damaged(`table ${name}`));
    tables.delete(name);
  }
  for (const { name, bytes, sha256 } of manifest.images) {
    compare(checksumOf(images, name), { bytes, sha256 }, () => damaged(`picture ${name}`));
    images.delete(name);
  }
  for (const name of [...tables.keys(), ...images.keys()]) {
    throw damaged(`${name}, which its manifest does not name`);
  }
  return manifest;
}

/** Of some millions of images. */
const manifestBytes = 512 * 1024 * 1024;

async function* upTo(most: number, body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > most)
      throw new BackupUnusable(say('This is no Saltbush backup: its manifest is huge.'));
    yield chunk;
  }
}

function checksumOf(map: Map<string, Checksum>, name: string): Checksum {
  const checksum = map.get(name) ?? new Checksum();
  map.set(name, checksum);
  return checksum;
}

async function addAll(checksum: Checksum, body: AsyncIterable<Buffer>): Promise<void> {
  for await (const chunk of body) checksum.add(chunk);
}

function compare(
  found: Checksum,
  expected: { bytes: number; sha256: string },
  makeError: () => Error,
): void {
  if (found.bytes !== expected.bytes || found.sha256() !== expected.sha256) throw makeError();
}

const damaged = (what: string) =>
  new BackupUnusable(say('The backup is damaged: {what}. Nothing was changed.', { what }));
