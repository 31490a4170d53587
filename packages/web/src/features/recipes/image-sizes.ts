import { imageIdOf, imageUrl as urlOf, imageWidths } from '@saltbush/contract/image-address';

/** The widths of one of our images, as the `srcset` attribute has them; undefined for another address. */
export function srcSetOf(url: string): string | undefined {
  const id = imageIdOf(url);
  return id && imageWidths.map((width) => `${urlOf(id, width)} ${width}w`).join(', ');
}
