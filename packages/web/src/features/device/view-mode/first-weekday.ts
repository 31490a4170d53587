/** The weekday that the weeks of the plan start on, from what this device already has, as its time zone. */
import { useSyncExternalStore } from 'react';
import { firstWeekdayOr } from '@saltbush/domain/plan/days/first-weekday';
import type { Weekday } from '@saltbush/domain/plan/days/week';
import { getSession, useUser } from '../../../api/session';
import { findKnownHousehold } from './known-households';
import { watchHouseholds } from './time-zone';

/**
 * Renders again when someone chooses another.
 *
 * @param householdId absent: of the person's own plan
 */
export function useFirstWeekday(householdId: string | undefined): Weekday {
  // One's own comes with the profile.
  useUser();
  return useSyncExternalStore(watchHouseholds, () => firstWeekdayOf(householdId));
}

function firstWeekdayOf(householdId: string | undefined): Weekday {
  const household = householdId === undefined ? undefined : findKnownHousehold(householdId);
  return firstWeekdayOr((household ?? getSession()?.user)?.firstWeekday);
}
