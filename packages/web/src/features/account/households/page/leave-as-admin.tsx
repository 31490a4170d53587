/** The admin leaves: someone else becomes admin in the same step. Who is alone closes or deletes it instead. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Radio, Stack } from '@mantine/core';
import '@mantine/core/styles/Radio.layer.css';
import { useState } from 'react';
import type { Household } from '@saltbush/contract/account/households';
import { householdRoles } from '@saltbush/domain/account/households/roles';
import { useUser } from '../../../../api/session';
import { roleLabels } from '../access';
import { useCloseHousehold } from '../settings/use-close-household';
import { useDeleteHousehold, useHandOverAndLeave } from '../use-leave-household';
import classes from './household-view.module.css';

export interface LeaveAsAdminProps {
  household: Household;
  onClose: () => void;
}

export function LeaveAsAdmin(props: LeaveAsAdminProps) {
  const user = useUser();
  const others = props.household.members
    .filter((member) => member.user._id !== user?._id)
    .toSorted((one, other) => rankOf(one) - rankOf(other));
  return others.length === 0 ? <Alone {...props} /> : <HandOver {...props} others={others} />;
}

/** Who already does the most is asked first. */
const rankOf = ({ role }: Household['members'][number]): number => householdRoles.indexOf(role);

function HandOver({ household, others }: LeaveAsAdminProps & { others: Household['members'] }) {
  const [chosen, setChosen] = useState(others[0]?.user._id);
  const leave = useHandOverAndLeave();
  const heir = others.find(({ user }) => user._id === chosen)?.user;
  return (
    <Stack gap="md">
      <p className={classes.closedText}>
        <Trans>
          You will no longer see what others share here, and your recipes are no longer shared with
          them. To come back you need a new invitation.
        </Trans>
      </p>
      <Radio.Group label={t`Who is the admin from now on?`} value={chosen} onChange={setChosen}>
        <Stack gap="sm" mt="xs">
          {others.map(({ user, role }) => (
            <Radio
              key={user._id}
              value={user._id}
              label={user.username}
              description={roleLabels[role]}
            />
          ))}
        </Stack>
      </Radio.Group>
      <Button
        color="red"
        fullWidth
        disabled={!heir}
        loading={leave.isPending}
        onClick={() => heir && leave.mutate({ household, heir })}
      >
        {heir ? t`Make ${heir.username} admin and leave` : t`Leave`}
      </Button>
    </Stack>
  );
}

function Alone({ household, onClose }: LeaveAsAdminProps) {
  const close = useCloseHousehold();
  const remove = useDeleteHousehold();
  return (
    <Stack gap="md">
      <p className={classes.closedText}>
        <Trans>
          You are the only one here. Close it, and you can restore it at any time; or delete it, and
          you can restore it for 30 days.
        </Trans>
      </p>
      <Button
        fullWidth
        loading={close.isPending}
        onClick={() => close.mutate(household, { onSuccess: onClose })}
      >
        <Trans>Close it</Trans>
      </Button>
      <Button
        fullWidth
        variant="default"
        loading={remove.isPending}
        onClick={() => remove.mutate(household)}
      >
        <Trans>Delete it</Trans>
      </Button>
    </Stack>
  );
}
