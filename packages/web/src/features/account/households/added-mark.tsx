/** Says for two weeks who added one without asking, and leaves with one tap. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { Household } from '@saltbush/contract/account/households';
import { useUser } from '../../../api/session';
import { useMay } from './access';
import classes from './added-mark.module.css';
import { useLeaveHousehold } from './use-leave-household';

export function AddedMark({ household }: { household: Household }) {
  const user = useUser();
  const may = useMay(household);
  const leave = useLeaveHousehold();
  const me = household.members.find((member) => member.user._id === user?._id);
  if (me?.addedBy === undefined || !may('leave')) return null;
  return (
    <p className={classes.mark}>
      <Trans>{me.addedBy} added you.</Trans>
      <Button
        variant="default"
        loading={leave.isPending}
        onClick={() => leave.mutate(household)}
        aria-label={t`Leave ${household.name}`}
      >
        <Trans>Leave</Trans>
      </Button>
    </p>
  );
}
