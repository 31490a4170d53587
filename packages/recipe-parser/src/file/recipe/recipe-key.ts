/**
 * Decides whether two recipes are the same when a collection is imported again.
 *
 * - They have the same title and the same ingredients in any order; letter case, white space and
 *   punctuation do not count. Amounts do: a double quantity is another recipe.
 * - Stricter than `recipe/same-recipe.ts`, which only warns: here a duplicate is skipped.
 * - The key is short whatever the recipe holds: 53 bits, so that the keys of a large collection fit in memory.
 */
import type { Ingredient } from '../../recipe/ingredient';
import { ingredientLine } from './ingredient-line';

/** @example recipeKey('Toast', []) === recipeKey(' toast ', []) // true */
export function recipeKey(title: string, ingredients: readonly Ingredient[]): string {
  const lines = ingredients.map((line) => plain(ingredientLine({ ...line, note: undefined })));
  return hashOf([plain(title), ...lines.toSorted()].join('\n'));
}

/**
 * What recipes with the same key have in common before their ingredients are compared.
 *
 * @example titleKey('Toast') === titleKey(' toast ') // true
 */
export const titleKey = (title: string): string => hashOf(plain(title));

function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}/]+/gu, ' ')
    .trim();
}

/** Two passes of FNV-1a with different seeds, 53 bits together. */
function hashOf(text: string): string {
  let low = 0x811c9dc5;
  let high = 0x9e3779b9;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code, 0x85ebca6b);
  }
  return ((high >>> 0) % 0x200000).toString(36).padStart(5, '0') + (low >>> 0).toString(36);
}
