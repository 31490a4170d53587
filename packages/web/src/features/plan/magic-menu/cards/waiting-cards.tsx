/** In place of the dinners while they are being chosen. */
import { t } from '@lingui/core/macro';
import { Skeleton } from '@mantine/core';
import classes from './waiting-cards.module.css';

export function WaitingCards() {
  return (
    <output className={classes.cards} aria-busy aria-label={t`Choosing`}>
      {Array.from({ length: 7 }, (_, day) => (
        <Skeleton key={day} className={classes.waiting} radius="lg" />
      ))}
    </output>
  );
}
