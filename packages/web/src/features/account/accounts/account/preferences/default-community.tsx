/** Whose plan and list open first: the person's own, or those of a community. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Radio, Skeleton, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Radio.layer.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '@saltbush/contract/account/session';
import { paths } from '../../../../../paths';
import { TextLink } from '../../../../../ui/link-button';
import { householdsQuery } from '../../../../device/household-data';
import { chooseDefaultHousehold } from '../../../households';

export function DefaultCommunity({ user }: { user: User }) {
  const { data, isPending } = useQuery(householdsQuery);
  const [isBusy, setBusy] = useState(false);
  if (isPending) return <Skeleton height={88} />;
  const active = data?.households.filter(({ status }) => status === 'active') ?? [];
  if (active.length === 0) {
    return (
      <Text>
        <Trans>You are not in a community yet. </Trans>
        <TextLink to={paths.households}>
          <Trans>Create or join one</Trans>
        </TextLink>
      </Text>
    );
  }
  const choose = async (value: string) => {
    setBusy(true);
    await chooseDefaultHousehold(value === mine ? undefined : value);
    setBusy(false);
  };
  return (
    <Radio.Group
      aria-label={t`Opens first`}
      value={user.defaultHousehold ?? mine}
      onChange={(value) => void choose(value)}
    >
      <Stack gap="xs">
        <Radio value={mine} label={t`My own plan and list`} disabled={isBusy} />
        {active.map(({ _id, name }) => (
          <Radio key={_id} value={_id} label={name} disabled={isBusy} />
        ))}
      </Stack>
    </Radio.Group>
  );
}

const mine = 'mine';
