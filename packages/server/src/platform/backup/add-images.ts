/** Adds all image files to an archive; returns their manifest entries. */
import { existsSync } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Log } from '../logging/log';
import type { ArchiveWriter } from './archive';
import { Checksum } from './checksum';
import { type Manifest, imageEntryName } from './manifest';

export async function addImages(
  archive: ArchiveWriter,
  folder: string,
  log: Log,
): Promise<Manifest['images']> {
  const images: Manifest['images'] = [];
  for (const name of await listFiles(folder)) {
    const opened = await open(join(folder, name)).catch(() => undefined);
    if (opened === undefined) {
      log.warn({ image: name }, 'a picture was deleted while the backup was made');
      continue;
    }
    const { size } = await opened.stat();
    const checksum = new Checksum();
    await archive.add(imageEntryName(name), size, checked(opened.createReadStream(), checksum));
    images.push({ name, bytes: checksum.bytes, sha256: checksum.sha256() });
  }
  return images;
}

/** Without hidden files: those are not finished, or not ours. */
async function listFiles(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => !name.split('/').some((part) => part.startsWith('.')))
    .toSorted();
}

async function* checked(source: AsyncIterable<Buffer>, checksum: Checksum): AsyncGenerator<Buffer> {
  for await (const chunk of source) {
    checksum.add(chunk);
    yield chunk;
  }
}
