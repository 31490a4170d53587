/**
 * Who is home for a meal, changed with one tap, and the dishes that follow from it.
 *
 * - A dish is cooked for as many serves as those at home eat, rounded up, as long as nobody set another number:
 *   it follows while it has the number that followed before.
 * - While someone is alone on the plan and nobody has said how many eat, a recipe is cooked as it is written.
 * - Who is home for dinner is home for dessert.
 */
import { quantityFor } from '../meal-plans/cooking-quantity';
import { defaultMeal, type MenuEntry } from '../meal-plans/menu';
import { weekdayOf, type PlainDate } from '../days/week';
import type { AttendanceRow } from '../rows/eater-rows';
import {
  countPeople,
  countUnnamed,
  habitKey,
  isUsuallyHome,
  sumPortions,
  tableAt,
  type Eater,
  type WhoEats,
} from './eaters';

/** @example tableMeal('dessert') // 'dinner' */
export const tableMeal = (meal: string): string =>
  meal.toLowerCase() === 'dessert' ? defaultMeal : meal;

/**
 * For how many people a dish of this meal is cooked.
 *
 * @returns whole serves; undefined when it is not known who eats, or nobody is home
 * @example servesAt('2026-11-25', 'dinner', { eaters: [adult, toddler], attendances }) // 2
 */
export function servesAt(date: PlainDate, meal: string, whoEats: WhoEats): number | undefined {
  if (countPeople(whoEats) === undefined) return undefined;
  const { portions } = tableAt(date, tableMeal(meal), whoEats);
  return portions > 0 ? Math.ceil(portions) : undefined;
}

/**
 * How many times a recipe is bought for that no meal is planned: for all who eat.
 *
 * @param serves of the recipe as written; undefined when nobody has said
 * @returns undefined where `quantityAt` does
 * @example quantityForAll(4, familyOfTwo) // 0.5
 */
export function quantityForAll(serves: number | undefined, whoEats: WhoEats): number | undefined {
  if (serves === undefined || countPeople(whoEats) === undefined) return undefined;
  const portions = sumPortions(whoEats.eaters) + countUnnamed(whoEats);
  return quantityFor(Math.ceil(portions), serves);
}

/**
 * How many times a new dish is cooked.
 *
 * @param serves of the recipe as written; undefined when nobody has said
 * @returns undefined when nothing is known of those who eat, or for how many the recipe is: it is cooked as written
 * @example quantityAt('2026-11-25', 'dinner', 4, familyOfTwo) // 0.5
 */
export function quantityAt(
  date: PlainDate,
  meal: string,
  serves: number | undefined,
  whoEats: WhoEats,
): number | undefined {
  if (serves === undefined) return undefined;
  const people = servesAt(date, meal, whoEats);
  return people === undefined ? undefined : quantityFor(people, serves);
}

/**
 * The `home` of an attendance after one person is tapped; null when it is as usual again.
 *
 * @example homeAfterTap('2026-11-25', 'dinner', 'sam', whoEats) // ['jo']
 */
export function homeAfterTap(
  date: PlainDate,
  meal: string,
  eaterId: string,
  whoEats: WhoEats,
): string[] | null {
  const home = new Set(tableAt(date, meal, whoEats).eaters.map(({ id }) => id));
  if (!home.delete(eaterId)) home.add(eaterId);
  const isUsual = whoEats.eaters.every(
    (eater) => home.has(eater.id) === isUsuallyHome(date, meal, eater),
  );
  return isUsual ? null : whoEats.eaters.map(({ id }) => id).filter((id) => home.has(id));
}

/** Whether someone is home who usually is not, or the other way round. */
export const isUnusual = (date: PlainDate, meal: string, whoEats: WhoEats): boolean =>
  habitsAfter(date, meal, whoEats).length > 0;

/**
 * What makes this day the habit of its weekday: the new `awayOn` of those whose habit differs.
 *
 * @example habitsAfter('2026-11-25', 'dinner', whoEats) // [{ eater: sam, awayOn: ['wednesday.dinner'] }]
 */
export function habitsAfter(
  date: PlainDate,
  meal: string,
  whoEats: WhoEats,
): { eater: Eater; awayOn: string[] }[] {
  const habit = habitKey(weekdayOf(date), meal);
  const home = new Set(tableAt(date, meal, whoEats).eaters.map(({ id }) => id));
  return whoEats.eaters
    .filter((eater) => eater.awayOn.includes(habit) === home.has(eater.id))
    .filter((eater) => isUsuallyHome(date, meal, eater) !== home.has(eater.id))
    .map((eater) => ({
      eater,
      awayOn: home.has(eater.id)
        ? eater.awayOn.filter((other) => other !== habit)
        : [...eater.awayOn, habit],
    }));
}

/**
 * Who eats with this attendance in place of the one before.
 *
 * @example withAttendance(whoEats, '2026-11-25.dinner', { home: ['jo'] })
 */
export function withAttendance(
  whoEats: WhoEats,
  id: string,
  attendance: Partial<AttendanceRow>,
): WhoEats {
  return { ...whoEats, attendances: new Map([...whoEats.attendances, [id, attendance]]) };
}

export interface TableChange {
  date: PlainDate;
  before: WhoEats;
  after: WhoEats;
  /** Of a recipe as written; undefined when it can't be read, or nobody has said. */
  servesOf: (recipeId: string) => number | undefined;
}

/**
 * The quantity of each dish of a day that followed from who was home, and now is another.
 *
 * @example quantitiesAfter(entries, change) // new Map([['a', 0.75]])
 */
export function quantitiesAfter(
  entries: readonly MenuEntry[],
  { date, before, after, servesOf }: TableChange,
): Map<string, number> {
  const changed = entries.flatMap(({ id, recipeId, meal, quantity }) => {
    const serves = servesOf(recipeId ?? '');
    if (serves === undefined) return [];
    const had = quantityAt(date, meal, serves, before) ?? 1;
    const now = quantityAt(date, meal, serves, after);
    const follows = Math.abs(quantity - had) < roundingError;
    return follows && now !== undefined && now !== quantity ? [[id, now] as const] : [];
  });
  return new Map(changed);
}

/** Quantities are divided people; another device may have rounded one. */
const roundingError = 1e-6;
