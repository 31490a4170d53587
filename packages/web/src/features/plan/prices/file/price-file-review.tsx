/** What was found in a file: its prices by retailer, its columns, and what is left out. Nothing counts before "Save". */
import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { RetailerOnWire } from '@saltbush/contract/plan/prices';
import type { PriceFileOnWire } from '@saltbush/contract/plan/prices/price-files';
import { formatCount } from '../../../../ui/format-count';
import { useMoney, type Money } from '../../../device/country';
import { useTimeZone, useToday } from '../../../device/view-mode';
import { ReceiptHead } from '../receipt/receipt-head';
import classes from '../receipt/receipt.module.css';
import type { PriceFileFormProps } from './price-file-props';
import { countsByRetailer, meaningNames, pricesToSave } from './file-prices';
import { useSaveFile } from './use-save-file';

export function PriceFileReview(props: PriceFileFormProps & { found: PriceFileOnWire }) {
  const { found, scope, prices, onClose } = props;
  const today = useToday(scope.householdId);
  const timeZone = useTimeZone(scope.householdId);
  const money = useMoney(scope.householdId);
  const [head, setHead] = useState({ retailer: '', date: today });
  const { problem, isSaving, save } = useSaveFile(props);
  const isComplete = found.prices.every(({ retailer, date }) => retailer && date);
  const handleSave = () => save(pricesToSave(found.prices, { ...head, timeZone }));
  return (
    <>
      <Counts {...found} retailers={prices.retailers} />
      {!isComplete && (
        <>
          <p className={classes.note}>
            <Trans>For prices without a shop or a day:</Trans>
          </p>
          <ReceiptHead {...head} scope={scope} retailers={prices.retailers} onChange={setHead} />
        </>
      )}
      <Preview {...found} money={money} />
      <Skipped skipped={found.skipped} />
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
      <Button loading={isSaving} onClick={handleSave}>
        <Trans>Save {priceCount(found.prices.length)}</Trans>
      </Button>
      <Button variant="default" onClick={onClose}>
        <Trans>Cancel</Trans>
      </Button>
    </>
  );
}

interface CountsProps {
  prices: PriceFileOnWire['prices'];
  retailers: readonly RetailerOnWire[];
}

/** "412 prices of Coles" */
function Counts({ prices, retailers }: CountsProps) {
  const nameOf = (id: string) => retailers.find(({ _id }) => _id === id)?.name ?? id;
  return (
    <ul className={classes.facts} aria-label={t`Prices in the file`}>
      {countsByRetailer(prices).map(({ retailer, count }) => (
        <li key={retailer ?? ''}>
          {priceCount(count)} {retailer ? t`of ${nameOf(retailer)}` : t`without a shop`}
        </li>
      ))}
    </ul>
  );
}

const priceCount = (count: number): string =>
  plural(count, { one: '1 price', other: `${formatCount(count)} prices` });

/** The first prices, and which columns they are from. */
function Preview({ prices, columns, unused, money }: PriceFileOnWire & { money: Money }) {
  return (
    <details className={classes.details} open>
      <summary>
        <Trans>What we found</Trans>
      </summary>
      <ul className={classes.lines} aria-label={t`First prices`}>
        {prices.slice(0, shownPrices).map((price, index) => (
          <li key={index} className={classes.found}>
            <span>
              {price.name}{' '}
              <span className={classes.note}>
                {[price.packText, price.date, price.isSpecial && t`special`]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <span className={classes.price}>{money.text(price.cents)}</span>
          </li>
        ))}
      </ul>
      <p className={classes.note}>
        <Trans>Columns: {{ columns: columns.map(columnText).join(', ') }}.</Trans>
        {unused.length > 0 && <Trans> Not used: {{ columns: unused.join(', ') }}.</Trans>}
      </p>
    </details>
  );
}

/** @example columnText({ meaning: 'name', headings: ['Product'] }) // 'name (Product)' */
const columnText = ({ meaning, headings }: PriceFileOnWire['columns'][number]): string =>
  `${meaningNames[meaning]} (${headings.join(', ')})`;

const shownPrices = 5;

function Skipped({ skipped }: Pick<PriceFileOnWire, 'skipped'>) {
  const count = skipped.reduce((sum, { count: of }) => sum + of, 0);
  if (count === 0) return null;
  return (
    <details className={classes.details}>
      <summary>
        <Plural
          value={count}
          one="1 line not read"
          other={`${formatCount(count)} lines not read`}
        />
      </summary>
      <ul className={classes.facts} aria-label={t`Why lines are not read`}>
        {skipped.map(({ reason, count: of, row }) => (
          <li key={reason}>
            {formatCount(of)} {reason} ({of === 1 ? t`line ${row}` : t`first in line ${row}`})
          </li>
        ))}
      </ul>
    </details>
  );
}
