/**
 * What someone has, from what they typed or pasted.
 *
 * - Lines, commas and semicolons part one food from the next; bullets, ticks and amounts are left out.
 * - A food is named once: "Onions" after "onion" is the same.
 * - A food that is offered to be chosen has its name there: "2 carrot" is "carrots".
 */
import { findFood } from '@saltbush/recipe-parser/foods';
import { withoutBullet } from '@saltbush/recipe-parser/text';
import { splitIngredientLine } from '@saltbush/recipe-parser/ingredients';
import { nameToChoose } from './common-foods';

/**
 * @param had what is on the list already
 * @example parseFoodList('- 2 onions, Milk\n500 g beef mince', ['milk']) // ['onions', 'beef mince']
 */
export function parseFoodList(text: string, had: readonly string[] = []): string[] {
  const known = new Set(had.map((food) => findFood(food).key));
  const foods: string[] = [];
  for (const part of text.split(/[\n,;]+/)) {
    const line = withoutBullet(part).trim();
    const name = splitIngredientLine(line).name.slice(0, longestFood).trim();
    const { key } = findFood(name);
    if (name === '' || known.has(key)) continue;
    known.add(key);
    foods.push(nameToChoose(key) ?? name);
  }
  return foods;
}

const longestFood = 100;
