/**
 * What a serve has for somebody who has a food of the dish another way (decision 0153).
 *
 * - The food is taken out, and for what it weighs the other foods are added, by the two amounts of the swap.
 * - Where one of them can't be weighed, nobody can say what the serve has.
 */
import { nutrientKeys } from '@saltbush/recipe-parser/recipe/nutrients';
import { type Rational, rationalToNumber } from '@saltbush/recipe-parser/units';
import {
  type KnownNutrients,
  sumOfNutrients,
  timesNutrients,
} from '../../recipe/nutrition/nutrients';
import type { EaterSwap, SwapLine } from '../rows/meal-swap-rows';
import { type CountedFood, countFood, readFoods } from './count-food';
import type { NutritionPart } from './recipe-nutrition';

/** A recipe that is opened into its parts, and what a serve of it has as it is written. */
export interface CountedRecipe {
  parts: readonly NutritionPart[];
  serves: number | undefined;
  perServe: KnownNutrients | undefined;
}

/**
 * Undefined where nobody can say.
 *
 * @example swappedServe(pancakes, { key: 'milk', of, use: [oatMilk] })?.energyKj // less than with milk
 */
export function swappedServe(
  { parts, serves, perServe }: CountedRecipe,
  { key, of, use }: EaterSwap,
): KnownNutrients | undefined {
  if (!perServe || serves === undefined) return undefined;
  const foods = parts.flatMap((part) => foodsOfPart(part, key));
  if (foods.length === 0) return perServe;
  const less = weighed(foods);
  const more = less && addedFor(less.grams, of, use);
  if (!less || !more) return undefined;
  return difference(perServe, [
    timesNutrients(less.nutrients, -1 / serves),
    timesNutrients(more, 1 / serves),
  ]);
}

/**
 * A serve with several swaps of one person.
 *
 * @param serves each with one of them; undefined where nobody can say what it has
 * @example servesTogether(perServe, [withoutCream, withOatMilk])
 */
export function servesTogether(
  perServe: KnownNutrients,
  serves: readonly (KnownNutrients | undefined)[],
): KnownNutrients | undefined {
  if (serves.includes(undefined)) return undefined;
  const minus = timesNutrients(perServe, -1);
  return difference(
    perServe,
    serves.flatMap((each) => [each!, minus]),
  );
}

interface Weighed {
  grams: number;
  nutrients: KnownNutrients;
}

function foodsOfPart({ rows, measures, times, isOptional }: NutritionPart, key: string) {
  if (!times || isOptional) return [];
  return rows.flatMap(({ row }) =>
    readFoods(row, measures)
      .filter(({ need }) => need.identity.key === key)
      .map((read) => countFood(read, row, measures))
      .filter(({ reason }) => reason === undefined || !uncounted.has(reason))
      .map((food) => multiplied(food, times)),
  );
}

/** What the serve does not count has nothing to take out. */
const uncounted: ReadonlySet<string> = new Set(['optional', 'nothing-to-eat', 'seasoning']);

function multiplied({ grams, nutrients, ...food }: CountedFood, times: Rational): CountedFood {
  const factor = rationalToNumber(times);
  return {
    ...food,
    grams: grams === undefined ? undefined : grams * factor,
    nutrients: nutrients && timesNutrients(nutrients, factor),
  };
}

function weighed(foods: readonly CountedFood[]): Weighed | undefined {
  if (foods.some(({ grams, nutrients }) => grams === undefined || !nutrients)) return undefined;
  return {
    grams: foods.reduce((sum, { grams = 0 }) => sum + grams, 0),
    nutrients: sumOfNutrients(foods.map(({ nutrients = {} }) => nutrients)),
  };
}

/** For so many grams of what is left out. */
function addedFor(
  grams: number,
  of: SwapLine,
  use: readonly SwapLine[],
): KnownNutrients | undefined {
  if (use.length === 0) return nothing;
  const [stated, used] = [foodsOfLine(of), use.flatMap(foodsOfLine)].map(weighed);
  return stated && used && stated.grams > 0
    ? timesNutrients(used.nutrients, grams / stated.grams)
    : undefined;
}

const nothing: KnownNutrients = Object.fromEntries(nutrientKeys.map((nutrient) => [nutrient, 0]));

function foodsOfLine(line: SwapLine): CountedFood[] {
  const found = readFoods(line, 'au').map((read) => countFood(read, line, 'au'));
  return found.length > 0 ? found : [{ name: line.name, reason: 'food-unknown' }];
}

/** A nutrient that one of them does not state is not known; none is less than nothing. */
function difference(from: KnownNutrients, changes: readonly KnownNutrients[]): KnownNutrients {
  return Object.fromEntries(
    nutrientKeys.flatMap((nutrient) => {
      const amounts = [from, ...changes].map((each) => each[nutrient]);
      if (amounts.includes(undefined)) return [];
      return [
        [
          nutrient,
          Math.max(
            0,
            amounts.reduce<number>((sum, each) => sum + each!, 0),
          ),
        ],
      ];
    }),
  );
}
