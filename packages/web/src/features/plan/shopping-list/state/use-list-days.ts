/**
 * The days that the list is for: those of its address, else those until the next shop, else this week.
 *
 * - "?week=2026-11-23" is a week, "?from=2026-11-28&to=2026-12-04" any days. What is no day, or too many, is ignored.
 * - Until the next shop: where shopping days are known, unless this device chose weeks. The days move on at midnight, and
 *   when someone of the household chooses other shopping days.
 */
import { useSearch } from '@tanstack/react-router';
import {
  isDayRange,
  isPlanDay,
  sevenDaysFrom,
  type DayRange,
} from '@saltbush/domain/plan/days/day-range';
import type { PlainDate, Weekday } from '@saltbush/domain/plan/days/week';
import { untilNextShop } from '@saltbush/domain/plan/shopping-list/shopping-days';
import { shoppingDaysOfRows } from '@saltbush/domain/plan/shopping-list/shopping-days-of-rows';
import { usePlanRows } from '../../../device/sync';
import { useListPeriod, useWeek, type ListPeriod, type PlanScope } from '../../../device/view-mode';

export interface ListDays {
  days: DayRange;
  today: PlainDate;
  /** The first day of the week that has today. */
  thisWeek: PlainDate;
  kind: ListPeriod | 'days';
  /** Of a week to this one: "Next week", or blank. */
  relation: string;
  /** Of the owner of the list; empty while they are not known. */
  shoppingDays: readonly Weekday[];
  /** What this device shows when the address names no days. */
  choosePeriod: (period: ListPeriod) => void;
}

/** @example const { days, today } = useListDays(view.scope); */
export function useListDays(scope: PlanScope): ListDays {
  const { week, today, thisWeek, isChosen, relation } = useWeek(scope.householdId);
  const asked = useAskedDays();
  const view = usePlanRows(scope);
  const [period, choosePeriod] = useListPeriod();
  const shoppingDays = view ? shoppingDaysOfRows(view.rows, today) : [];
  const common = { today, thisWeek, relation, shoppingDays, choosePeriod };
  if (!isChosen) {
    if (asked) return { ...common, kind: 'days', days: asked };
    if (shoppingDays.length > 0 && period === 'until-next-shop') {
      return { ...common, kind: period, days: untilNextShop(today, shoppingDays) };
    }
  }
  return { ...common, kind: 'week', days: sevenDaysFrom(week) };
}

function useAskedDays(): DayRange | undefined {
  const { from = '', to = '' } = useSearch({ strict: false }) as { from?: string; to?: string };
  const days = { from, to };
  return isPlanDay(from) && isPlanDay(to) && isDayRange(days) ? days : undefined;
}
