/** The kitchen screen of the plan that this device shows (/today), for people who are signed in. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useState } from 'react';
import { isLimited } from '@saltbush/domain/account/households/roles';
import { useUser } from '../../../api/session';
import { paths } from '../../../paths';
import { Dialog } from '../../../ui/dialog/dialog';
import { LinkIcon } from '../../../ui/link-button';
import { KitchenLinks } from '../../device/kitchen-links';
import { usePageView } from '../../device/view-mode';
import { KitchenScreen } from './kitchen-screen';
import classes from './kitchen.module.css';

export function KitchenPage() {
  const user = useUser();
  return user ? <KitchenOf userId={user._id} /> : null;
}

const kitchenTitle = t`Kitchen screen`;

function KitchenOf({ userId }: { userId: string }) {
  const { scope, household } = usePageView(userId, 'enableMealPlanning');
  const { householdId } = scope;
  const [isOpen, setOpen] = useState(false);
  const mayPlan = !isLimited(household?.role);
  return (
    <div className={classes.page} data-full-screen>
      <KitchenScreen
        key={householdId}
        source={{ householdId }}
        mayPlan={mayPlan}
        actions={
          <>
            {mayPlan && (
              <Button variant="default" onClick={() => setOpen(true)}>
                <Trans>Show on a tablet</Trans>
              </Button>
            )}
            <LinkIcon
              to={paths.menuMaker}
              variant="subtle"
              color="gray"
              size={44}
              aria-label={t`Close`}
            >
              <IconX size={24} stroke={1.75} aria-hidden />
            </LinkIcon>
          </>
        }
      />
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={kitchenTitle} size="question">
        <KitchenLinks householdId={householdId} />
      </Dialog>
    </div>
  );
}
