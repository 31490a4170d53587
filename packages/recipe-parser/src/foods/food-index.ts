/**
 * Every food by id and by each of its names, read once.
 *
 * - A name as written wins over the singular of another: "peppers" are capsicums, "pepper" is not.
 */
import { parseFoodTable } from './food';
import type { Food } from './food';
import { foodWords, singularWords } from './food-words';
import { singular } from './plurals';

/**
 * The food whose name this is, without dropping a word.
 *
 * @example findNamedFood('bell peppers')?.id // 'capsicum'
 * @example findNamedFood('chopped bell peppers') // undefined
 */
export function findNamedFood(text: string): Food | undefined {
  return findFoodByWords(foodWords(text));
}

/** The same for words in one spelling (`foodWords`). */
export function findFoodByWords(words: readonly string[]): Food | undefined {
  const { byName, bySingular, lastWords } = foodIndex();
  const last = words.at(-1);
  if (last === undefined || !lastWords.has(singular(last))) return undefined;
  if (words.length === 1 && adjectives.has(last)) return undefined;
  return byName.get(words.join(' ')) ?? bySingular.get(singularWords(words).join(' '));
}

/** Whether a food has the word in one of its names. */
export const isFoodWord = (word: string): boolean => foodIndex().allWords.has(singular(word));

/** In the plural they are a food: sweets, greens. */
const adjectives: ReadonlySet<string> = new Set(['sweet', 'green', 'white', 'mixed', 'crisp']);

/** @example findFoodById('carrot')?.aisle // 'Fruit & Veg' */
export function findFoodById(id: string): Food | undefined {
  return foodIndex().foods.get(id);
}

/** Every food of the table, aisle by aisle. */
export function listFoods(): IterableIterator<Food> {
  return foodIndex().foods.values();
}

interface FoodIndex {
  readonly foods: ReadonlyMap<string, Food>;
  readonly byName: ReadonlyMap<string, Food>;
  readonly bySingular: ReadonlyMap<string, Food>;
  /** Of every name, in the singular: few remarks end in one, so that most are known for none at once. */
  readonly lastWords: ReadonlySet<string>;
  /** Of every name, in the singular. */
  readonly allWords: ReadonlySet<string>;
}

let index: FoodIndex | undefined;

function foodIndex(): FoodIndex {
  index ??= buildIndex();
  return index;
}

function buildIndex(): FoodIndex {
  const foods = parseFoodTable();
  const byName = new Map<string, Food>();
  const bySingular = new Map<string, Food>();
  const lastWords = new Set<string>();
  const allWords = new Set<string>();
  for (const food of foods.values()) {
    for (const name of food.names) {
      const words = foodWords(name);
      byName.set(words.join(' '), food);
      const one = singularWords(words).join(' ');
      if (!bySingular.has(one)) bySingular.set(one, food);
      lastWords.add(singular(words.at(-1) ?? ''));
      for (const word of words) allWords.add(singular(word));
    }
  }
  for (const [name, food] of byName) if (bySingular.has(name)) bySingular.set(name, food);
  return { foods, byName, bySingular, lastWords, allWords };
}
