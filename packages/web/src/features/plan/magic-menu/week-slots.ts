/** The meals that Magic Menu fills: the dinners of the shown week from today on that nothing is planned for. */
import { tableAt, type WhoEats } from '@saltbush/domain/plan/eaters/eaters';
import type { MenuSlot } from '@saltbush/domain/plan/magic-menu/menu-request';
import { defaultMeal, type Menu, type MenuEntry } from '@saltbush/domain/plan/meal-plans/menu';
import type { MenuRules } from '@saltbush/domain/plan/meal-plans/menu-rules';
import {
  daysOfWeek,
  weekdayOf,
  type DayOfWeek,
  type PlainDate,
} from '@saltbush/domain/plan/days/week';

/** A day that Magic Menu shows: with a dinner that is planned already, or with a slot for one. */
export interface MenuDay extends DayOfWeek {
  slotId: string;
  planned: readonly MenuEntry[];
}

/** @example menuDays(menu, '2026-11-25').map(({ name }) => name) // ['Wednesday', …, 'Sunday'] */
export const menuDays = (menu: Menu, today: PlainDate): MenuDay[] =>
  daysOfWeek(menu.startDate)
    .filter(({ date }) => date >= today)
    .map((day) => ({
      ...day,
      slotId: `${day.date}.${defaultMeal}`,
      planned: menu.days[day.weekday].filter(({ meal }) => meal === defaultMeal),
    }));

export interface SlotOptions {
  menu: Menu;
  today: PlainDate;
  whoEats: WhoEats;
  rules: MenuRules;
}

/** @returns what is planned as locked slots, then a slot for each free dinner */
export const weekSlots = ({ menu, today, whoEats, rules }: SlotOptions): MenuSlot[] => [
  ...plannedSlots(menu),
  ...menuDays(menu, today)
    .filter(({ planned }) => planned.length === 0)
    .map(({ slotId, date, weekday }) => ({
      id: slotId,
      date,
      meal: defaultMeal,
      maxMinutes: rules.maxMinutes[weekday],
      eaterIds: tableAt(date, defaultMeal, whoEats).eaters.map(({ id }) => id),
    })),
];

export interface SwappingOptions extends Omit<SlotOptions, 'today'> {
  /** In the menu. */
  entry: MenuEntry;
  date: PlainDate;
}

/** @returns the slot of one planned meal, free, and all others as they are planned */
export const swappingSlots = ({
  menu,
  entry,
  date,
  whoEats,
  rules,
}: SwappingOptions): MenuSlot[] => [
  ...plannedSlots(menu).filter(({ id }) => id !== entry.id),
  {
    id: entry.id,
    date,
    meal: entry.meal,
    maxMinutes: rules.maxMinutes[weekdayOf(date)],
    eaterIds: tableAt(date, entry.meal, whoEats).eaters.map(({ id }) => id),
  },
];

/** What is planned stays, whatever the meal and the day. */
const plannedSlots = (menu: Menu): MenuSlot[] =>
  daysOfWeek(menu.startDate).flatMap(({ date, weekday }) =>
    menu.days[weekday].flatMap(({ id, meal, recipeId }) =>
      recipeId === undefined ? [] : [{ id, date, meal, eaterIds: [], lockedId: recipeId }],
    ),
  );
