/** One thing at home: crossed off by a press; its name opens where it is and until when it keeps. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, TextInput, UnstyledButton } from '@mantine/core';
import { useId, useState } from 'react';
import { isPortions, type HomeItem } from '@saltbush/domain/plan/home-items/home-items';
import { isToUseUpFirst, keepsUntil } from '@saltbush/domain/plan/home-items/storage-time';
import { isPlainDate, type PlainDate } from '@saltbush/domain/plan/days/week';
import { homePlaces } from '@saltbush/domain/plan/rows/home-item-rows';
import { ChoiceChips } from '../../../../ui/fields/choice-chips';
import type { HomeItems } from '../../../device/home-items';
import type { PlanScope } from '../../../device/view-mode';
import classes from './home-panel.module.css';
import { factsOf, placeNames } from '../../home-items';
import { PlanPortions } from './plan-portions';

export interface HomeRowProps {
  item: HomeItem;
  home: HomeItems;
  scope: PlanScope;
  today: PlainDate;
}

export function HomeRow(props: HomeRowProps) {
  const { item, home, today } = props;
  const [isOpen, setOpen] = useState(false);
  const details = useId();
  const facts = factsOf(item, home.recipes.get(item.recipeId ?? '')?.card);
  return (
    <li className={classes.item}>
      <div className={classes.line}>
        <UnstyledButton
          className={classes.open}
          aria-expanded={isOpen}
          aria-controls={isOpen ? details : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <span className={classes.name}>{item.name}</span>{' '}
          {facts && (
            <span className={classes.facts} data-soon={isToUseUpFirst(item, today) || undefined}>
              {facts}
            </span>
          )}
        </UnstyledButton>
        <Button
          variant="subtle"
          className={classes.gone}
          aria-label={t`Used up: ${item.name}`}
          onClick={() => home.remove([item])}
        >
          <Trans>Used up</Trans>
        </Button>
      </div>
      {isOpen && (
        <div id={details} className={classes.details}>
          <Details {...props} />
        </div>
      )}
    </li>
  );
}

function Details({ item, home, scope, today }: HomeRowProps) {
  const set = (until: string) => {
    if (until === '') home.change(item.id, { until: null });
    else if (isPlainDate(until)) home.change(item.id, { until, isStillThere: null });
  };
  return (
    <>
      <ChoiceChips
        label={t`Where`}
        value={item.place}
        choices={homePlaces.map((place) => ({ value: place, label: placeNames[place] }))}
        onChange={(place) => {
          // Where it was put now, its days are counted again.
          if (place) home.change(item.id, { place, ...(!isPortions(item) && { since: today }) });
        }}
      />
      <TextInput
        type="date"
        label={t`Keeps until`}
        className={classes.until}
        value={item.until ?? (isPortions(item) ? keepsUntil(item) : '')}
        onChange={(event) => set(event.target.value)}
      />
      {isPortions(item) && <PlanPortions item={item} home={home} scope={scope} today={today} />}
    </>
  );
}
