/** A week before Magic Menu fills it: what is wanted in it without a day has a free dinner. */
import { weekdayOf, type PlainDate } from '../../days/week';
import type { Leftovers } from '../../meal-plans/leftovers';
import { addEntry, defaultMeal, type Menu, type MenuEntry } from '../../meal-plans/menu';
import type { MenuRules } from '../../meal-plans/menu-rules';
import { daysForUndated } from '../days-for-undated';
import { menuDays } from './week-slots';

export interface WeekToPlace {
  menu: Menu;
  /** Wanted in that week, with no day yet. */
  undated: readonly MenuEntry[];
  /** Of all weeks. */
  leftovers: Leftovers;
  today: PlainDate;
}

export interface PlacingOptions {
  rules: MenuRules;
  /** Ids of slots whose dish stays: their days are not free. */
  locked: ReadonlySet<string>;
  /** Of a dinner; undefined when nobody knows. */
  minutesOf: (entry: MenuEntry) => number | undefined;
}

export interface Placed {
  menu: Menu;
  /** Entries without a day, by their ids, and the days that they get when the menu is used. */
  placed: ReadonlyMap<string, PlainDate>;
}

/** @example placeUndated(week, { rules, locked: new Set(), minutesOf }).placed // Map { 'soup' => '2026-11-26' } */
export function placeUndated(
  { menu, undated, leftovers, today }: WeekToPlace,
  { rules, locked, minutesOf }: PlacingOptions,
): Placed {
  const free = menuDays(menu, today)
    .filter(({ planned, slotId }) => planned.length === 0 && !locked.has(slotId))
    .map(({ date, weekday }) => ({ date, maxMinutes: rules.maxMinutes[weekday] }));
  const dinners = undated.filter(({ meal }) => meal === defaultMeal);
  const placed = daysForUndated(
    dinners.map((entry) => ({
      id: entry.id,
      minutes: minutesOf(entry),
      latest: leftovers.eatenLater.get(entry.id)?.[0]?.date,
    })),
    free,
  );
  const filled = dinners.reduce((all, entry) => {
    const date = placed.get(entry.id);
    return date === undefined ? all : addEntry(all, entry, weekdayOf(date));
  }, menu);
  return { menu: filled, placed };
}
