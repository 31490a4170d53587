/** The week that Magic Menu shows: what is wanted in it without a day has a free dinner. */
import { addEntry, defaultMeal, type MenuEntry } from '@saltbush/domain/plan/meal-plans/menu';
import type { MenuRules } from '@saltbush/domain/plan/meal-plans/menu-rules';
import { weekdayOf, type PlainDate } from '@saltbush/domain/plan/days/week';
import { daysForUndated } from '@saltbush/domain/plan/magic-menu/days-for-undated';
import type { MenuCandidate } from '@saltbush/contract/plan/magic-menu';
import type { PlannedWeek } from './planned-week';
import { menuDays } from './week-slots';

export interface PlacedWeek extends PlannedWeek {
  /** Entries without a day, by their ids, and the days that they get when the menu is used. */
  placed: ReadonlyMap<string, PlainDate>;
}

export function placeUndated(
  week: PlannedWeek,
  candidates: readonly MenuCandidate[],
  rules: MenuRules,
): PlacedWeek {
  const free = menuDays(week.menu, week.today)
    .filter(({ planned }) => planned.length === 0)
    .map(({ date, weekday }) => ({ date, maxMinutes: rules.maxMinutes[weekday] }));
  const dinners = week.undated.filter(({ meal }) => meal === defaultMeal);
  const minutes = new Map(candidates.map((recipe) => [recipe._id, recipe.minutes]));
  const minutesOf = ({ recipeId }: MenuEntry) =>
    recipeId === undefined ? 0 : minutes.get(recipeId);
  const placed = daysForUndated(
    dinners.map((entry) => ({ id: entry.id, minutes: minutesOf(entry) })),
    free,
  );
  const menu = dinners.reduce((all, entry) => {
    const date = placed.get(entry.id);
    return date === undefined ? all : addEntry(all, entry, weekdayOf(date));
  }, week.menu);
  return { ...week, menu, placed };
}
