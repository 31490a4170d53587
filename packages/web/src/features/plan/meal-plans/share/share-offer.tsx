/** On a planned week of someone who cooks for others and is in no community: the way to share it. Loaded when it is due. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CloseButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readText, writeText } from '../../../../api/stored/local-store';
import { paths } from '../../../../paths';
import { LinkButton } from '../../../../ui/link-button';
import { householdsQuery } from '../../../device/household-data';
import classes from './share-offer.module.css';

const dismissedKey = 'saltbush.share-offer-dismissed';

/** @param people how many eat */
export function ShareOffer({ people }: { people: number }) {
  const { data } = useQuery(householdsQuery);
  const [isDismissed, setDismissed] = useState(readText(dismissedKey) === 'true');
  const isAlone = data !== undefined && data.households.length + data.deleted.length === 0;
  if (!isAlone || isDismissed) return null;
  const dismiss = () => {
    writeText(dismissedKey, 'true');
    setDismissed(true);
  };
  return (
    <aside className={classes.offer} aria-label={t`Share your plan`}>
      <p className={classes.text}>
        <Trans>
          <strong>Cooking for {people}?</strong> Plan and shop from one week and one list.
        </Trans>
      </p>
      <CloseButton size={44} aria-label={t`Don’t share`} onClick={dismiss} />
      <LinkButton to={paths.households} search={{ openModal: 'true' }} className={classes.way}>
        <Trans>Share with your household</Trans>
      </LinkButton>
    </aside>
  );
}
