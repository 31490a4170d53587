/** The user's open households; stored on this device, so that their names show without a network. */
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import type { Household } from '@saltbush/contract/account/households';
import type { HouseholdRole } from '@saltbush/domain/account/households/roles';
import { onAnnouncement } from '../../../api/announcements';
import { listKeys, readText, removeText } from '../../../api/stored/local-store';
import { queryClient } from '../../../api/query-client';
import { getSession } from '../../../api/session';
import {
  listOfValid,
  objectWith,
  parseStored,
  storedValue,
} from '../../../api/stored/stored-value';
import { householdsQuery } from '../household-data';

export type KnownHousehold = Pick<Household, '_id' | 'name' | 'settings'> & {
  /** Absent, like the first weekday and the country, of one that was stored before there were any. */
  timeZone?: Household['timeZone'];
  firstWeekday?: Household['firstWeekday'];
  homeCountry?: Household['homeCountry'];
  /** Of the user. */
  role?: HouseholdRole | undefined;
};

/** Undefined while they are loading for the first time on this device. */
export function useKnownHouseholds(): readonly KnownHousehold[] | undefined {
  const { data } = useQuery(householdsQuery);
  const open = data && openHouseholds(data.households);
  useEffect(() => {
    if (data) storedValue(storageKey(), format).write(openHouseholds(data.households));
  }, [data]);
  return open ?? readStored();
}

export const householdName = (id: string): string | undefined => findKnownHousehold(id)?.name;

export function findKnownHousehold(id: string): KnownHousehold | undefined {
  const data = queryClient.getQueryData(householdsQuery.queryKey);
  const known: readonly KnownHousehold[] | undefined = data?.households ?? readStored();
  return known?.find(({ _id }) => _id === id);
}

const openHouseholds = (households: readonly Household[]): KnownHousehold[] =>
  households
    .filter(({ status }) => status === 'active')
    .map(({ _id, name, settings, timeZone, firstWeekday, homeCountry, members }) => ({
      _id,
      name,
      settings,
      timeZone,
      firstWeekday,
      homeCountry,
      role: members.find(({ user }) => user._id === getSession()?.user?._id)?.role,
    }));

const prefix = 'saltbush.households.';

function storageKey(): string | undefined {
  const userId = getSession()?.user?._id;
  return userId && prefix + userId;
}

const format = {
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
};

/** Each card asks for its household on each render: the same text is parsed once. */
let parsed: { text: string | undefined; households: readonly KnownHousehold[] | undefined } = {
  text: undefined,
  households: undefined,
};

function readStored(): readonly KnownHousehold[] | undefined {
  const key = storageKey();
  const text = key === undefined ? undefined : readText(key);
  if (text !== parsed.text) parsed = { text, households: parseStored(text, format) };
  return parsed.households;
}

onAnnouncement('signedOut', () => listKeys(prefix).forEach(removeText));
