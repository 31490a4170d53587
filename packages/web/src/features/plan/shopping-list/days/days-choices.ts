/** The days that people often shop for: until the next shop, for the next one, weeks. */
import { t } from '@lingui/core/macro';
import { sevenDaysFrom, type DayRange } from '@saltbush/domain/plan/days/day-range';
import { formatWeekdays } from '@saltbush/domain/plan/days/format-days';
import {
  addWeeks,
  daysBetween,
  formatWeek,
  weekdayOf,
  type PlainDate,
} from '@saltbush/domain/plan/days/week';
import { forNextShop, untilNextShop } from '@saltbush/domain/plan/shopping-list/shopping-days';
import { weeks } from '../../../device/view-mode';
import type { ListDays } from '../state/use-list-days';
import { useOpenDays, type DaysInAddress } from '../state/use-open-days';

export interface DaysChoice {
  /** "Until the next shop, Wed 25 – Fri 27 Nov" */
  text: string;
  isShown: boolean;
  open: () => void;
}

export interface DaysChoices {
  /** Until the next shop, and for it; empty while no shopping day is known. */
  shops: DaysChoice[];
  weeks: DaysChoice[];
}

/** @example const { shops, weeks } = useDaysChoices(shown); */
export function useDaysChoices(shown: ListDays): DaysChoices {
  const openDays = useOpenDays();
  return { shops: shopChoices(shown, openDays), weeks: weekChoices(shown, openDays) };
}

type OpenDays = (days: DaysInAddress) => void;

function shopChoices(shown: ListDays, openDays: OpenDays): DaysChoice[] {
  const { days, today, kind, shoppingDays, choosePeriod } = shown;
  if (shoppingDays.length === 0) return [];
  const now = untilNextShop(today, shoppingDays);
  const next = forNextShop(today, shoppingDays);
  const isToday = shoppingDays.includes(weekdayOf(today));
  return [
    {
      text: isToday
        ? t`Today’s shop, ${{ days: formatWeekdays(now) }}`
        : t`Until the next shop, ${{ days: formatWeekdays(now) }}`,
      isShown: kind === 'until-next-shop',
      open: () => {
        choosePeriod('until-next-shop');
        openDays({});
      },
    },
    {
      text: t`The next shop, ${formatWeekdays(next)}`,
      isShown: kind === 'days' && isSame(days, next),
      open: () => openDays(next),
    },
  ];
}

const isSame = (one: DayRange, other: DayRange): boolean =>
  one.from === other.from && one.to === other.to;

function weekChoices(
  { days, thisWeek, kind, choosePeriod }: ListDays,
  open: OpenDays,
): DaysChoice[] {
  const near = [-1, 0, 1].map((step) => addWeeks(thisWeek, step));
  const isWeek = kind === 'week';
  const shown = [...new Set(isWeek ? [...near, days.from] : near)].sort();
  return shown.map((week) => ({
    text: [weekName(week, thisWeek), formatWeek(week)].filter(Boolean).join(', '),
    isShown: isWeek && isSame(days, sevenDaysFrom(week)),
    open: () => {
      // Next week is looked at; this one, instead of the days until the next shop, is a habit.
      if (week === thisWeek) choosePeriod('week');
      open(week === thisWeek ? {} : { week });
    },
  }));
}

/** Undefined of weeks further away. */
const weekName = (week: PlainDate, thisWeek: PlainDate): string | undefined =>
  weeks.names[daysBetween(thisWeek, week) / 7 + 1];
