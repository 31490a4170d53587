/**
 * Days for the dinners that somebody wants this week and has put on no day yet.
 *
 * - A dinner goes where its cooking fits the time that the day allows, and before the leftovers of it are eaten; where
 *   no day fits it stays without one.
 * - As many as possible get a day. The longest choose first, each the earliest day that is left; one that is left over
 *   takes a day whose dinner fits elsewhere.
 * - A dinner whose time is unknown fits a day without a limit alone, as everywhere in Magic Menu.
 */
import type { PlainDate } from '../days/week';

export interface UndatedDinner {
  readonly id: string;
  /** Undefined when its recipe says none; 0 of a note. */
  readonly minutes: number | undefined;
  /** The day of its first leftovers, if there are any. */
  readonly latest?: PlainDate | undefined;
}

export interface FreeDinner {
  readonly date: PlainDate;
  /** Absent: no limit. */
  readonly maxMinutes?: number | undefined;
}

/**
 * @param free in the order of their days
 * @returns the day of each dinner that gets one, by its id
 * @example daysForUndated([{ id: 'soup', minutes: 40 }], [{ date: '2026-11-25', maxMinutes: 30 }, { date: '2026-11-26' }])
 * // Map { 'soup' => '2026-11-26' }
 */
export function daysForUndated(
  dinners: readonly UndatedDinner[],
  free: readonly FreeDinner[],
): Map<string, PlainDate> {
  const dinnerOn = new Map<PlainDate, UndatedDinner>();
  const longestFirst = dinners.toSorted((a, b) => timeOf(b) - timeOf(a));
  for (const dinner of longestFirst) place(dinner, { free, dinnerOn, tried: new Set() });
  return new Map([...dinnerOn].map(([date, { id }]) => [id, date]));
}

interface Placing {
  free: readonly FreeDinner[];
  dinnerOn: Map<PlainDate, UndatedDinner>;
  /** Days whose dinner has been asked to make way. */
  tried: Set<PlainDate>;
}

function place(dinner: UndatedDinner, placing: Placing): boolean {
  const { free, dinnerOn, tried } = placing;
  const days = free.filter((day) => fits(dinner, day)).map(({ date }) => date);
  const day =
    days.find((date) => !dinnerOn.has(date)) ??
    days.find((date) => {
      if (tried.has(date)) return false;
      tried.add(date);
      return place(dinnerOn.get(date)!, placing);
    });
  if (day === undefined) return false;
  dinnerOn.set(day, dinner);
  return true;
}

const fits = (dinner: UndatedDinner, { date, maxMinutes = Infinity }: FreeDinner): boolean =>
  timeOf(dinner) <= maxMinutes && (dinner.latest === undefined || date <= dinner.latest);

/** A number for an unknown time too: two of them have no order. */
const timeOf = ({ minutes = Number.MAX_SAFE_INTEGER }: UndatedDinner): number => minutes;
