/**
 * Data that somebody pasted, or that a site answers instead of a page: JSON alone, or in a text around it, as chat
 * assistants give it.
 */
import { parseLooseJson } from '../text/loose-json';

/**
 * @returns undefined for a text without data of a recipe
 * @example jsonInText('Here it is:\n```json\n{"name": "Toast"}\n```') // { name: 'Toast' }
 */
export function jsonInText(text: string): unknown {
  if (text.length > longestText) return undefined;
  const plain = text.replace(/^\ufeff/, '').trim();
  if (startsLikeJson.test(plain)) return parseLooseJson(plain);
  if (!namesOfRecipe.test(plain)) return undefined;
  const fence = plain.search(/```[a-z+-]{0,12}[^\S\n]*\n\s*[[{]/i);
  const from = fence === -1 ? plain.search(/[[{]\s*[{"]/) : plain.indexOf('\n', fence);
  if (from === -1) return undefined;
  const end = fence === -1 ? -1 : plain.indexOf('```', from);
  const inside = plain.slice(from, end === -1 ? lastOf(plain) : end).trim();
  return startsLikeJson.test(inside) ? parseLooseJson(inside) : undefined;
}

/** Behind the last bracket. */
const lastOf = (text: string): number => Math.max(text.lastIndexOf('}'), text.lastIndexOf(']')) + 1;

const startsLikeJson = /^(?:\[\s*)?\{\s*["}]|^\[\s*\]/;
/** A few names that any recipe in JSON has. */
const namesOfRecipe = /"(?:recipeIngredient|ingredients|@type)"\s*:/;
const longestText = 2_000_000;
