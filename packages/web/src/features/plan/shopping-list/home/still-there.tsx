/** Asks once about what lies longer than its kind keeps. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import type { HomeItem } from '@saltbush/domain/plan/home-items/home-items';
import type { PlainDate } from '@saltbush/domain/plan/days/week';
import type { HomeItems } from '../../../device/home-items';
import classes from './home-panel.module.css';
import { placeNames, sinceText } from '../../home-items';

export interface StillThereProps {
  items: readonly HomeItem[];
  home: HomeItems;
  today: PlainDate;
}

export function StillThere({ items, home, today }: StillThereProps) {
  if (items.length === 0) return null;
  return (
    <section className={classes.asked} aria-label={t`Still there?`}>
      <h3 className={classes.place}>
        <Trans>Still there?</Trans>
      </h3>
      <ul className={classes.items}>
        {items.map((item) => (
          <li key={item.id} className={classes.question}>
            <span className={classes.text}>
              <span className={classes.name}>{item.name}</span>{' '}
              <span className={classes.facts}>
                {placeNames[item.place]}, {sinceText(item.since, today)}
              </span>
            </span>
            <Group gap="xs" wrap="nowrap">
              <Button
                variant="default"
                aria-label={t`Still there: ${item.name}`}
                onClick={() => home.change(item.id, { isStillThere: true })}
              >
                <Trans>Still there</Trans>
              </Button>
              <Button
                variant="default"
                aria-label={t`Gone: ${item.name}`}
                onClick={() => home.remove([item])}
              >
                <Trans>Gone</Trans>
              </Button>
            </Group>
          </li>
        ))}
      </ul>
    </section>
  );
}
