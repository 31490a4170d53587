/** Compares the content of an archive with its manifest. */
import { text } from 'node:stream/consumers';
import { readArchive } from './archive';
import { Checksum } from './checksum';
import { type Manifest, kindOfEntry, parseManifest } from './manifest';

/**
 * Reads the whole file, and nothing but the file.
 *
 * @throws in words for the person who restores, when a byte is missing, extra or different.
 */
export async function verifyArchive(file: string): Promise<Manifest> {
  const tables = new Map<string, Checksum>();
  const images = new Map<string, Checksum>();
  let manifest: Manifest | undefined;
  let nonsense: unknown;
  const take = async (name: string, body: AsyncIterable<Buffer>) => {
    const entry = kindOfEntry(name);
    if (entry.kind === 'manifest') {
      manifest = parseManifest(await text(body));
    } else if (entry.kind === 'table') {
      await addAll(checksumOf(tables, entry.table), body);
    } else {
      await addAll(checksumOf(images, entry.image), body);
    }
  };
  for await (const { name, body } of readArchive(file)) {
    // Damage may have made nonsense of a name or of the manifest. That it is damaged, which the end of the file shows,
    // comes first.
    await take(name, body).catch((error: unknown) => (nonsense ??= error));
  }
  if (nonsense) throw nonsense as Error;
  if (!manifest) throw new Error(`${file} is no Saltbush backup, or is not all there.`);
  for (const { name, rows, bytes, sha256 } of manifest.tables) {
    const found = checksumOf(tables, name);
    if (found.lines !== rows) throw damaged(file, `table ${name}`);
    compare(found, { bytes, sha256 }, () => damaged(file, `table ${name}`));
    tables.delete(name);
  }
  for (const { name, bytes, sha256 } of manifest.images) {
    compare(checksumOf(images, name), { bytes, sha256 }, () => damaged(file, `picture ${name}`));
    images.delete(name);
  }
  for (const name of [...tables.keys(), ...images.keys()]) {
    throw damaged(file, `${name}, which its manifest does not name`);
  }
  return manifest;
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

const damaged = (file: string, what: string) =>
  new Error(`The backup ${file} is damaged: ${what}. Nothing was changed.`);
