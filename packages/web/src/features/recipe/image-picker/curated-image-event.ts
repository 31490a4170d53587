/** Tells the tag manager of the page, if it has one, that a curated image was chosen (Spec 7: Other). */

interface TagManagerWindow {
  gtag?: unknown;
  dataLayer?: unknown;
}

const eventName = 'curated_image_used';

/**
 * Sends nothing where the page has no tag manager.
 *
 * @param image id and title of the curated image; nothing about the person
 * @example reportCuratedImageUsed({ _id, recipeTitle })
 */
export function reportCuratedImageUsed(
  { _id, recipeTitle }: { _id: string; recipeTitle: string },
  page: TagManagerWindow = window as TagManagerWindow,
): void {
  const details = { image_id: _id, image_title: recipeTitle };
  if (typeof page.gtag === 'function') page.gtag('event', eventName, details);
  else if (Array.isArray(page.dataLayer)) page.dataLayer.push({ event: eventName, ...details });
}
