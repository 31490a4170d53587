/**
 * The tin that a recipe is written for: "a greased 20 cm round cake tin", "a 9x5-inch loaf pan".
 *
 * - A size with its unit, and within the same sentence a tin, a springform or a baking pan. Frying pans, muffin tins and
 *   ring tins are none: their area says nothing about a cake.
 * - Two sizes are a rectangle, or a loaf if it says so; one size is round unless it says "square".
 * - "Two 20 cm tins" are two. The first tin of the recipe counts.
 * - Inches are those of cookbooks: 9 inches are 23 cm.
 */
import { centimetresOfInches } from '@saltbush/recipe-parser/units';
import type { Tin } from './tin';

/** What of a recipe may name its tin. */
export interface TinTexts {
  readonly instructions: readonly string[];
  readonly ingredients: readonly { readonly name: string; readonly note?: string | undefined }[];
}

/** @example findTin({ instructions: ['Line a 20cm round tin.'], ingredients: [] })?.shape // 'round' */
export function findTin({ instructions, ingredients }: TinTexts): Tin | undefined {
  const rows = ingredients.map(({ name, note = '' }) => `${name} ${note}`);
  for (const text of [...instructions, ...rows]) {
    const tin = tinIn(text.slice(0, longestText));
    if (tin) return tin;
  }
  return undefined;
}

function tinIn(text: string): Tin | undefined {
  for (const match of text.matchAll(sized)) {
    const [, count = '', first = '', firstUnit, second, secondUnit, rest = ''] = match;
    const unit = secondUnit ?? firstUnit;
    if (unit === undefined) continue;
    const noun = tinNoun.exec(rest);
    const said = noun && rest.slice(0, noun.index + noun[0].length);
    if (!said || otherPans.test(said)) continue;
    // "2 x 18 cm tins" are two, "20 x 30 cm" is a rectangle.
    const isCount = second !== undefined && counts.has(first);
    const sizes = isCount ? [second] : [first, ...(second ? [second] : [])];
    const tin = ofSizes(
      sizes.map((size) => inCentimetres(size, unit)),
      said,
      counts.get(isCount ? first : count.toLowerCase()) ?? 1,
    );
    if (tin) return tin;
  }
  return undefined;
}

function ofSizes(
  [one = 0, other]: readonly number[],
  said: string,
  count: number,
): Tin | undefined {
  const isIn = (size: number) => size >= smallest && size <= largest;
  if (!isIn(one) || (other !== undefined && !isIn(other))) return undefined;
  if (other !== undefined && other !== one) {
    const sides = { length: Math.max(one, other), width: Math.min(one, other), count };
    return { shape: /\bloaf\b/i.test(said) ? 'loaf' : 'rectangular', ...sides };
  }
  if (/\bloaf\b/i.test(said)) return undefined;
  const isSquare = other !== undefined || /\bsquare\b/i.test(said);
  return { shape: isSquare ? 'square' : 'round', across: one, count };
}

function inCentimetres(size: string, unit: string): number {
  const value = Number(size.replace(',', '.'));
  if (/^mm/i.test(unit)) return value / 10;
  return /^cm|^cent/i.test(unit) ? value : centimetresOfInches(value);
}

const lengthUnit = String.raw`[\s-]*(cm\b|mm\b|centimet\w+|inch(?:es)?\b|in\b|["”″])`;
/** What follows is only looked at, so that the next size of a sentence is found too. */
const sized = new RegExp(
  String.raw`(?:\b(two|three|2|3)\s+(?:\w+\s+){0,2})?(?<![\d.,])(\d{1,2}(?:[.,]\d)?)(?!\d)(?:${lengthUnit})?` +
    String.raw`(?:\s*(?:x|×|by)\s*(\d{1,2}(?:[.,]\d)?)(?!\d)(?:${lengthUnit})?)?(?=([^.;!?\n]{0,70}))`,
  'gi',
);
const tinNoun =
  /\b(?:tins?|springform|(?:cake|loaf|baking|square|round|lamington|slice|brownie|sandwich|tart|flan|pie|layer)\s(?:baking\s|cake\s)?pans?)\b/i;
const otherPans =
  /\b(?:muffin|cupcake|bundt|ring|savarin|kugelhopf|gugelhupf|patty|friand|mini|frying|fry|sauc\w+|saut\w+|roasting|can|tin of|tomato\w*)\b/i;
const counts: ReadonlyMap<string, number> = new Map([
  ['two', 2],
  ['2', 2],
  ['three', 3],
  ['3', 3],
]);
const smallest = 10;
const largest = 45;
const longestText = 2000;
