/**
 * Foods of which a dish often leaves part of a pack, and how many days that part keeps in the fridge.
 *
 * - Counted from the day it was bought, by the storage charts of the USDA's FoodKeeper and of makers of refrigerators: the longer
 *   figure for what is whole or growing, that of an opened pack for the rest. Foods that those do not name have the figure of
 *   the food that is most like them, typed by us. It is how long something is counted on, no promise that it is good.
 * - One row: `food, other food: days`. A kind of a food (flat-leaf parsley) keeps as it does, and is counted as it.
 * - What a household eats and drinks beside its dishes (milk, eggs, butter, bread) is not here: nobody knows what is left.
 */
import { findFoodById, type Food } from '@saltbush/recipe-parser/foods';
import type { Perishing } from './pack';

const perishingRows = `
  cabbage, celery, wombok: 14
  buttermilk, yoghurt: 14
  parsley, coriander, mint, basil, thai-basil, dill, chive, rosemary, thyme, sage, tarragon: 10
  lettuce, fennel, spring-onion: 10
  sour-cream, creme-fraiche: 10
  cream, thickened-cream, feta, ricotta: 7
  kale, silverbeet, spinach, baby-spinach, rocket: 7
  cauliflower, broccolini, tofu: 5
  asparagus: 2
  bok-choy, bean-sprout: 3
`;

/**
 * Undefined of what keeps, or is used up by the piece.
 *
 * @example perishingOf(findFoodById('flat-leaf-parsley')!) // { as: 'parsley', days: 10 }
 */
export function perishingOf(food: Food): Perishing | undefined {
  perishingTable ??= parsePerishingTable();
  const own = perishingTable.get(food.id);
  if (own) return own;
  const parent = food.parentId === undefined ? undefined : findFoodById(food.parentId);
  return parent && perishingOf(parent);
}

/** By the id of the food. */
export function parsePerishingTable(): Map<string, Perishing> {
  const rows = perishingRows.trim().split('\n');
  return new Map(
    rows.flatMap((row) => {
      const [foods = '', days] = row.trim().split(': ');
      return foods.split(', ').map((as) => [as, { as, days: Number(days) }] as const);
    }),
  );
}

let perishingTable: ReturnType<typeof parsePerishingTable> | undefined;
