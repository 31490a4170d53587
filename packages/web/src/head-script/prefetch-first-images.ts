/** The images of the first cards of a list, requested while the scripts that show them still load. */
import { prefetchSettled } from '../api/prefetched-response';
import { cardSizes, firstScreenCards, srcSetOf } from '../features/recipes/image-sizes';

/** On a phone the first two cards fill the screen. */
const firstOnPhone = 2;

/** Once the list has come; an answer without recipes has none. */
export async function prefetchFirstImages(): Promise<void> {
  await prefetchSettled();
  const answer = window.saltbushPrefetched?.value as
    { recipes?: { imageUrl?: string }[] } | undefined;
  const isPhone = matchMedia('(max-width: 34em)').matches;
  const first = answer?.recipes?.slice(0, isPhone ? firstOnPhone : firstScreenCards) ?? [];
  for (const { imageUrl } of first) {
    const srcSet = imageUrl && srcSetOf(imageUrl);
    if (srcSet) Object.assign(new Image(), { sizes: cardSizes, srcset: srcSet });
  }
}
