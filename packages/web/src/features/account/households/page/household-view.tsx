/** The page of one community: members, invitations, what is shared, settings. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { Household } from '@saltbush/contract/account/households';
import { useUser } from '../../../../api/session';
import { DocumentTitle } from '../../../../ui/layout/document-title';
import { Panel } from '../../../../ui/layout/panel';
import { EatersPanel } from '../../../device/eaters';
import { KitchenLinks } from '../../../device/kitchen-links';
import { HouseholdStorage } from '../../storage-use';
import { useMay } from '../access';
import { AddedMark } from '../added-mark';
import { InvitePanel } from '../invitations/invite-panel';
import { Members } from '../members/members';
import { useRestoreHousehold } from '../restore-household';
import { SettingsPanel } from '../settings/settings-panel';
import { HouseholdHead } from './household-head';
import classes from './household-view.module.css';
import { OfferToBring } from './offer-to-bring';
import { SharedThings } from './shared-things';

export function HouseholdView({ household }: { household: Household }) {
  const may = useMay(household);
  const user = useUser();
  // The next step of a new community is first; it stays there when someone joins.
  const [isAlone] = useState(household.members.length === 1);
  return (
    <div className={classes.page}>
      <DocumentTitle title={household.name} />
      <HouseholdHead household={household} />
      <AddedMark household={household} />
      {household.status === 'closed' && <ClosedNotice household={household} />}
      <div className={classes.columns}>
        <div className={classes.column}>
          {user && may('shareRecipes') && <OfferToBring household={household} userId={user._id} />}
          {isAlone && may('invite') && <InvitePanel household={household} />}
          <Members household={household} />
          {!isAlone && may('invite') && <InvitePanel household={household} />}
          {user && may('planMeals') && <HouseholdEaters household={household} userId={user._id} />}
        </div>
        <div className={classes.column}>
          {may('shareRecipes') && <SharedThings household={household} />}
          <HouseholdStorage id={household._id} canFreeSpace={may('changeSettings')} />
          {may('planMeals') && (
            <Panel title={t`Kitchen screen`}>
              <KitchenLinks householdId={household._id} />
            </Panel>
          )}
          {(may('changeSettings') || may('delete')) && <SettingsPanel household={household} />}
        </div>
      </div>
    </div>
  );
}

function HouseholdEaters({ household, userId }: { household: Household; userId: string }) {
  const members = useMemo(
    () =>
      household.members
        .map(({ user }) => ({ id: user._id, name: user.username }))
        .toSorted((one, other) => +(other.id === userId) - +(one.id === userId)),
    [household.members, userId],
  );
  return <EatersPanel scope={{ userId, householdId: household._id }} members={members} />;
}

function ClosedNotice({ household }: { household: Household }) {
  const may = useMay(household);
  const restore = useRestoreHousehold();
  return (
    <Alert color="blue" title={t`This community is closed`} className={classes.closed}>
      <p className={classes.closedText}>
        <Trans>Its members can’t open it until you restore it.</Trans>
      </p>
      {may('restore') && (
        <Button loading={restore.isPending} onClick={() => restore.mutate(household._id)}>
          <Trans>Restore</Trans>
        </Button>
      )}
    </Alert>
  );
}
