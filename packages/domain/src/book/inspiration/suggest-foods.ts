/**
 * Foods that someone may be typing.
 *
 * - The name typed comes first, then names that begin with what was typed, then those with a later word that does.
 * - Of names that begin so, common foods come first (`common-foods.ts`), then those with the whole word, then shorter
 *   ones. Accents, capitals and spellings do not count.
 * - Each food once, by the name that fits best: "bell" suggests the bell pepper.
 */
import { type Food, listFoods, foodWords } from '@saltbush/recipe-parser/foods';
import { inSentence, shownFood } from '@saltbush/recipe-parser/foods/shown';
import { languageOfNames } from '@saltbush/recipe-parser/names';
import { commonFoods } from './common-foods';

/**
 * @example suggestFoods('brown on', 5) // ['brown onion']
 */
export function suggestFoods(typed: string, most: number): string[] {
  const start = foodWords(typed).join(' ');
  if (start === '') return [];
  const found: { name: string; rank: number; place: number }[] = [];
  for (const { names, place } of foldedFoods()) {
    const ranks = names.map(({ folded }) => rankOf(folded, start));
    const best = Math.min(...ranks);
    if (best < noMatch) found.push({ name: names[ranks.indexOf(best)]!.name, rank: best, place });
  }
  return found
    .toSorted(
      (a, b) =>
        groupOf(a.rank) - groupOf(b.rank) ||
        a.place - b.place ||
        a.rank - b.rank ||
        a.name.length - b.name.length,
    )
    .slice(0, most)
    .map(({ name }) => name);
}

const noMatch = 4;

/** A whole word and the beginning of one are alike: of "pot" the potato is meant, not the pot roast. */
const groupOf = (rank: number): number => (rank === 2 ? 1 : rank);

function rankOf(folded: string, start: string): number {
  if (folded === start) return 0;
  if (folded.startsWith(`${start} `)) return 1;
  if (folded.startsWith(start)) return 2;
  return folded.includes(` ${start}`) ? 3 : noMatch;
}

interface FoldedFood {
  /** Among the common foods; those that are none come last. */
  place: number;
  names: { name: string; folded: string }[];
}

const places = new Map(commonFoods.map((id, place) => [id, place]));

/** By language, each made once. */
const foldedIn = new Map<string, readonly FoldedFood[]>();

function foldedFoods(): readonly FoldedFood[] {
  const language = languageOfNames();
  const known = foldedIn.get(language);
  if (known) return known;
  const folded = [...listFoods()].map((food) => ({
    place: places.get(food.id) ?? commonFoods.length,
    names: namesIn(language, food).map((name) => ({ name, folded: foodWords(name).join(' ') })),
  }));
  foldedIn.set(language, folded);
  return folded;
}

/** Other languages than English have one name to suggest for each food. */
const namesIn = (language: string, { names, nameOfOne }: Food): readonly string[] =>
  language === 'en' ? names : [inSentence(shownFood({ name: nameOfOne }).nameOfOne)];
