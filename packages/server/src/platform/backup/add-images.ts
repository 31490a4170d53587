/** Adds all image files to an archive; returns their manifest entries. */
import type { Log } from '../logging/log';
import type { ArchiveWriter } from './archive';
import { Checksum } from './checksum';
import type { ImageFiles } from './image-files';
import { type Manifest, imageEntryName } from './manifest';
import type { OnProgress } from './progress';

export async function addImages(
  archive: ArchiveWriter,
  files: Pick<ImageFiles, 'list' | 'find'>,
  { log, onProgress }: { log: Log; onProgress?: OnProgress | undefined },
): Promise<Manifest['images']> {
  const images: Manifest['images'] = [];
  const listed = await files.list();
  const total = listed.reduce((sum, { bytes }) => sum + bytes, 0);
  let done = 0;
  for (const { key: name, bytes } of listed) {
    onProgress?.({ step: 'images', done, total });
    done += bytes;
    const found = await files.find(name);
    if (found === undefined) {
      log.warn({ image: name }, 'a picture was deleted while the backup was made');
      continue;
    }
    const checksum = new Checksum();
    checksum.add(found);
    await archive.add(imageEntryName(name), found.length, [found]);
    images.push({ name, bytes: checksum.bytes, sha256: checksum.sha256() });
  }
  return images;
}
