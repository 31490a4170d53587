/** `move-images`: the files of images from our disk to object storage, or back. */
import type { Config } from '../config';
import { diskImageStore, type ImageStore } from '../outside/image-store';
import { openImageBucket } from '../outside/open-image-store';

/**
 * Copies what the other side does not have, so that it can be broken off and run again; removes nothing unless asked to,
 * and then only what the other side has.
 *
 * @throws in words where object storage is not set up
 */
export async function moveImages(
  options: { direction: string; isRemoving: boolean },
  config: Config,
  write: (text: string) => void = (text) => process.stdout.write(text),
): Promise<void> {
  const { direction, isRemoving } = options;
  if (direction !== 'to-s3' && direction !== 'to-disk') {
    throw new Error('Use it like this: saltbush move-images to-s3 (or to-disk) [--remove]');
  }
  if (config.s3 === undefined) throw new Error('Set S3_BUCKET and its key first.');
  const disk = diskImageStore(config.dataFolder);
  const bucket = await openImageBucket(config.s3);
  const [from, to] = direction === 'to-s3' ? [disk, bucket] : [bucket, disk];
  await copyAll(from, to, write);
  if (isRemoving) await removeCopied(from, to, write);
}

async function copyAll(from: ImageStore, to: ImageStore, write: (text: string) => void) {
  const files = await from.list();
  const there = await sizesOf(to);
  let copied = 0;
  for (const [at, { key, bytes }] of files.entries()) {
    if (there.get(key) !== bytes) {
      const content = await from.find(key);
      // One that was deleted meanwhile.
      if (content) await to.put(key, content);
      copied += content ? 1 : 0;
    }
    if ((at + 1) % progressStep === 0) write(`${at + 1} of ${files.length} picture files\n`);
  }
  write(`Copied ${copied} of ${files.length} picture files; the others were there.\n`);
}

const progressStep = 100;

/** A folder is an image: it goes when each of its files is on the other side. */
async function removeCopied(from: ImageStore, to: ImageStore, write: (text: string) => void) {
  const there = await sizesOf(to);
  const folders = new Map<string, boolean>();
  for (const { key, bytes } of await from.list()) {
    const folder = key.split('/')[0]!;
    folders.set(folder, folders.get(folder) !== false && there.get(key) === bytes);
  }
  let removed = 0;
  for (const [folder, isThere] of folders) {
    if (!isThere) continue;
    await from.removeFolder(folder);
    removed += 1;
  }
  write(`Removed ${removed} pictures where they were.\n`);
}

const sizesOf = async (store: ImageStore): Promise<Map<string, number>> =>
  new Map((await store.list()).map(({ key, bytes }) => [key, bytes]));
