import { useSyncExternalStore } from 'react';
import type { HomeCountry } from '@saltbush/domain/account/countries/country';
import { useUser } from '../../../api/session';
import { homeCountryOf, watchHouseholds } from '../view-mode';

/**
 * Renders again when someone chooses another.
 *
 * @param householdId absent: of the person's own plan
 */
export function useHomeCountry(householdId: string | undefined): HomeCountry {
  // One's own comes with the profile.
  useUser();
  return useSyncExternalStore(watchHouseholds, () => homeCountryOf(householdId));
}
