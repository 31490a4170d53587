/**
 * What each food of the food table contains.
 *
 * - One row: `contents: food, food`. `?milk` is in some products of that name, but not in all.
 * - A food without a row contains what its parent contains. Without a parent: nothing, if it is a fruit,
 *   a vegetable, a herb, a spice or no food at all; otherwise it is unknown.
 * - A row may name a wording instead of a food ("cornstarch"), also one that the food table does not know.
 * - `flour` is wheat and gluten, `nuts` the nine tree nuts, `any` everything, `nothing` nothing.
 * - Traces, and aids of a maker that are not in the product, do not count.
 */
import {
  type Food,
  findFoodById,
  findNamedFood,
  foodWords,
  singularWords,
} from '@saltbush/recipe-parser/foods';
import { treeNuts } from '../allergens';
import { type Content, contents } from '../requirement-rules';
import { chilledAndBaking } from './chilled-and-baking';
import { freshFoods } from './fresh-foods';
import { pantry } from './pantry';

/** Whether it is in all products of that name, or in some. */
export type Level = 'contains' | 'unsure';

/** What is in a food; what is absent is not in it. */
export type FoodContents = ReadonlyMap<Content, Level>;

const tableTexts: readonly string[] = [freshFoods, chilledAndBaking, pantry];

export const noContents: FoodContents = new Map();
export const unknownContents: FoodContents = new Map(
  contents.map((content) => [content, 'unsure']),
);

/**
 * What is in a food of exactly this name; undefined for an unknown one.
 *
 * @example contentsOfName('panko')?.get('wheat') // 'contains'
 */
export function contentsOfName(name: string): FoodContents | undefined {
  return contentsOfWords(foodWords(name));
}

/** The same for words in one spelling (`foodWords`). */
export function contentsOfWords(words: readonly string[]): FoodContents | undefined {
  const row = table().get(keyOf(words));
  if (row) return row;
  const food = findNamedFood(words.join(' '));
  return food && contentsOfFood(food);
}

/**
 * What is in a food of the table, as its row or its nearest parent's says.
 *
 * @example contentsOfFood(findNamedFood('penne')!)?.has('wheat') // true
 */
export function contentsOfFood(food: Food): FoodContents | undefined {
  const row = table().get(keyOf(foodWords(food.names[0] ?? '')));
  if (row) return row;
  const parent = food.parentId === undefined ? undefined : findFoodById(food.parentId);
  if (parent) return contentsOfFood(parent);
  return plainAisles.has(food.aisle) ? noContents : undefined;
}

/** Every row as it is written, for the test of the table. */
export function* listRows(): Generator<{ contents: string; names: string[] }> {
  for (const line of tableTexts.flatMap((text) => text.split('\n')).map((text) => text.trim())) {
    const end = line.indexOf(':');
    if (line.startsWith('#') || end === -1) continue;
    yield { contents: line.slice(0, end), names: line.slice(end + 1).split(',') };
  }
}

let parsed: ReadonlyMap<string, FoodContents> | undefined;

/** Takes a millisecond or two, so it is parsed once. */
function table(): ReadonlyMap<string, FoodContents> {
  parsed ??= parseTable();
  return parsed;
}

function parseTable(): Map<string, FoodContents> {
  const byName = new Map<string, FoodContents>();
  for (const row of listRows()) {
    const found = parseContents(row.contents);
    for (const name of row.names) byName.set(keyOf(foodWords(name)), found);
  }
  return byName;
}

function keyOf(words: readonly string[]): string {
  return singularWords(words).join(' ');
}

function parseContents(text: string): FoodContents {
  const found = new Map<Content, Level>();
  for (const word of text.split(' ')) {
    const level: Level = word.startsWith('?') ? 'unsure' : 'contains';
    for (const content of contentsOfWord(word.replace('?', ''))) {
      if (found.get(content) !== 'contains') found.set(content, level);
    }
  }
  return found;
}

function contentsOfWord(word: string): readonly Content[] {
  const content = contents.find((each) => each === word);
  const named = content ? [content] : shortForms[word];
  if (!named) throw new Error(`Not a content: ${word}`);
  return named;
}

const shortForms: Readonly<Record<string, readonly Content[]>> = {
  nothing: [],
  any: contents,
  flour: ['wheat', 'gluten'],
  nuts: treeNuts,
};

const plainAisles: ReadonlySet<string> = new Set([
  'Fruit & Veg',
  'Herbs & Spices',
  'Household & Personal Care',
]);
