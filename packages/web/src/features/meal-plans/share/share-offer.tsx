/** On a planned week of someone who cooks for others and is in no community: the way to share it. Loaded when it is due. */
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readText, writeText } from '../../../api/local-store';
import { paths } from '../../../paths';
import { LinkButton } from '../../../ui/link-button';
import { householdsQuery } from '../../household-data';
import classes from './share-offer.module.css';

export const shareOfferKey = 'saltbush.share-offer-dismissed';

/** @param people how many eat */
export function ShareOffer({ people }: { people: number }) {
  const { data } = useQuery(householdsQuery);
  const [isDismissed, setDismissed] = useState(readText(shareOfferKey) === 'true');
  const isAlone = data !== undefined && data.households.length + data.deleted.length === 0;
  if (!isAlone || isDismissed) return null;
  const dismiss = () => {
    writeText(shareOfferKey, 'true');
    setDismissed(true);
  };
  return (
    <aside className={classes.offer} aria-label="Share this week">
      <p className={classes.text}>
        <strong>Cooking for {people}?</strong> Plan and shop together: one week and one list for
        everyone at home.
      </p>
      <div className={classes.ways}>
        <LinkButton to={paths.households} search={{ openModal: 'true' }}>
          Share with your household
        </LinkButton>
        <Button variant="subtle" onClick={dismiss}>
          Not now
        </Button>
      </div>
    </aside>
  );
}
