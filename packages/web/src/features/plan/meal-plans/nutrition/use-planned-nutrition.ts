/** The meals of seven days with what a serve of each has: the plan is on this device, the figures are asked of the server. */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  mostNutritionAtOnce,
  recipeNutritionRoutes,
} from '@saltbush/contract/recipe/recipe-nutrition';
import { daysOfWeek, type DayOfWeek, type PlainDate } from '@saltbush/domain/plan/days/week';
import type { WhoEats } from '@saltbush/domain/plan/eaters/eaters';
import { inOrderOfMeals, type MenuEntry } from '@saltbush/domain/plan/meal-plans/menu';
import { menuOfRows } from '@saltbush/domain/plan/meal-plans/menu-of-rows';
import type { NutritionOfRecipes } from '@saltbush/domain/plan/nutrition/day-nutrition';
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
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['recipe-nutrition', 'serves', ...ids],
    queryFn: ({ signal }) => askFor(ids, signal),
    enabled: days !== undefined,
  });
  const recipes = useMemo(
    () => data && view && new Map(data.map((one) => [one._id, withServes(one, view)])),
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

async function askFor(ids: readonly string[], signal: AbortSignal) {
  const found = [];
  for (let from = 0; from < ids.length; from += mostNutritionAtOnce) {
    const body = { ids: ids.slice(from, from + mostNutritionAtOnce) };
    found.push(...(await call(recipeNutritionRoutes.getSeveral, { body }, { signal })).recipes);
  }
  return found;
}

type ServeNutrition = Awaited<ReturnType<typeof askFor>>[number];

function withServes({ _id, perServe }: ServeNutrition, { recipes }: PlanView) {
  const card = recipes.get(_id)?.card;
  return { perServe, serves: card && knownServes(card) };
}
