/** The days of a list in words. */
import { t } from '@lingui/core/macro';
import { formatDays, formatWeekdays } from '@saltbush/domain/plan/days/format-days';
import { addDays, formatWeek, weekdayName, weekdayOf } from '@saltbush/domain/plan/days/week';
import type { ListDays } from './use-list-days';

export interface DaysText {
  /** "Until Saturday’s shop", "This week"; absent or blank of days without a name. */
  name?: string;
  dates: string;
}

/** @example daysText(shown) // { name: 'Until Saturday’s shop', dates: '25 – 27 Nov' } */
export function daysText({ kind, days, today, relation, shoppingDays }: ListDays): DaysText {
  if (kind === 'week') return { name: relation, dates: formatWeek(days.from) };
  if (kind === 'until-next-shop') {
    const nextDay = weekdayName(weekdayOf(addDays(days.to, 1)));
    const isShoppingDay = shoppingDays.includes(weekdayOf(today));
    return {
      name: isShoppingDay ? t`Today’s shop` : t`Until ${nextDay}’s shop`,
      dates: formatDays(days),
    };
  }
  return { dates: formatWeekdays(days) };
}
