/**
 * What the plan says once a dish has been cooked: for how many people some is left over, when that could be eaten, and
 * which meal comes next.
 *
 * - The dish belongs to the meal of today that has its recipe; leftovers are not cooked again.
 * - Leftovers of a dish that was not planned are a note: as a meal with the recipe they would be bought.
 * - What was cooked beyond those who are home is left over; half of it where nobody has said who eats.
 * - Leftovers are offered for the next lunch and the next dinner.
 */
import { addDays, daysOfWeek, type PlainDate } from '../days/week';
import { shareOut, type Leftovers, type Split } from './leftovers';
import { defaultMeal, rankOfMeal, type Menu, type MenuEntry } from './menu';

/** @param today what is planned for today */
export const findCookedMeal = (
  today: readonly MenuEntry[],
  recipeId: string,
  leftovers: Leftovers,
): MenuEntry | undefined =>
  today.find((entry) => entry.recipeId === recipeId && !leftovers.cookedAt.has(entry.id));

/**
 * @param people that the dish was cooked for
 * @param home how many are home for it; undefined when nothing is known
 * @returns undefined when nothing is left over
 * @example splitOfCooked(6, 4) // { eaten: 4, later: 2 }
 */
export function splitOfCooked(people: number, home: number | undefined): Split | undefined {
  if (people < 2 || (home !== undefined && people <= home)) return undefined;
  return shareOut(people, home);
}

export interface MealOfDay {
  date: PlainDate;
  meal: string;
}

/**
 * @example placesForLeftovers({ date: '2026-11-27', meal: 'lunch' })
 * // dinner on the same day, lunch on the next
 */
export function placesForLeftovers({ date, meal }: MealOfDay): MealOfDay[] {
  const tomorrow = { date: addDays(date, 1), meal: 'lunch' };
  return rankOfMeal(meal) < rankOfMeal(defaultMeal)
    ? [{ date, meal: defaultMeal }, tomorrow]
    : [tomorrow, { ...tomorrow, meal: defaultMeal }];
}

/**
 * The day that has the note.
 *
 * @example findDayOfNote(menu, 'Pumpkin soup, leftovers for 2') // '2026-11-28'
 */
export const findDayOfNote = (menu: Menu, note: string): PlainDate | undefined =>
  daysOfWeek(menu.startDate).find(({ weekday }) =>
    menu.days[weekday].some((entry) => entry.note === note),
  )?.date;

export interface PlannedNext {
  date: PlainDate;
  entry: MenuEntry;
}

/**
 * The meal after the one that was cooked, in the seven days from today on.
 *
 * @param menu from today on, each day in the order of its meals
 * @param cooked undefined when the dish was not planned: then nothing more of today is known to come
 */
export function findNextMeal(menu: Menu, cooked: MenuEntry | undefined): PlannedNext | undefined {
  const planned = daysOfWeek(menu.startDate).flatMap(({ weekday, date }) =>
    menu.days[weekday].map((entry) => ({ date, entry })),
  );
  const place = planned.findIndex(({ entry }) => entry.id === cooked?.id);
  return planned.find(({ date }, index) => (place < 0 ? date > menu.startDate : index > place));
}
