/** On the page of a new community, when bringing what one has did not work at once: one press tries again. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Text } from '@mantine/core';
import type { Household } from '@saltbush/contract/account/households';
import { Panel } from '../../../../ui/layout/panel';
import classes from './bring-offer.module.css';
import { useBring, useThingsToBring } from './use-bring';

export interface BringOfferProps {
  household: Household;
  userId: string;
  /** It was brought, or is not to be. */
  onDone: () => void;
}

/** Nothing when there is nothing to bring. */
export function BringOffer({ household, userId, onDone }: BringOfferProps) {
  const things = useThingsToBring(userId, household.settings);
  const { isBusy, bringAll } = useBring();
  if (!things) return null;
  const to = { household, userId, title: t`Shared with ${household.name}` };
  return (
    <Panel title={t`Share ${things.text}?`}>
      <Text>
        <Trans>
          Everyone who joins {household.name} sees them, and can cook, plan and shop with you. Your
          own plan and list stay as they are.
        </Trans>
      </Text>
      <div className={classes.ways}>
        <Button loading={isBusy} onClick={() => void bringAll(things, to).then(onDone, stay)}>
          <Trans>Share</Trans>
        </Button>
        <Button variant="subtle" disabled={isBusy} onClick={onDone}>
          <Trans>Not now</Trans>
        </Button>
      </div>
    </Panel>
  );
}

/** A toast has said why. */
const stay = () => undefined;
