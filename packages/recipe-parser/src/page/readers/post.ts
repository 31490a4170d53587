/**
 * A post of a social network: its page shows nothing without a script, but its head has the caption, for previews.
 *
 * - The caption is in the title or the description for previews, perhaps between quotes behind the name of whoever
 *   wrote it: `May on Instagram: "Toast Ingredients …"`.
 * - It is read like a pasted text, and is a recipe when it has ingredients and steps.
 */
import { recipeFromPlainText } from '../../plain-text/recipe-from-plain-text';
import type { RecipeDraft } from '../../recipe/draft';
import type { Page } from '../document/page';

/** @returns the fullest recipe of the captions; undefined where none is a recipe */
export function readPost(page: Page): RecipeDraft | undefined {
  const found = names.flatMap((name) => {
    const text = page.meta.get(name);
    return text === undefined || text.length < shortest
      ? []
      : (recipeFromPlainText(captionIn(text)) ?? []);
  });
  return found
    .filter(({ ingredients, steps }) => ingredients.length > 0 && steps.length > 0)
    .toSorted((a, b) => sizeOf(b) - sizeOf(a))[0];
}

const names = ['og:description', 'og:title', 'twitter:description', 'twitter:title', 'description'];
/** Shorter ones are names and slogans. */
const shortest = 60;

const sizeOf = ({ ingredients, steps }: RecipeDraft): number => ingredients.length + steps.length;

/** What is between the quotes, behind the name. */
function captionIn(text: string): string {
  return quoted.exec(text.trim())?.[1] ?? text;
}

const quoted = /^[^"“”\n]{1,200}:\s*["“]([\s\S]{40,}?)["”]?[\s.]*$/u;
