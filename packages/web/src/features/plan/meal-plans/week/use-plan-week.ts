/** Seven days of a plan, as this device chose to see it. */
import { t } from '@lingui/core/macro';
import { usePlanDays } from './plan-days';
import { useSevenDays, weeks, type SevenDays, type ShownWeek } from '../../../device/view-mode';

/** @param householdId whose plan it is; absent: the person's own */
export function usePlanWeek(householdId: string | undefined): ShownWeek {
  const isFromToday = usePlanDays() === 'from-today';
  return useSevenDays(householdId, isFromToday ? fromToday : weeks);
}

const fromToday: SevenDays = {
  isFromToday: true,
  names: [t`The 7 days before`, t`From today`, t`The 7 days after`],
};
