/**
 * What someone has, from what they typed or pasted.
 *
 * - Lines, commas and semicolons part one food from the next; bullets, ticks and amounts are left out.
 * - A food is named once: "Onions" after "onion" is the same.
 */
import { findFood } from '../foods/find-food';
import { splitIngredientLine } from '../ingredients/parse-ingredient';

/**
 * @param had what is on the list already
 * @example foodsListed('- 2 onions, Milk\n500 g beef mince', ['milk']) // ['onions', 'beef mince']
 */
export function foodsListed(text: string, had: readonly string[] = []): string[] {
  const known = new Set(had.map((food) => findFood(food).key));
  const foods: string[] = [];
  for (const part of text.split(/[\n,;]+/)) {
    const line = part.replace(bulletOrBox, '').trim();
    const name = splitIngredientLine(line).name.slice(0, longestFood).trim();
    const { key } = findFood(name);
    if (name === '' || known.has(key)) continue;
    known.add(key);
    foods.push(name);
  }
  return foods;
}

/** "- ", "• ", "[x] ", "☐ ". */
const bulletOrBox = /^\s*(?:[-–—•*·✓✔☐☑]|\[[ x]?\])+\s*/iu;
const longestFood = 100;
