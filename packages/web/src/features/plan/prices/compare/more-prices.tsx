/** How prices come in, while there are too few to compare retailers by. */
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import IconPencilDollar from '@tabler/icons-react/dist/esm/icons/IconPencilDollar.mjs';
import type { BasketTotal } from '@saltbush/domain/plan/prices/basket/compare-baskets';
import {
  coverageText,
  leastRealPercent,
  realCount,
  realCountNeeded,
} from '@saltbush/domain/plan/prices/basket/coverage';
import type { ShownPresent } from '../use-present';
import classes from './compare-prices.module.css';
import { PriceButtons } from './price-buttons';

export interface MorePricesProps {
  /** Of all retailers. */
  totals: readonly BasketTotal[];
  /** What the list costs by typical prices. */
  estimate: BasketTotal | undefined;
  nameOf: (retailer: string) => string;
  present: ShownPresent;
  onSource: (source: 'receipt' | 'file') => void;
  /** Undefined: every item has its prices. */
  onAddPrice: (() => void) | undefined;
}

export function MorePrices(props: MorePricesProps) {
  const { totals, estimate, nameOf, present, onSource, onAddPrice } = props;
  return (
    <section className={classes.card} aria-label={t`Prices so far`}>
      <h3>
        <Trans>Not enough prices to compare shops yet</Trans>
      </h3>
      <p className={classes.note}>
        <Trans>
          Two shops are compared once each has real prices for {leastRealPercent}% of your list.
          They come from your receipts, from files, and from what you type as you see it in the
          shop.
        </Trans>
      </p>
      <ul className={classes.counts}>
        {nearestRetailers(totals).map((total) => (
          <li key={total.retailer}>
            {nameOf(total.retailer)}: {countText(total)}
          </li>
        ))}
      </ul>
      {estimate && estimate.coverage.priced > 0 && (
        <p className={classes.note}>
          <Trans>
            By typical prices your list costs about {present.money.text(estimate.cents)} at any shop
            ({coverageText(estimate.coverage, present)}).
          </Trans>
        </p>
      )}
      <div className={classes.ways}>
        <PriceButtons isMain onSource={onSource} />
        {onAddPrice && <AddPriceButton onClick={onAddPrice} />}
      </div>
    </section>
  );
}

function AddPriceButton({ onClick }: { onClick: () => void }) {
  const icon = <IconPencilDollar size={20} stroke={1.75} aria-hidden />;
  return (
    <Button variant="default" leftSection={icon} onClick={onClick}>
      <Trans>Add a price</Trans>
    </Button>
  );
}

/** The two retailers that are nearest to being compared. */
export const nearestRetailers = (totals: readonly BasketTotal[]): BasketTotal[] =>
  totals.toSorted((a, b) => realCount(b.coverage) - realCount(a.coverage)).slice(0, 2);

/** "3 of 12 items, 5 more to go" */
function countText({ coverage }: BasketTotal): string {
  const { total } = coverage;
  const missing = realCountNeeded(coverage) - realCount(coverage);
  const real = realCount(coverage);
  return missing > 0
    ? plural(total, {
        one: `${real} of # item, ${missing} more to go`,
        other: `${real} of # items, ${missing} more to go`,
      })
    : plural(total, { one: `${real} of # item, enough`, other: `${real} of # items, enough` });
}
