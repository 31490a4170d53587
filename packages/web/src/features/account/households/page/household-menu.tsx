/** What every member may do with a community for themselves: make it their default, leave it. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Menu } from '@mantine/core';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import IconStarOff from '@tabler/icons-react/dist/esm/icons/IconStarOff.mjs';
import { useState } from 'react';
import type { Household } from '@saltbush/contract/account/households';
import { useUser } from '../../../../api/session';
import { Sheet } from '../../../../ui/dialog/sheet';
import { useConfirm } from '../../../../ui/dialog/use-confirm';
import { mainPart } from '../../../../ui/layout/main-part';
import { useMay } from '../access';
import { chooseDefaultHousehold } from '../default-household';
import { useLeaveHousehold } from '../use-leave-household';
import classes from './household-view.module.css';
import { LeaveAsAdmin } from './leave-as-admin';

export function HouseholdMenu({ household }: { household: Household }) {
  const { _id: id, name } = household;
  const may = useMay(household);
  const { handleLeave, isHandingOver, endHandingOver, dialog } = useLeaving(household);
  return (
    <>
      <Menu position="bottom-end" width={240} portalProps={{ target: mainPart() }}>
        <Menu.Target>
          <Button variant="default" className={classes.more}>
            <IconDots size={20} stroke={1.75} aria-hidden />
            <span className={classes.moreText}>
              <Trans>More</Trans>
            </span>
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {may('makeDefault') && <DefaultItem householdId={id} />}
          {(may('leave') || may('transferAdmin')) && (
            <Menu.Item
              color="red"
              leftSection={<IconLogout size={18} stroke={1.75} aria-hidden />}
              onClick={handleLeave}
            >
              <Trans>Leave community</Trans>
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {dialog}
      <Sheet isOpen={isHandingOver} onClose={endHandingOver} title={t`Leave ${name}?`}>
        <LeaveAsAdmin household={household} onClose={endHandingOver} />
      </Sheet>
    </>
  );
}

/** The owner makes someone else admin with it. */
function useLeaving(household: Household) {
  const may = useMay(household);
  const leave = useLeaveHousehold();
  const { ask, dialog } = useConfirm();
  const [isHandingOver, setHandingOver] = useState(false);
  const handleLeave = () => {
    if (may('transferAdmin')) setHandingOver(true);
    else ask({ ...leaveQuestion(household.name), onConfirm: () => leave.mutateAsync(household) });
  };
  return { handleLeave, isHandingOver, endHandingOver: () => setHandingOver(false), dialog };
}

const leaveQuestion = (name: string) => ({
  title: t`Leave ${name}?`,
  message: t`You will no longer see what others share here, and your recipes are no longer shared with them. To come back you need a new invitation.`,
  confirmLabel: t`Leave`,
  isDangerous: true,
});

function DefaultItem({ householdId }: { householdId: string }) {
  const isDefault = useUser()?.defaultHousehold === householdId;
  const Icon = isDefault ? IconStarOff : IconStar;
  return (
    <Menu.Item
      leftSection={<Icon size={18} stroke={1.75} aria-hidden />}
      onClick={() => void chooseDefaultHousehold(isDefault ? undefined : householdId)}
    >
      {isDefault ? t`No longer my default` : t`Make it my default`}
    </Menu.Item>
  );
}
