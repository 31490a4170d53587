/**
 * The meals that Magic Menu fills: the dinners of seven days from today on that nothing is planned for, and the breakfasts,
 * lunches and sides that the rules ask for. A side is chosen with its dinner, so a dinner that is planned already gets none.
 */
import { tableAt, type WhoEats } from '../../eaters/eaters';
import { servesAt } from '../../eaters/who-is-home';
import type { MenuSlot } from '../menu-request';
import { defaultMeal, type Menu, type MenuEntry } from '../../meal-plans/menu';
import { otherMeals, sourceOn, type MenuRules } from '../../meal-plans/menu-rules';
import type { SourceNames } from './source-names';
import {
  daysBetween,
  daysOfWeek,
  weekdayOf,
  type DayOfWeek,
  type PlainDate,
  type Weekday,
} from '../../days/week';

/** A meal of a day that Magic Menu shows: planned already, or with a slot for it. */
export interface MenuDay extends DayOfWeek {
  slotId: string;
  /** "dinner", or one of `otherMeals`. */
  meal: string;
  planned: readonly MenuEntry[];
}

/** @example menuDays(menu, '2026-11-25').map(({ name }) => name) // ['Wednesday', …, 'Sunday'] */
export const menuDays = (menu: Menu, today: PlainDate): MenuDay[] =>
  daysOfWeek(menu.startDate)
    .filter(({ date }) => date >= today)
    .map((day) => ({
      ...day,
      slotId: `${day.date}.${defaultMeal}`,
      meal: defaultMeal,
      planned: menu.days[day.weekday].filter(({ meal }) => meal === defaultMeal),
    }));

/** The meals of these days in the order in which they are eaten: dinners, and what the rules ask for beside them. */
export const menuMeals = (
  menu: Menu,
  { today, rules: { also } }: { today: PlainDate; rules: Pick<MenuRules, 'also'> },
): MenuDay[] =>
  menuDays(menu, today).flatMap((dinner) => {
    const { weekday, date } = dinner;
    const [breakfast, lunch, side] = otherMeals.map((meal) =>
      also[meal].includes(weekday) && isFree(menu, weekday, meal)
        ? [{ ...dinner, meal, slotId: `${date}.${meal}`, planned: [] }]
        : [],
    );
    return [...breakfast!, ...lunch!, dinner, ...(dinner.planned.length === 0 ? side! : [])];
  });

/** Nothing is planned for it; of a side that is said by its dinner. */
const isFree = (menu: Menu, weekday: Weekday, meal: string): boolean =>
  menu.days[weekday].every((entry) => entry.meal !== meal);

/** Each week starts with another seed, so that two weeks without history differ. */
export const seedOfWeek = (start: PlainDate): number => daysBetween('2026-01-05', start);

export interface SlotOptions {
  menu: Menu;
  today: PlainDate;
  whoEats: WhoEats;
  rules: MenuRules;
  sourceNames: SourceNames;
}

/** @returns what is planned as locked slots, then a slot for each free meal */
export const weekSlots = ({
  menu,
  today,
  whoEats,
  rules,
  sourceNames,
}: SlotOptions): MenuSlot[] => [
  ...plannedSlots(menu, whoEats),
  ...menuMeals(menu, { today, rules })
    .filter(({ planned }) => planned.length === 0)
    .map((day) => ({
      id: day.slotId,
      date: day.date,
      meal: day.meal,
      ...demandsOn(day, { rules, sourceNames }),
      eaterIds: tableAt(day.date, plannedMeal(day.meal), whoEats).eaters.map(({ id }) => id),
      portions: servesAt(day.date, plannedMeal(day.meal), whoEats),
    })),
];

/**
 * The meal of the plan that a dish comes to.
 *
 * @example plannedMeal('side') // 'dinner'
 */
export const plannedMeal = (meal: string): string => (meal === 'side' ? defaultMeal : meal);

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
  ...plannedSlots(menu, whoEats).filter(({ id }) => id !== entry.id),
  {
    id: entry.id,
    date,
    meal: entry.meal,
    ...demandsOn({ date, weekday: weekdayOf(date), meal: entry.meal }, { rules, sourceNames }),
    eaterIds: tableAt(date, entry.meal, whoEats).eaters.map(({ id }) => id),
  },
];

/** The minutes of a day are those of its evening; searches and cookbooks are for dinners. */
function demandsOn(
  { date, weekday, meal }: Pick<MenuDay, 'date' | 'weekday' | 'meal'>,
  { rules, sourceNames }: Pick<SlotOptions, 'rules' | 'sourceNames'>,
): Pick<MenuSlot, 'maxMinutes' | 'source' | 'besides'> {
  const maxMinutes = rules.maxMinutes[weekday];
  if (meal === 'side') return { maxMinutes, besides: `${date}.${defaultMeal}` };
  if (meal === 'breakfast' || meal === 'lunch') return {};
  const id = sourceOn(rules, weekday);
  return { maxMinutes, source: id && { id, name: sourceNames.get(id) } };
}

/** What is planned stays, whatever the meal and the day. */
const plannedSlots = (menu: Menu, whoEats: WhoEats): MenuSlot[] =>
  daysOfWeek(menu.startDate).flatMap(({ date, weekday }) =>
    menu.days[weekday].flatMap(({ id, meal, recipeId }) =>
      recipeId === undefined
        ? []
        : [
            {
              id,
              date,
              meal,
              eaterIds: [],
              portions: servesAt(date, meal, whoEats),
              lockedId: recipeId,
            },
          ],
    ),
  );
