/** The meals that Magic Menu fills: the dinners of seven days from today on that nothing is planned for. */
import { tableAt, type WhoEats } from '../../eaters/eaters';
import type { MenuSlot } from '../menu-request';
import { defaultMeal, type Menu, type MenuEntry } from '../../meal-plans/menu';
import { sourceOn, type MenuRules } from '../../meal-plans/menu-rules';
import type { SourceNames } from './source-names';
import {
  daysBetween,
  daysOfWeek,
  weekdayOf,
  type DayOfWeek,
  type PlainDate,
  type Weekday,
} from '../../days/week';

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

/** Each week starts with another seed, so that two weeks without history differ. */
export const seedOfWeek = (start: PlainDate): number => daysBetween('2026-01-05', start);

export interface SlotOptions {
  menu: Menu;
  today: PlainDate;
  whoEats: WhoEats;
  rules: MenuRules;
  sourceNames: SourceNames;
}

/** @returns what is planned as locked slots, then a slot for each free dinner */
export const weekSlots = ({
  menu,
  today,
  whoEats,
  rules,
  sourceNames,
}: SlotOptions): MenuSlot[] => [
  ...plannedSlots(menu),
  ...menuDays(menu, today)
    .filter(({ planned }) => planned.length === 0)
    .map(({ slotId, date, weekday }) => ({
      id: slotId,
      date,
      meal: defaultMeal,
      ...demandsOn(weekday, { rules, sourceNames }),
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
  sourceNames,
}: SwappingOptions): MenuSlot[] => [
  ...plannedSlots(menu).filter(({ id }) => id !== entry.id),
  {
    id: entry.id,
    date,
    meal: entry.meal,
    ...demandsOn(weekdayOf(date), { rules, sourceNames }),
    eaterIds: tableAt(date, entry.meal, whoEats).eaters.map(({ id }) => id),
  },
];

function demandsOn(
  weekday: Weekday,
  { rules, sourceNames }: Pick<SlotOptions, 'rules' | 'sourceNames'>,
): Pick<MenuSlot, 'maxMinutes' | 'source'> {
  const id = sourceOn(rules, weekday);
  return {
    maxMinutes: rules.maxMinutes[weekday],
    source: id && { id, name: sourceNames.get(id) },
  };
}

/** What is planned stays, whatever the meal and the day. */
const plannedSlots = (menu: Menu): MenuSlot[] =>
  daysOfWeek(menu.startDate).flatMap(({ date, weekday }) =>
    menu.days[weekday].flatMap(({ id, meal, recipeId }) =>
      recipeId === undefined ? [] : [{ id, date, meal, eaterIds: [], lockedId: recipeId }],
    ),
  );
