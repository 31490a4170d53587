/**
 * Words in front of a food that make another product of it, though its amount, aisle and figures are the same:
 * "boneless chicken", "pitted dates". Others ("fresh", "ripe", "organic") are left to whoever reads the recipe.
 */

import { singular } from '@saltbush/recipe-parser/foods';
import type { Food } from '@saltbush/recipe-parser/foods';

/**
 * The name of the food with such words in front of it.
 *
 * @param wording as the recipe has it
 * @example withProductWords('Dried, pitted dates', 'Dates') // 'Pitted dates'
 */
export function withProductWords(wording: string, name: string): string {
  const food = name.toLowerCase();
  const said = wording.toLowerCase();
  if (!said.endsWith(` ${food}`)) return name;
  const words = said.slice(0, -food.length).match(/\p{L}+/gu) ?? [];
  const kept = words.filter((word) => foodsOfWord.get(word)?.test(food) === true);
  if (kept.length === 0) return name;
  const text = `${kept.join(' ')} ${food}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * One of what such a name is of; the food's own word for one of any other.
 *
 * @example oneOfProduct('Pink grapefruits', findFood('grapefruit')) // 'Pink grapefruit'
 */
export function oneOfProduct(name: string, food: Pick<Food, 'name' | 'nameOfOne'>): string {
  const tail = food.name.toLowerCase();
  if (name.toLowerCase().endsWith(` ${tail}`))
    return `${name.slice(0, -tail.length)}${food.nameOfOne.toLowerCase()}`;
  const words = name.split(' ');
  const isCut = name.toLowerCase().startsWith(`${food.nameOfOne.toLowerCase()} `);
  return isCut ? [...words.slice(0, -1), singular(words.at(-1)!)].join(' ') : food.nameOfOne;
}

const foodsOfWord: ReadonlyMap<string, RegExp> = new Map([
  ['boneless', /^(?:chicken|turkey|duck|pork|lamb|beef|veal|goat|rabbit|chuck roast)$/],
  ['pitted', /(?:olives|dates|cherries|prunes)$/],
  ['blanched', /(?:almonds|hazelnuts)$/],
  ['unsalted', /(?:nuts|almonds|cashews|pistachios|peanuts|macadamias|seeds|pepitas)$/],
  ['pink', /^grapefruits?$/],
  ['ruby', /^grapefruits?$/],
  ['yellow', /^mustard$/],
  ['kashmiri', /^(?:red )?chilli powder$/],
  ['condensed', / soup$/],
  [
    'vanilla',
    /^(?:custard|yoghurt|greek yoghurt|whey protein powder|protein powder|almond milk|soy milk)$/,
  ],
  ['chocolate', /^(?:custard|whey protein powder|protein powder)$/],
  ['curly', /^parsley$/],
]);
