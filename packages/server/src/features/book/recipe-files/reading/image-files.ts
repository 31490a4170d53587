/**
 * Images of a recipe that lie in the file, written to the disk for whoever saves them: an image is too
 * large for a message from process to process.
 */
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { maxImageBytes } from '@saltbush/contract/recipe/images';
import type { ImageInFile } from '@saltbush/recipe-parser/file';
import type { FurtherImage } from '../saltbush-archive/recipe-file';
import type { FilesBeside } from './file-events';

/** The best first: the next is tried when one cannot be used. */
export type ImageSource = { kind: 'file'; path: string } | { kind: 'web'; address: string };

export interface FoundImages {
  sources: ImageSource[];
  /** One was there and is no image, or too large. */
  isAnyUnusable: boolean;
}

/** Of a path and a number, the path of an image. Written over by those of the next recipe. */
const imageFile = (path: string, at: number): string => `${path}.picture${at}`;
const maxImageFiles = 2;

/** @param path of the file that is read; the images are written beside it */
export async function writeImages(
  images: readonly ImageInFile[],
  { path, beside }: { path: string; beside: FilesBeside },
): Promise<FoundImages> {
  const sources: ImageSource[] = [];
  let files = 0;
  let isAnyUnusable = false;
  for (const image of images.slice(0, maxTries)) {
    if (image.kind === 'web') {
      sources.push(image);
      continue;
    }
    if (files >= maxImageFiles) continue;
    const bytes = image.kind === 'inside' ? decoded(image.base64) : await beside(image.name);
    // A file that programs may put beside is no loss where it is not.
    if (bytes === undefined && image.kind === 'beside') continue;
    if (bytes === undefined || bytes.length === 0) {
      isAnyUnusable = true;
      continue;
    }
    const file = imageFile(path, files);
    await writeFile(file, bytes, { mode: 0o600 });
    sources.push({ kind: 'file', path: file });
    files += 1;
  }
  return { sources, isAnyUnusable };
}

export interface FurtherImageFile {
  /** In the archive. */
  name: string;
  path: string;
  step?: number | undefined;
}

/** All of them are saved. One that is not in the archive is left out. */
export async function writeFurtherImages(
  images: readonly FurtherImage[],
  { path, beside }: { path: string; beside: FilesBeside },
): Promise<FurtherImageFile[]> {
  const written: FurtherImageFile[] = [];
  for (const { name, step } of images) {
    const bytes = await beside(name);
    if (bytes === undefined) continue;
    const file = imageFile(path, maxImageFiles + written.length);
    await writeFile(file, bytes, { mode: 0o600 });
    written.push({ name, path: file, step });
  }
  return written;
}

/**
 * The image of a scanned page. It stays until the import ends.
 *
 * @param place of the document, as a key
 * @returns its path
 */
export async function writeScan(
  image: Uint8Array,
  { path, page, place }: { path: string; page: number; place: string },
): Promise<string> {
  const file = `${path}.scan-${createHash('sha256').update(place).digest('hex').slice(0, 16)}-${page}`;
  await writeFile(file, image, { mode: 0o600 });
  return file;
}

/** Base64 is a third longer than the data. */
function decoded(base64: string): Buffer | undefined {
  if (base64.length > maxImageBytes * 1.4) return undefined;
  const bytes = Buffer.from(base64, 'base64');
  return bytes.length > maxImageBytes ? undefined : bytes;
}

const maxTries = 8;
