/** The user's open households; stored on this device, so that their names show without a network. */
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import type { Household } from '@saltbush/contract/households';
import { onAnnouncement } from '../../api/announcements';
import { listKeys, removeText } from '../../api/local-store';
import { queryClient } from '../../api/query-client';
import { getSession } from '../../api/session';
import { listOfValid, objectWith, storedValue } from '../../api/stored-value';
import { householdsQuery } from '../household-data';

export type KnownHousehold = Pick<Household, '_id' | 'name' | 'settings'> & {
  /** Absent of one that was stored before there were zones. */
  timeZone?: Household['timeZone'];
};

/** Undefined while they are loading for the first time on this device. */
export function useKnownHouseholds(): readonly KnownHousehold[] | undefined {
  const { data } = useQuery(householdsQuery);
  const open = data && openHouseholds(data.households);
  useEffect(() => {
    if (data) stored().write(openHouseholds(data.households));
  }, [data]);
  return open ?? stored().read();
}

export const householdName = (id: string): string | undefined => findKnownHousehold(id)?.name;

export function findKnownHousehold(id: string): KnownHousehold | undefined {
  const data = queryClient.getQueryData(householdsQuery.queryKey);
  const known: readonly KnownHousehold[] | undefined = data?.households ?? stored().read();
  return known?.find(({ _id }) => _id === id);
}

const openHouseholds = (households: readonly Household[]): KnownHousehold[] =>
  households
    .filter(({ status }) => status === 'active')
    .map(({ _id, name, settings, timeZone }) => ({ _id, name, settings, timeZone }));

const prefix = 'saltbush.households.';

function stored() {
  const userId = getSession()?.user?._id;
  return storedValue(userId && prefix + userId, {
    schema: listOfValid(
      objectWith<KnownHousehold>({
        _id: z.string(),
        name: z.string(),
        settings: objectWith<Household['settings']>({
          enableMealPlanning: z.boolean(),
          enableShoppingLists: z.boolean(),
        }),
      }),
    ),
  });
}

onAnnouncement('signedOut', () => listKeys(prefix).forEach(removeText));
