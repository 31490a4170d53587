/** Days that are picked on a calendar: the first, then the last. */
import { isDayRange, type DayRange } from '@saltbush/domain/plan/days/day-range';
import type { PlainDate, Weekday } from '@saltbush/domain/plan/days/week';
import { mostShoppingDays } from '@saltbush/domain/plan/shopping-list/shopping-days';

export interface PickedDays {
  days: DayRange;
  /** The next tap is the last day; else it begins again. */
  isOpen: boolean;
  /** The day before was too far from this one. */
  wasTooLong?: boolean;
}

/**
 * After a tap; the two days may come in any order.
 *
 * @param picked undefined: nothing yet
 * @example pickDay(pickDay(undefined, '2026-12-04'), '2026-11-28').days // { from: '2026-11-28', to: '2026-12-04' }
 */
export function pickDay(picked: PickedDays | undefined, date: PlainDate): PickedDays {
  const alone = { days: { from: date, to: date }, isOpen: true };
  if (!picked?.isOpen) return alone;
  const [from, to] = [picked.days.from, date].toSorted() as [PlainDate, PlainDate];
  return isDayRange({ from, to })
    ? { days: { from, to }, isOpen: false }
    : { ...alone, wasTooLong: true };
}

/**
 * With or without this weekday: the latest two, and null for none.
 *
 * @example toggleShoppingDay(['saturday'], 'saturday') // null
 */
export function toggleShoppingDay(chosen: readonly Weekday[], day: Weekday): Weekday[] | null {
  const others = chosen.filter((one) => one !== day);
  const days = others.length < chosen.length ? others : [...others, day].slice(-mostShoppingDays);
  return days.length > 0 ? days : null;
}
