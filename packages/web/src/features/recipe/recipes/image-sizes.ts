import { imageIdOf, imageUrl as urlOf, imageWidths } from '@saltbush/contract/recipe/image-address';

/** The widths of one of our images, as the `srcset` attribute has them; undefined for another address. */
export function srcSetOf(url: string): string | undefined {
  const id = imageIdOf(url);
  return id && imageWidths.map((width) => `${basePath}${urlOf(id, width)} ${width}w`).join(', ');
}

/** The `sizes` attribute of a card's image. As `ui/layout/card-grid.module.css` has it: two columns on a phone, three on a tablet, then of 15.5 rem. */
export const cardSizes =
  '(max-width: 37.49em) calc(50vw - 1.375rem), (max-width: 61.99em) 30vw, 18rem';

/** Cards in the first viewport of a wide screen: their images load eagerly. */
export const firstScreenCards = 4;
