/**
 * The images of the first cards of a list, requested while the scripts that show the cards still load. The
 * prerendered placeholders show them as soon as they come; the app then replaces both.
 */
import { prefetchSettled } from '../api/prefetched-response';
import { cardSizes, firstScreenCards, srcSetOf } from '../features/recipe/recipes/image-sizes';

/** Once the list has come; an answer without recipes has none. */
export async function prefetchFirstImages(): Promise<void> {
  await prefetchSettled();
  const answer = window.saltbushPrefetched?.value as
    { recipes?: { imageUrl?: string }[] } | undefined;
  const first = answer?.recipes?.slice(0, firstScreenCards) ?? [];
  const placeholders = document.querySelectorAll('[data-prerendered-for] [data-card-image]');
  // The first is the largest part of the page; the scripts need the line as much as the others do.
  let fetchPriority = 'high';
  first.forEach(({ imageUrl }, index) => {
    const srcset = imageUrl && srcSetOf(imageUrl);
    if (!srcset) return;
    const image = Object.assign(new Image(), { alt: '', fetchPriority, sizes: cardSizes, srcset });
    fetchPriority = 'low';
    placeholders[index]?.append(image);
  });
}
