/**
 * Foods as recipes are found by them.
 *
 * - A food stands for itself and for everything it is a kind of: brown onions are onions.
 * - In a text, the longest run of words that names a food names that food alone: "sweet potato" is
 *   no potato.
 */
import { findFood, findFoodById, findNamedFood, foodWords } from '@saltbush/recipe-parser/foods';
import type { Ingredient, Measures } from '@saltbush/recipe-parser/recipe';
import { foodsOfRow } from '@saltbush/recipe-parser/row-foods';
import { readNeed } from '../../plan/shopping-list/needs/read-need';

/**
 * The keys of what a recipe needs, each once; of a choice, those of every food.
 *
 * @example cookedFoods([{ name: 'brown onions', amount: '2', unit: '' }]) // ['brown-onion', 'onion']
 */
export function cookedFoods(
  ingredients: readonly Ingredient[],
  measures: Measures = 'au',
): string[] {
  const keys = ingredients.flatMap(foodsOfRow).flatMap(({ ingredient }) => {
    const need = readNeed(ingredient, measures);
    if (!need || need.isEquipment) return [];
    // In a tin or not, chickpeas are the same for a search.
    const plain = findFood(ingredient.name, measures);
    const foods = [need.identity, ...(plain.food ? [plain] : []), ...need.alternatives];
    return foods.map(({ key }) => key);
  });
  return [...new Set(keys.flatMap(withKinds))];
}

/**
 * The keys of the foods that a text names, and of what these are kinds of.
 *
 * @example foodsNamedIn('Stuffed bell peppers') // ['capsicum']
 */
export function foodsNamedIn(text: string): string[] {
  const runs = foodRuns(text.replace(waysOfFrying, ' '));
  return [...new Set(runs.flatMap(({ food }) => (food ? withKinds(food) : [])))];
}

/** A stir-fry holds no fries. */
const waysOfFrying = /\b(?:air|deep|pan|shallow|stir)[\s-]?fr(?:y|ies|ied|yer|ying)\b/giu;

/**
 * Every name of a food of the table; none of another.
 *
 * @example namesOf('capsicum').includes('bell pepper') // true
 */
export function namesOf(key: string): readonly string[] {
  return findFoodById(key)?.names ?? [];
}

/** Words that belong together: they name a food, or it is one word that does not. */
export interface FoodRun {
  text: string;
  /** The key of the food it names. */
  food: string | undefined;
}

/**
 * @example
 * foodRuns('chicken bell peppers bake')
 * // 'chicken': 'chicken'; 'bell peppers': 'capsicum'; 'bake': none
 */
export function foodRuns(text: string): FoodRun[] {
  const words = foodWords(text);
  const runs: FoodRun[] = [];
  for (let at = 0; at < words.length;) {
    const [length, food] = longestFood(words.slice(at, at + longestName));
    runs.push({ text: words.slice(at, at + length).join(' '), food });
    at += length;
  }
  return runs;
}

/** How many words from the start name a food, at least one, and which. */
function longestFood(words: readonly string[]): [length: number, food: string | undefined] {
  for (let length = words.length; length > 0; length -= 1) {
    const food = findNamedFood(words.slice(0, length).join(' '));
    if (food) return [length, food.id];
  }
  return [1, undefined];
}

function withKinds(key: string): string[] {
  const parentId = findFoodById(key)?.parentId;
  return parentId === undefined ? [key] : [key, ...withKinds(parentId)];
}

/** Words in the longest name of a food. */
const longestName = 5;
