/** A process that reads one large page and ends. */
import type { PageToRead } from './read-apart';
import { readRecipe } from './read-page';

process.once('message', ({ html, url, recipe }: PageToRead) => {
  process.send?.(readRecipe(html, url, recipe) ?? null, () => process.disconnect());
});
