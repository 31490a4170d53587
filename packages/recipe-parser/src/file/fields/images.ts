/** Images as files refer to them: embedded base64, a web address, or a separate file. */
import { hasValue } from './field-values';
import type { Fields } from './fields';
import type { ImageInFile } from './recipe-in-file';

/** Our recipes have one image: the first that can be read. The number of others is reported. */
export function firstImage(images: ImageInFile[], fields: Fields, path: string): ImageInFile[] {
  const others = images.length - 1;
  if (others > 0) fields.leave(path, others === 1 ? 'one more picture' : `${others} more pictures`);
  return images;
}

/** Programs name the main image in the list of all of them too. */
export function uniqueImages(images: readonly ImageInFile[]): ImageInFile[] {
  return [...new Map(images.map((image) => [JSON.stringify(image), image])).values()];
}

/**
 * Every image in these fields, each a value or a list; other values are unread fields.
 *
 * @example imagesIn(fields, webImage, 'image_url')
 */
export function imagesIn(
  fields: Fields,
  read: (value: unknown) => ImageInFile[],
  ...names: string[]
): ImageInFile[] {
  return names.flatMap((name) =>
    [fields.take(name)].flat().flatMap((value) => {
      const images = read(value);
      if (images.length === 0 && hasValue(value)) fields.leave(name, value);
      return images;
    }),
  );
}

/** A `data:` address and bare base64 both count. */
export function embeddedImage(value: unknown): ImageInFile[] {
  if (typeof value !== 'string' || value.length < shortestImage) return [];
  return [{ kind: 'inside', base64: value.replace(/^data:[^,]{0,100},/, '') }];
}

/** @example webImage('https://a.example/pie.jpg') // [{ kind: 'web', … }] */
export function webImage(value: unknown): ImageInFile[] {
  if (typeof value !== 'string' || !/^https?:\/\/\S+$/i.test(value.trim())) return [];
  return [{ kind: 'web', address: value.trim() }];
}

export function adjacentImage(name: string | undefined): ImageInFile[] {
  return name === undefined || name === '' ? [] : [{ kind: 'beside', name }];
}

/** An address, a `data:` address or a file's name: whatever a field called "image" may hold. */
export function anyImage(value: unknown): ImageInFile[] {
  if (typeof value !== 'string') return [];
  if (value.startsWith('data:')) return embeddedImage(value);
  const web = webImage(value);
  return web.length > 0 || !isFileName.test(value) ? web : adjacentImage(value);
}

const isFileName = /^[^\n:?*"<>|]{1,300}\.(?:jpe?g|png|webp|avif|gif)$/i;
/** Shorter than any base64 image. */
const shortestImage = 40;
