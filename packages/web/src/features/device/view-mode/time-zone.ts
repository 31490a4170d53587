/** The time zone of the plan that is shown, from what this device already has: it is known without a network too. */
import { hashKey } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { isKnownTimeZone } from '@saltbush/domain/account/households/known-time-zone';
import { timeZoneOr } from '@saltbush/domain/account/households/stand-in-time-zone';
import type { TimeZone } from '@saltbush/domain/account/households/time-zone';
import { deviceTimeZone } from '../../../api/device-time-zone';
import { queryClient } from '../../../api/query-client';
import { getSession, useUser } from '../../../api/session';
import { householdsQuery } from '../household-data';
import { findKnownHousehold } from './known-households';

/**
 * @param householdId absent: of the person's own plan, and of a household that this device does not know yet
 */
export function timeZoneOf(householdId: string | undefined): TimeZone {
  const household = householdId === undefined ? undefined : findKnownHousehold(householdId);
  const chosen = (household ?? getSession()?.user)?.timeZone;
  // A zone can be younger than this browser.
  return timeZoneOr(chosen && !isKnownTimeZone(chosen) ? deviceTimeZone() : chosen);
}

/** Renders again when someone chooses another. */
export function useTimeZone(householdId: string | undefined): TimeZone {
  // One's own zone comes with the profile.
  useUser();
  return useSyncExternalStore(watchHouseholds, () => timeZoneOf(householdId));
}

/** Null when nobody has chosen one; undefined while this device does not know. */
export function useChosenTimeZone(householdId: string | undefined): TimeZone | null | undefined {
  const own = useUser()?.timeZone;
  const ofHousehold = useSyncExternalStore(watchHouseholds, () =>
    householdId === undefined ? undefined : findKnownHousehold(householdId)?.timeZone,
  );
  return householdId === undefined ? own : ofHousehold;
}

export function watchHouseholds(onChange: () => void): () => void {
  return queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.queryHash === householdsHash) onChange();
  });
}

const householdsHash = hashKey(householdsQuery.queryKey);
