/**
 * What each person eats on a planned day, as far as it is known.
 *
 * - Who is home for a meal eats their portion of one serve of it; of a dish that is cooked for fewer, their share of it.
 * - What somebody has another way in a dish counts so for them (`swapped-serve.ts`); where nobody can say what it has, the meal
 *   is not counted for them.
 * - Leftovers are eaten on the day that they are planned for. The day on which they are cooked counts what is eaten there.
 * - A meal that can't be counted is named with the reason: nothing is zero in silence. Without any that is counted there
 *   is no sum.
 * - Guests and people without a name have no sums.
 */
import {
  sumOfNutrients,
  timesNutrients,
  type KnownNutrients,
} from '../../recipe/nutrition/nutrients';
import type { PlainDate } from '../days/week';
import { tableAt, type Eater, type WhoEats } from '../eaters/eaters';
import { tableMeal } from '../eaters/who-is-home';
import { swapsOfMeal, type MealSwap } from '../eaters/meal-swaps';
import type { MenuEntry } from '../meal-plans/menu';
import type { EaterSwap } from '../rows/meal-swap-rows';
import type { RowMap } from '../rows/rows';
import { servesTogether } from './swapped-serve';

export interface NutritionOfRecipe {
  /** Absent when nobody can say. */
  perServe?: KnownNutrients | undefined;
  /** For how many it is as it is written; undefined when nobody has said. */
  serves?: number | undefined;
  /** A serve with one swap, by `swapName`. */
  swapped?: ReadonlyMap<string, KnownNutrients | undefined> | undefined;
}

/**
 * The same for the same swap, whoever has it.
 *
 * @example swapName({ key: 'cream', of: cream, use: [] })
 */
export const swapName = ({ key, of, use }: EaterSwap): string => JSON.stringify([key, of, use]);

/** By the id; those that are not in it may not be seen by the reader. */
export type NutritionOfRecipes = ReadonlyMap<string, NutritionOfRecipe>;

export interface PlannedDay {
  date: PlainDate;
  entries: readonly MenuEntry[];
}

export type UncountedMealReason = 'note' | 'not-visible' | 'unknown';

export interface UncountedMeal {
  entry: MenuEntry;
  reason: UncountedMealReason;
}

export interface EatenNutrition {
  /** Of the meals that are counted; empty without one. */
  total: KnownNutrients;
  /** How many meals they are home for. */
  meals: number;
  uncounted: readonly UncountedMeal[];
}

/**
 * Of one person on one day.
 *
 * @example nutritionOfDay({ date, entries: [soup] }, leo, { whoEats, recipes }).total.energyKj // half of a serve
 */
export function nutritionOfDay(
  { date, entries }: PlannedDay,
  eater: Pick<Eater, 'id' | 'portion'>,
  { whoEats, recipes, rows }: DayFacts,
): EatenNutrition {
  const counted: KnownNutrients[] = [];
  const uncounted: UncountedMeal[] = [];
  for (const entry of entries) {
    const { eaters, portions } = tableAt(date, tableMeal(entry.meal), whoEats);
    if (!eaters.some(({ id }) => id === eater.id)) continue;
    const own = swapsOfMeal(rows, entry).filter(({ eaterId }) => eaterId === eater.id);
    const recipe = withSwaps(recipes.get(entry.recipeId ?? ''), own);
    const reason = reasonAgainst(entry, recipe);
    if (reason) uncounted.push({ entry, reason });
    else counted.push(eatenOf(recipe!, { entry, portion: eater.portion, portions }));
  }
  return {
    total: counted.length === 0 ? {} : sumOfNutrients(counted),
    meals: counted.length + uncounted.length,
    uncounted,
  };
}

interface DayFacts {
  whoEats: WhoEats;
  recipes: NutritionOfRecipes;
  /** Of the plan, which say what people have another way. */
  rows: RowMap;
}

function withSwaps(
  recipe: NutritionOfRecipe | undefined,
  swaps: readonly MealSwap[],
): NutritionOfRecipe | undefined {
  if (!recipe?.perServe || swaps.length === 0) return recipe;
  const serves = swaps.map(({ key, instead }) =>
    recipe.swapped?.get(swapName({ key, ...instead })),
  );
  return { ...recipe, perServe: servesTogether(recipe.perServe, serves) };
}

export interface AverageNutrition {
  /** Of one day. */
  average: KnownNutrients;
  /** How many days have a meal that is counted; the others are left out of it. */
  days: number;
}

/**
 * Of the days of one person that have a sum.
 *
 * @example averageOfDays([monday, dayWithoutMeals]).days // 1
 */
export function averageOfDays(days: readonly EatenNutrition[]): AverageNutrition {
  const counted = days.filter(({ meals, uncounted }) => meals > uncounted.length);
  if (counted.length === 0) return { average: {}, days: 0 };
  const total = sumOfNutrients(counted.map((day) => day.total));
  return { average: timesNutrients(total, 1 / counted.length), days: counted.length };
}

function reasonAgainst(
  { recipeId }: MenuEntry,
  recipe: NutritionOfRecipe | undefined,
): UncountedMealReason | undefined {
  if (recipeId === undefined) return 'note';
  if (!recipe) return 'not-visible';
  // A source that states protein only would count as a meal without energy.
  return recipe.perServe?.energyKj === undefined ? 'unknown' : undefined;
}

interface Eaten {
  entry: MenuEntry;
  portion: number;
  /** Of all who are home. */
  portions: number;
}

function eatenOf({ perServe = {}, serves }: NutritionOfRecipe, eaten: Eaten): KnownNutrients {
  const { entry, portion, portions } = eaten;
  const cooked = serves === undefined ? portions : entry.quantity * serves;
  return timesNutrients(perServe, portion * Math.min(1, cooked / portions));
}
