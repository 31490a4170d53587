/** Saves the time zone of the person or of a household; a toast says when that failed. */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { accountsRoutes } from '@saltbush/contract/account/accounts';
import { householdsRoutes } from '@saltbush/contract/account/households';
import { type TimeZone } from '@saltbush/domain/account/households/time-zone';
import { placeOf } from '@saltbush/domain/account/households/zone-clocks';
import { call } from '../../../api/call';
import { describeError } from '../../../api/describe-error';
import { storeUser } from '../../../api/session';
import { showToast } from '../../../ui/feedback/toast';
import { householdKeys } from '../household-data';

/** @param householdId absent: the person's own */
export function useSaveTimeZone(householdId: string | undefined) {
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const send = async (timeZone: TimeZone) => {
    if (householdId === undefined) {
      return storeUser(await call(accountsRoutes.updateProfile, { body: { timeZone } }));
    }
    const change = { params: { id: householdId }, body: { timeZone } };
    const household = await call(householdsRoutes.changeSettings, change);
    queryClient.setQueryData(householdKeys.one(householdId), household);
    await queryClient.invalidateQueries({ queryKey: householdKeys.all });
  };
  const save = async (timeZone: TimeZone): Promise<void> => {
    setBusy(true);
    try {
      await send(timeZone);
      showToast({ kind: 'success', title: `Time zone saved: ${placeOf(timeZone)}` });
    } catch (error) {
      showToast({ kind: 'error', ...describeError(error) });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, save };
}
