/**
 * Foods that someone may be typing.
 *
 * - A name that begins with the words typed comes before one that begins with their letters, and
 *   that before one with a later word that does; shorter names first. Accents, capitals and
 *   spellings do not count.
 * - Each food once, by the name that fits best: "bell" suggests the bell pepper.
 */
import { listFoods, foodWords } from '@saltbush/recipe-parser/foods';

/**
 * @example suggestFoods('brown on', 5) // ['brown onion']
 */
export function suggestFoods(typed: string, most: number): string[] {
  const start = foodWords(typed).join(' ');
  if (start === '') return [];
  const found: { name: string; rank: number }[] = [];
  for (const { names } of foldedFoods()) {
    const ranks = names.map(({ folded }) => rankOf(folded, start));
    const best = Math.min(...ranks);
    if (best < noMatch) found.push({ name: names[ranks.indexOf(best)]!.name, rank: best });
  }
  return found
    .toSorted((a, b) => a.rank - b.rank || a.name.length - b.name.length)
    .slice(0, most)
    .map(({ name }) => name);
}

const noMatch = 3;

function rankOf(folded: string, start: string): number {
  if (`${folded} `.startsWith(`${start} `)) return 0;
  if (folded.startsWith(start)) return 1;
  return folded.includes(` ${start}`) ? 2 : noMatch;
}

interface FoldedFood {
  names: { name: string; folded: string }[];
}

let folded: readonly FoldedFood[] | undefined;

function foldedFoods(): readonly FoldedFood[] {
  folded ??= [...listFoods()].map(({ names }) => ({
    names: names.map((name) => ({ name, folded: foodWords(name).join(' ') })),
  }));
  return folded;
}
