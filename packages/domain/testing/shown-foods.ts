/** Which foods of a text a shopping list shows. */
import { findFood, findFoodById, foodWords, singularWords } from '@saltbush/recipe-parser/foods';
import { foodRuns } from '../src/book/recipe-search/recipe-foods';
import type { ShoppingLine } from '../src/plan/shopping-list/shopping-line';

/** What a shopper reads on lines. */
export interface Shown {
  keys: ReadonlySet<string>;
  words: ReadonlySet<string>;
}

export function shownOn(lines: readonly ShoppingLine[]): Shown {
  const names = lines.flatMap(({ name, parts }) => [
    name,
    ...parts.flatMap(({ wording, alternatives }) => [wording.name, ...alternatives]),
  ]);
  return {
    keys: new Set(lines.map(({ key }) => key)),
    words: new Set([...names, ...lines.map(({ text }) => text)].flatMap(singularWordsOf)),
  };
}

/** By what it is, by a kind of it, or by every word of its name that is no part of a food. */
export function isShown(written: string, { keys, words }: Shown): boolean {
  // Grains that a recipe measures or serves cooked are bought dry.
  const dry = written.replace(/^(?:cooked|steamed|boiled) /i, '');
  const name = keys.has(findFood(written).key) ? written : dry;
  const { key } = findFood(name);
  const isKindShown = [...keys].some((each) => findFoodById(each)?.parentId === key);
  const said = singularWordsOf(name).filter((word) => !foodQualifiers.has(word));
  return keys.has(key) || isKindShown || said.every((word) => words.has(word));
}

/** The foods of the table that a line names and its list does not show. */
export function missingFoods(line: string, shown: Shown): string[] {
  const foods = foodRuns(line).filter(({ food }) => food !== undefined);
  return foods.map(({ text }) => text).filter((text) => !isShown(text, shown));
}

/** A part of a food, a measure of it, or a cut. */
const foodQualifiers = new Set('clove juice zest yolk dressing squeeze of and n'.split(' '));

function singularWordsOf(text: string): string[] {
  return singularWords(foodWords(text));
}
