/** What is chosen of a setting, in a few words; blank until it is known. */
import { plural, t } from '@lingui/core/macro';
import { useMantineColorScheme } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { User } from '@saltbush/contract/account/session';
import { countPeople } from '@saltbush/domain/plan/eaters/eaters';
import { LateValue } from '../../../../../ui/layout/setting-rows';
import { themeNames } from '../../../../../ui/theme/theme-switch';
import { useWhoEats } from '../../../../device/eaters';
import { householdsQuery } from '../../../../device/household-data';
import { useDevices } from '../sign-in/use-devices';

export function DevicesValue() {
  const { data } = useDevices();
  return data ? plural(data.length, { one: '# device', other: '# devices' }) : null;
}

export function CommunityValue({ user: { defaultHousehold } }: { user: User }) {
  const { data } = useQuery(householdsQuery);
  if (defaultHousehold === null) return t`My own plan`;
  const household = data?.households.find(({ _id }) => _id === defaultHousehold);
  return household ? <LateValue>{household.name}</LateValue> : null;
}

export function PeopleValue({ user: { _id } }: { user: User }) {
  const whoEats = useWhoEats(useMemo(() => ({ userId: _id }), [_id]));
  return whoEats ? plural(countPeople(whoEats) ?? 1, { one: '# person', other: '# people' }) : null;
}

export function ThemeValue() {
  return themeNames[useMantineColorScheme().colorScheme];
}
