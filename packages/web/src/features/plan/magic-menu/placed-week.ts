/** The week that Magic Menu shows: what is wanted in it without a day has a free dinner. */
import type { MenuCandidate } from '@saltbush/contract/plan/magic-menu';
import type { PlainDate } from '@saltbush/domain/plan/days/week';
import { weekdayOf } from '@saltbush/domain/plan/days/week';
import { daysForUndated } from '@saltbush/domain/plan/magic-menu/days-for-undated';
import type { MagicMenu } from '@saltbush/domain/plan/magic-menu/magic-menu';
import {
  addEntry,
  defaultMeal,
  entriesOf,
  type MenuEntry,
} from '@saltbush/domain/plan/meal-plans/menu';
import type { MenuRules } from '@saltbush/domain/plan/meal-plans/menu-rules';
import type { PlannedWeek } from './planned-week';
import { menuDays } from './week-slots';

export interface PlacedWeek extends PlannedWeek {
  /** Entries without a day, by their ids, and the days that they get when the menu is used. */
  placed: ReadonlyMap<string, PlainDate>;
}

export interface PlacingOptions {
  candidates: readonly MenuCandidate[];
  rules: MenuRules;
  /** Ids of slots whose dish stays: their days are not free. */
  locked: ReadonlySet<string>;
}

export function placeUndated(
  week: PlannedWeek,
  { candidates, rules, locked }: PlacingOptions,
): PlacedWeek {
  const free = menuDays(week.menu, week.today)
    .filter(({ planned, slotId }) => planned.length === 0 && !locked.has(slotId))
    .map(({ date, weekday }) => ({ date, maxMinutes: rules.maxMinutes[weekday] }));
  const dinners = week.undated.filter(({ meal }) => meal === defaultMeal);
  const minutesOf = minutesIn(week, candidates);
  const placed = daysForUndated(
    dinners.map((entry) => ({
      id: entry.id,
      minutes: minutesOf(entry),
      latest: week.leftovers.eatenLater.get(entry.id)?.[0]?.date,
    })),
    free,
  );
  const menu = dinners.reduce((all, entry) => {
    const date = placed.get(entry.id);
    return date === undefined ? all : addEntry(all, entry, weekdayOf(date));
  }, week.menu);
  return { ...week, menu, placed };
}

/** The recipes that the week gets when the menu is used: those with a day now, then those that were chosen. */
export const newRecipesOf = ({ menu, placed }: PlacedWeek, { picks }: MagicMenu): string[] => [
  ...entriesOf(menu).flatMap(({ id, recipeId }) => (placed.has(id) ? (recipeId ?? []) : [])),
  ...picks.map(({ recipeId }) => recipeId),
];

/** Of the recipe as Magic Menu knows it, or as it is shown; a note takes none. */
function minutesIn({ cards }: PlannedWeek, candidates: readonly MenuCandidate[]) {
  const known = new Map(candidates.map((recipe) => [recipe._id, recipe.minutes]));
  return ({ recipeId }: MenuEntry): number | undefined =>
    recipeId === undefined ? 0 : (known.get(recipeId) ?? cards.get(recipeId)?.totalMinutes);
}
