/** Saves the time zone, the first weekday or the country of the person or of a household; a toast says whether it was saved. */
import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { profileRoutes } from '@saltbush/contract/account/profile';
import { householdsRoutes } from '@saltbush/contract/account/households';
import type { CountryCode } from '@saltbush/domain/account/countries/country';
import { countryName } from '@saltbush/domain/account/countries/country-name';
import type { TimeZone } from '@saltbush/domain/account/households/time-zone';
import { placeOf } from '@saltbush/domain/account/households/zone-clocks';
import { weekdayName, type Weekday } from '@saltbush/domain/plan/days/week';
import { language } from '../../../locale';
import { call } from '../../../api/call';
import { describeError } from '../../../api/describe-error';
import { storeUser } from '../../../api/session';
import { showToast } from '../../../ui/feedback/toast';
import { householdKeys } from '../household-data';

interface HomeChange {
  timeZone?: TimeZone;
  firstWeekday?: Weekday;
  country?: CountryCode;
}

/** @param householdId absent: the person's own */
export function useSaveHome(householdId: string | undefined) {
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const send = async (body: HomeChange) => {
    if (householdId === undefined) {
      return storeUser(await call(profileRoutes.updateProfile, { body }));
    }
    const change = { params: { id: householdId }, body };
    const household = await call(householdsRoutes.changeSettings, change);
    queryClient.setQueryData(householdKeys.one(householdId), household);
    await queryClient.invalidateQueries({ queryKey: householdKeys.all });
  };
  const save = async (change: HomeChange, saved: string): Promise<void> => {
    setBusy(true);
    try {
      await send(change);
      showToast({ kind: 'success', title: saved });
    } catch (error) {
      showToast({ kind: 'error', ...describeError(error) });
    } finally {
      setBusy(false);
    }
  };
  return {
    isBusy,
    saveTimeZone: (timeZone: TimeZone) =>
      save({ timeZone }, t`Time zone saved: ${placeOf(timeZone)}`),
    saveFirstWeekday: (firstWeekday: Weekday) =>
      save({ firstWeekday }, t`Weeks start on ${weekdayName(firstWeekday)} now`),
    saveCountry: (country: CountryCode) =>
      save({ country }, t`Country saved: ${countryName(country, language)}`),
  };
}
