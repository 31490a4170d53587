/** The list at two retailers: what it saves and what goes where. */
import { Button } from '@mantine/core';
import type { ListLine } from '@saltbush/domain/plan/shopping-list/list/shopping-list';
import type { BasketSplit } from '@saltbush/domain/plan/prices/basket/compare-baskets';
import { coverageText } from '@saltbush/domain/plan/prices/basket/coverage';
import { dollars } from '@saltbush/domain/plan/prices/unit-price';
import classes from './compare-prices.module.css';
import { ItemRows, type RetailerTotalProps } from './retailer-total';

export interface SplitProps extends Pick<RetailerTotalProps, 'present' | 'lineOf'> {
  split: BasketSplit;
  nameOf: (retailer: string) => string;
  onAssign: (store: string, lines: readonly ListLine[]) => void;
}

export function Split({ split, present, nameOf, lineOf, onAssign }: SplitProps) {
  const assign = () => {
    for (const { retailer, items } of split.baskets) {
      onAssign(
        nameOf(retailer),
        items.flatMap(({ key }) => lineOf(key) ?? []),
      );
    }
  };
  return (
    <section className={classes.card} aria-label="Best split">
      <div className={classes.head}>
        <h3>Best split</h3>
        <span className={classes.sum}>{dollars(split.cents)}</span>
      </div>
      <p className={classes.saving}>
        {split.savingCents >= worthASecondStopCents
          ? `Saves ${dollars(split.savingCents)} against ${nameOf(split.against)} alone`
          : `Saves only ${dollars(Math.max(0, split.savingCents))}: one shop is enough`}
      </p>
      <p className={classes.note}>{coverageText(split.coverage, present)}</p>
      {split.baskets.map(({ retailer, items, cents }) => (
        <details key={retailer} className={classes.items}>
          <summary>
            {nameOf(retailer)}: {items.length} {items.length === 1 ? 'item' : 'items'},{' '}
            {dollars(cents)}
          </summary>
          <ItemRows items={items} lineOf={lineOf} />
        </details>
      ))}
      <Button variant="default" fullWidth mt="xs" onClick={assign}>
        Put these shops on the list
      </Button>
    </section>
  );
}

/** Less than $3 is not worth a second stop; typed by us. */
const worthASecondStopCents = 300;
