/** Which two shops of the country a person or a household compares; nothing where there are only two. */
import { t } from '@lingui/core/macro';
import { NativeSelect } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { pricesRoutes } from '@saltbush/contract/plan/prices';
import type { HomeCountry } from '@saltbush/domain/account/countries/country';
import { call } from '../../../../api/call';
import { describeError } from '../../../../api/describe-error';
import { showToast } from '../../../../ui/feedback/toast';

export interface ComparedShopsProps {
  /** Absent: the person's own. */
  householdId?: string;
  current: HomeCountry;
}

/** @example <ComparedShops householdId={household._id} current={household.homeCountry} /> */
export function ComparedShops({ householdId, current }: ComparedShopsProps) {
  const { shops, isBusy, save } = useComparedShops(householdId, current.code);
  const compared = shops.filter(({ isCompared }) => isCompared).map(({ _id }) => _id);
  const [first, second] = compared;
  if (shops.length <= 2 || first === undefined || second === undefined) return null;
  const choices = (other: string) =>
    shops.filter(({ _id }) => _id !== other).map(({ _id, name }) => ({ value: _id, label: name }));
  return (
    <>
      <NativeSelect
        label={t`Compare prices at`}
        disabled={isBusy}
        value={first}
        data={choices(second)}
        onChange={(event) => save([event.currentTarget.value, second])}
      />
      <NativeSelect
        label={t`and at`}
        disabled={isBusy}
        value={second}
        data={choices(first)}
        onChange={(event) => save([first, event.currentTarget.value])}
      />
    </>
  );
}

function useComparedShops(householdId: string | undefined, country: string) {
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const queryKey = ['retailers', householdId, country];
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      call(pricesRoutes.listRetailers, { query: { householdId } }, { signal }),
  });
  const send = async (retailers: string[]) => {
    setBusy(true);
    try {
      await call(pricesRoutes.compare, { body: { householdId, retailers } });
      await queryClient.invalidateQueries({ queryKey });
      showToast({ kind: 'success', title: t`Shops saved` });
    } catch (error) {
      showToast({ kind: 'error', ...describeError(error) });
    } finally {
      setBusy(false);
    }
  };
  return {
    shops: data?.retailers ?? [],
    isBusy,
    save: (retailers: string[]) => void send(retailers),
  };
}
