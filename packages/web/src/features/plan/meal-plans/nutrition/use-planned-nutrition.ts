/** The meals of seven days with what a serve of each has: the plan is on this device, the figures are asked of the server. */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  mostNutritionAtOnce,
  recipeNutritionRoutes,
  type ServeNutritionOnWire,
  type SwappedServeOnWire,
  type SwapToCount,
} from '@saltbush/contract/recipe/recipe-nutrition';
import { daysOfWeek, type DayOfWeek, type PlainDate } from '@saltbush/domain/plan/days/week';
import type { WhoEats } from '@saltbush/domain/plan/eaters/eaters';
import { inOrderOfMeals, type MenuEntry } from '@saltbush/domain/plan/meal-plans/menu';
import { menuOfRows } from '@saltbush/domain/plan/meal-plans/menu-of-rows';
import { swapsOfMeal } from '@saltbush/domain/plan/eaters/meal-swaps';
import { swapName, type NutritionOfRecipes } from '@saltbush/domain/plan/nutrition/day-nutrition';
import { mealSwapLimits } from '@saltbush/domain/plan/rows/meal-swap-rows';
import { knownServes } from '@saltbush/domain/recipe/recipes/serves';
import { call } from '../../../../api/call';
import { useWhoEats } from '../../../device/eaters';
import { usePlanRows, type PlanView } from '../../../device/sync';
import type { PlanScope } from '../../../device/view-mode';

export interface NutritionDay extends DayOfWeek {
  entries: readonly MenuEntry[];
}

export interface PlannedNutrition {
  /** Those with a meal; undefined while the plan is being read. */
  days: readonly NutritionDay[] | undefined;
  view: PlanView | undefined;
  /** Undefined while it is not known. */
  whoEats: WhoEats | undefined;
  /** Undefined until the server has answered. */
  recipes: NutritionOfRecipes | undefined;
  error: unknown;
  isFetching: boolean;
  retry: () => void;
}

/** @param week the first of seven days */
export function usePlannedNutrition(scope: PlanScope, week: PlainDate): PlannedNutrition {
  const view = usePlanRows(scope);
  const whoEats = useWhoEats(scope);
  const days = useMemo(() => view && daysWithMeals(view, week), [view, week]);
  const ids = useMemo(() => recipeIdsOf(days ?? []), [days]);
  const swaps = useMemo(() => (view ? swapsIn(days ?? [], view) : []), [days, view]);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['recipe-nutrition', 'serves', ...ids, swaps],
    queryFn: ({ signal }) => askFor({ ids, swaps }, signal),
    enabled: days !== undefined,
  });
  const recipes = useMemo(
    () =>
      data && view && new Map(data.recipes.map((one) => [one._id, withServes(one, data, view)])),
    [data, view],
  );
  return { days, view, whoEats, recipes, error, isFetching, retry: () => void refetch() };
}

/** Also meals whose recipe can't be read: they are named as not counted. */
function daysWithMeals({ rows }: PlanView, week: PlainDate): NutritionDay[] {
  const menu = menuOfRows(rows, week);
  return daysOfWeek(week)
    .map((day) => ({ ...day, entries: inOrderOfMeals(menu.days[day.weekday]) }))
    .filter(({ entries }) => entries.length > 0);
}

const recipeIdsOf = (days: readonly NutritionDay[]): string[] =>
  [
    ...new Set(days.flatMap(({ entries }) => entries.flatMap(({ recipeId }) => recipeId ?? []))),
  ].sort();

/** Each once, whoever has it. */
function swapsIn(days: readonly NutritionDay[], { rows }: PlanView): SwapToCount[] {
  const entries = days.flatMap((day) => day.entries);
  const all = entries.flatMap((entry) =>
    swapsOfMeal(rows, entry).map(({ recipeId: recipe, key, instead: { of, use } }) => ({
      recipe,
      key,
      of,
      use: [...use],
    })),
  );
  return [...new Map(all.map((swap) => [swap.recipe + swapName(swap), swap])).values()];
}

interface Asked {
  ids: readonly string[];
  swaps: readonly SwapToCount[];
}

interface Answered {
  recipes: ServeNutritionOnWire[];
  swaps: SwappedServeOnWire[];
}

async function askFor({ ids, swaps }: Asked, signal: AbortSignal): Promise<Answered> {
  const found: Answered = { recipes: [], swaps: [] };
  for (let from = 0; from < ids.length; from += mostNutritionAtOnce) {
    const some = ids.slice(from, from + mostNutritionAtOnce);
    const ofThem = swaps.filter(({ recipe }) => some.includes(recipe));
    const body = { ids: some, swaps: ofThem.slice(0, mealSwapLimits.ofWeek) };
    const answer = await call(recipeNutritionRoutes.getSeveral, { body }, { signal });
    found.recipes.push(...answer.recipes);
    found.swaps.push(...(answer.swaps ?? []));
  }
  return found;
}

function withServes(
  { _id, perServe }: ServeNutritionOnWire,
  { swaps }: Answered,
  { recipes }: PlanView,
) {
  const card = recipes.get(_id)?.card;
  const own = swaps.filter(({ recipe }) => recipe === _id);
  const swapped = new Map(own.map((swap) => [swapName(swap), swap.perServe]));
  return { perServe, serves: card && knownServes(card), swapped };
}
