/** Pictures as files refer to them: base64 inside, an address on the web, or a file beside. */
import type { Fields } from './fields';
import type { PictureInFile } from './recipe-in-file';

/** A recipe here has one picture: the first that can be read. How many more there were is named. */
export function oneOf(pictures: PictureInFile[], fields: Fields, path: string): PictureInFile[] {
  const others = pictures.length - 1;
  if (others > 0) fields.leave(path, others === 1 ? 'one more picture' : `${others} more pictures`);
  return pictures;
}

/** A `data:` address and bare base64 both count. */
export function insidePicture(value: unknown): PictureInFile[] {
  if (typeof value !== 'string' || value.length < shortestPicture) return [];
  return [{ kind: 'inside', base64: value.replace(/^data:[^,]{0,100},/, '') }];
}

export function insidePictures(value: unknown): PictureInFile[] {
  return (Array.isArray(value) ? value : [value]).flatMap(insidePicture);
}

/** @example webPicture('https://a.example/pie.jpg') // [{ kind: 'web', … }] */
export function webPicture(value: unknown): PictureInFile[] {
  if (typeof value !== 'string' || !/^https?:\/\/\S+$/i.test(value.trim())) return [];
  return [{ kind: 'web', address: value.trim() }];
}

export function besidePicture(name: string | undefined): PictureInFile[] {
  return name === undefined || name === '' ? [] : [{ kind: 'beside', name }];
}

/** An address, a `data:` address or a file's name: whatever a field called "image" may hold. */
export function anyPicture(value: unknown): PictureInFile[] {
  if (typeof value !== 'string') return [];
  if (value.startsWith('data:')) return insidePicture(value);
  const web = webPicture(value);
  return web.length > 0 || !isFileName.test(value) ? web : besidePicture(value);
}

const isFileName = /^[^\n:?*"<>|]{1,300}\.(?:jpe?g|png|webp|avif|gif)$/i;
/** Shorter than any picture. */
const shortestPicture = 40;
