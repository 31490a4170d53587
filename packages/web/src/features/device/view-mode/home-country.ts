/** The country of the plan that is shown, from what this device already has: it is known without a network too. */
import type { HomeCountry } from '@saltbush/domain/account/countries/country';
import { standInCountry } from '@saltbush/domain/account/countries/stand-in-country';
import { getSession } from '../../../api/session';
import { findKnownHousehold } from './known-households';

/** @param householdId absent, or of a household that this device does not know: the person's own */
export function homeCountryOf(householdId: string | undefined): HomeCountry {
  const household = householdId === undefined ? undefined : findKnownHousehold(householdId);
  // What was stored before there were countries has none.
  return (household ?? getSession()?.user)?.homeCountry ?? standInCountry;
}
