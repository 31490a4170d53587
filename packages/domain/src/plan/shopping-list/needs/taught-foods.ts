/** What the foods are that a household said others are: "hokkien noodles" are noodles. */
import { findFood, findFoodById } from '@saltbush/recipe-parser/foods';
import type { FoodRow } from '../../rows/list-rows';
import type { NeededFood } from './list-need';
import { foodOf } from './list-needs';

/** @example taughtFoods([{ sameAs: 'noodles' }]).get('noodles')?.name // 'noodles' */
export function taughtFoods(foods: Iterable<FoodRow>): Map<string, NeededFood> {
  const found = new Map<string, NeededFood>();
  for (const { sameAs: key } of foods) {
    if (key && !found.has(key)) found.set(key, foodOf(identityOf(key)));
  }
  return found;
}

function identityOf(key: string) {
  const food = findFoodById(key);
  if (food) return { key, name: food.name, food };
  // A food that the table does not have: its words are in its key.
  return { ...findFood(key.replaceAll('-', ' ')), key };
}
