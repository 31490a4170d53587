/** Chooses what a member may do: four roles, each with one line. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Radio, Stack } from '@mantine/core';
import '@mantine/core/styles/Radio.layer.css';
import { useState } from 'react';
import type { Household } from '@saltbush/contract/account/households';
import { givenRoles, rolesAbove, type GivenRole } from '@saltbush/domain/account/households/roles';
import { roleHints, roleLabels } from '../access';
import { useChangeRole } from './change-members';
import classes from './members.module.css';

export interface RoleFormProps {
  household: Household;
  member: Household['members'][number];
  onClose: () => void;
}

export function RoleForm({ household, member, onClose }: RoleFormProps) {
  const [role, setRole] = useState<GivenRole>(member.role === 'owner' ? 'member' : member.role);
  const change = useChangeRole(household._id);
  const isLess = member.role !== 'owner' && rolesAbove(role).includes(member.role);
  const save = () => change.mutate({ person: member.user, role }, { onSuccess: onClose });
  return (
    <Stack gap="md">
      <Radio.Group
        label={t`Role`}
        value={role}
        onChange={(value) => setRole(givenRoles.find((one) => one === value) ?? role)}
      >
        <Stack gap="sm" mt="xs">
          {givenRoles.map((one) => (
            <Radio key={one} value={one} label={roleLabels[one]} description={roleHints[one]} />
          ))}
        </Stack>
      </Radio.Group>
      {isLess && (
        <p className={classes.alone}>
          <Trans>
            Open invitations that give more than this stop working, so that nobody comes back by
            one.
          </Trans>
        </p>
      )}
      <Button fullWidth loading={change.isPending} disabled={role === member.role} onClick={save}>
        <Trans>Save role</Trans>
      </Button>
    </Stack>
  );
}
