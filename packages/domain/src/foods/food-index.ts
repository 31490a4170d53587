/**
 * Every food by id and by each of its names, read once.
 *
 * - A name as written wins over the singular of another: "peppers" are capsicums, "pepper" is not.
 */
import { readFoods } from './food';
import type { Food } from './food';
import { foodWords, singularWords } from './food-words';

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
  if (words.length === 0) return undefined;
  const { byName, bySingular } = foodIndex();
  return byName.get(words.join(' ')) ?? bySingular.get(singularWords(words).join(' '));
}

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
}

let index: FoodIndex | undefined;

function foodIndex(): FoodIndex {
  index ??= buildIndex();
  return index;
}

function buildIndex(): FoodIndex {
  const foods = readFoods();
  const byName = new Map<string, Food>();
  const bySingular = new Map<string, Food>();
  for (const food of foods.values()) {
    for (const name of food.names) {
      const words = foodWords(name);
      byName.set(words.join(' '), food);
      const one = singularWords(words).join(' ');
      if (!bySingular.has(one)) bySingular.set(one, food);
    }
  }
  for (const [name, food] of byName) if (bySingular.has(name)) bySingular.set(name, food);
  return { foods, byName, bySingular };
}
