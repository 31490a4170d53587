/** The chips of the picker. Those that are on must all hold. */
import { t } from '@lingui/core/macro';
import type { RecipeCard } from '@saltbush/contract/recipe/recipes';
import { addDays, type PlainDate } from '@saltbush/domain/plan/days/week';
import type { RowMap } from '@saltbush/domain/plan/rows/rows';

export const recipeFilters = ['favourites', 'quick', 'notLately'] as const;
export type RecipeFilter = (typeof recipeFilters)[number];

export const filterLabels: Record<RecipeFilter, string> = {
  favourites: t`Favourites`,
  quick: t`Under 30 min`,
  notLately: t`Not lately`,
};

const quickMinutes = 30;
const latelyDays = 28;

/** @param lately ids of recipes that were planned a short while ago, or are planned */
export function passes(
  filters: readonly RecipeFilter[],
  lately: ReadonlySet<string>,
): (card: RecipeCard) => boolean {
  const holds: Record<RecipeFilter, (card: RecipeCard) => boolean> = {
    favourites: ({ isFavourite }) => isFavourite,
    quick: ({ totalMinutes }) => totalMinutes !== undefined && totalMinutes <= quickMinutes,
    notLately: ({ _id }) => !lately.has(_id),
  };
  return (card) => filters.every((filter) => holds[filter](card));
}

/** The recipes of the last four weeks, and of all that is planned from today on. */
export function plannedLately(rows: RowMap, today: PlainDate): ReadonlySet<string> {
  const since = addDays(today, -latelyDays);
  const ids = [...rows.values()].flatMap(({ fields }) =>
    'date' in fields && 'recipeId' in fields && (fields.date ?? '') >= since
      ? (fields.recipeId ?? [])
      : [],
  );
  return new Set(ids);
}
