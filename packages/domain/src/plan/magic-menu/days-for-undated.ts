/**
 * Days for the dinners that somebody wants this week and has put on no day yet.
 *
 * - A dinner goes where its cooking fits the time that the day allows; where it fits nowhere it stays without a day.
 * - As many as possible get a day: the longest choose first, each the earliest day that is left.
 * - A dinner whose time is unknown fits a day without a limit alone, as everywhere in Magic Menu.
 */
import type { PlainDate } from '../days/week';

export interface UndatedDinner {
  readonly id: string;
  /** Undefined when its recipe says none; 0 of a note. */
  readonly minutes: number | undefined;
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
  const left = [...free];
  const days = new Map<string, PlainDate>();
  const longestFirst = dinners.toSorted((a, b) => timeOf(b) - timeOf(a));
  for (const dinner of longestFirst) {
    const at = left.findIndex(({ maxMinutes = Infinity }) => timeOf(dinner) <= maxMinutes);
    if (at >= 0) days.set(dinner.id, left.splice(at, 1)[0]!.date);
  }
  return days;
}

/** A number for an unknown time too: two of them have no order. */
const timeOf = ({ minutes = Number.MAX_SAFE_INTEGER }: UndatedDinner): number => minutes;
