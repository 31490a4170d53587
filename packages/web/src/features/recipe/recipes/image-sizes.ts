import { imageIdOf, imageUrl as urlOf, imageWidths } from '@saltbush/contract/recipe/image-address';

/** The widths of one of our images, as the `srcset` attribute has them; undefined for another address. */
export function srcSetOf(url: string): string | undefined {
  const id = imageIdOf(url);
  return id && imageWidths.map((width) => `${urlOf(id, width)} ${width}w`).join(', ');
}

/** The `sizes` attribute of a card's image. The grid has one column on a phone, then as many of 15.5 rem as fit into 75. */
export const cardSizes = '(max-width: 34em) calc(100vw - 2rem), (max-width: 75em) 45vw, 18rem';

/** Cards in the first viewport of a wide screen: their images load eagerly. */
export const firstScreenCards = 4;
