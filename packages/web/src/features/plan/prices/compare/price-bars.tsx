/** What the list costs at each retailer, and split between two, as bars; each unfolds what it is made of. */
import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { ListLine } from '@saltbush/domain/plan/shopping-list/list/shopping-list';
import type { BasketSplit, BasketTotal } from '@saltbush/domain/plan/prices/basket/compare-baskets';
import { coverageText } from '@saltbush/domain/plan/prices/basket/coverage';
import type { ShownPresent } from '../use-present';
import classes from './price-bars.module.css';
import { ItemRows } from './item-rows';

export interface PriceBarsProps {
  /** The retailers that are compared; at least one. */
  comparable: readonly BasketTotal[];
  split: BasketSplit | undefined;
  present: ShownPresent;
  nameOf: (retailer: string) => string;
  lineOf: (key: string) => ListLine | undefined;
  onAssign: (store: string, lines: readonly ListLine[]) => void;
}

export function PriceBars(props: PriceBarsProps) {
  const { comparable, split, present, nameOf, lineOf } = props;
  const { money } = present;
  const most = Math.max(...comparable.map(({ cents }) => cents), split?.cents ?? 0);
  // No total without it: that of the one that knows least.
  const [least] = comparable.toSorted((a, b) => a.coverage.priced - b.coverage.priced);
  return (
    <section className={classes.card} aria-label={t`Totals`}>
      <ul className={classes.bars}>
        {split && <SplitBar {...props} split={split} share={split.cents / most} />}
        {comparable.map(({ retailer, cents, items }) => (
          <Bar key={retailer} name={nameOf(retailer)} cost={money.text(cents)} share={cents / most}>
            <ItemRows {...{ items, lineOf, present }} />
          </Bar>
        ))}
      </ul>
      {least && <p className={classes.note}>{coverageText(least.coverage, present)}</p>}
      <Unpriced {...props} />
      {split && <UseSplit {...props} split={split} />}
    </section>
  );
}

interface BarProps {
  name: string;
  /** "$12.50" */
  cost: string;
  /** Of the longest bar. */
  share: number;
  saving?: string;
  children: React.ReactNode;
}

function Bar({ name, cost, share, saving, children }: BarProps) {
  return (
    <li>
      <details className={classes.items}>
        <summary>
          <span className={classes.head}>
            <h3>{name}</h3>
            <span className={classes.sum}>{cost}</span>
          </span>
          <span className={classes.bar} data-best={saving !== undefined || undefined} aria-hidden>
            <span style={{ inlineSize: `${share * 100}%` }} />
          </span>
          {saving !== undefined && <span className={classes.saving}>{saving}</span>}
        </summary>
        {children}
      </details>
    </li>
  );
}

type WithSplit = PriceBarsProps & { split: BasketSplit };

function SplitBar({ split, share, nameOf, lineOf, present }: WithSplit & { share: number }) {
  const { money } = present;
  const { savingCents, against, baskets, cents } = split;
  const saving =
    savingCents >= worthASecondStopCents
      ? t`Saves ${{ sum: money.text(savingCents) }} against ${{ retailer: nameOf(against) }} alone`
      : t`Saves only ${money.text(Math.max(0, savingCents))}: one shop is enough`;
  return (
    <Bar name={t`Best split`} cost={money.text(cents)} share={share} saving={saving}>
      {baskets.map((basket) => (
        <div key={basket.retailer}>
          <h4 className={classes.retailer}>
            {nameOf(basket.retailer)}: {itemCount(basket.items.length)}, {money.text(basket.cents)}
          </h4>
          <ItemRows items={basket.items} {...{ lineOf, present }} />
        </div>
      ))}
    </Bar>
  );
}

/** Less than 3 of the currency is not worth a second stop; typed by us. */
const worthASecondStopCents = 300;

/** Items that one of the totals does not have. */
function Unpriced({ comparable, lineOf }: PriceBarsProps) {
  const missing = [...new Set(comparable.flatMap(({ coverage }) => coverage.missing))];
  const names = missing.flatMap((key) => lineOf(key)?.name ?? []);
  if (names.length === 0) return null;
  return (
    <details className={classes.items}>
      <summary className={classes.unpriced}>
        <Plural value={names.length} one="# item without a price" other="# items without a price" />
      </summary>
      <p className={classes.note}>{names.join(', ')}</p>
    </details>
  );
}

function UseSplit({ split, nameOf, lineOf, onAssign }: WithSplit) {
  const assign = () => {
    for (const { retailer, items } of split.baskets) {
      onAssign(
        nameOf(retailer),
        items.flatMap(({ key }) => lineOf(key) ?? []),
      );
    }
  };
  return (
    <Button fullWidth mt="xs" onClick={assign}>
      <Trans>Use this split</Trans>
    </Button>
  );
}

const itemCount = (count: number): string => plural(count, { one: '# item', other: '# items' });
