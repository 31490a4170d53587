/** What the list costs at each shop, what two shops would save, and what the week's recipes cost. */
import { Button, Skeleton } from '@mantine/core';
import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs';
import { useMemo, useState } from 'react';
import type { Ledger, LedgerLine } from '@saltbush/domain/shopping-list/ledger/ledger';
import { compareBaskets, type BasketTotal } from '@saltbush/domain/prices/basket/compare-baskets';
import { recipeCosts } from '@saltbush/domain/prices/basket/recipe-costs';
import { ErrorState } from '../../../ui/feedback/error-state';
import type { PlanScope } from '../../view-mode';
import type { StoredPrices } from '../data/stored-prices';
import { usePrices } from '../data/use-prices';
import { ReceiptForm } from '../receipt/receipt-form';
import { Budget } from './budget';
import classes from './compare-prices.module.css';
import { linesToBuy, pricedLines } from './priced-lines';
import { RecipeCosts } from './recipe-costs';
import { Split } from './split';
import { ShopTotal, type ShopTotalProps } from './shop-total';

export interface ComparePricesProps {
  ledger: Ledger;
  scope: PlanScope;
  /** How many a recipe serves in the week, all times that it is cooked. */
  servesOf: (recipeId: string) => number | undefined;
  /** Puts lines on the list of a store. */
  onAssign: (store: string, lines: readonly LedgerLine[]) => void;
}

export function ComparePrices({ ledger, scope, servesOf, onAssign }: ComparePricesProps) {
  const lines = useMemo(() => linesToBuy(ledger), [ledger]);
  const { prices, isOffline, isLoading, refresh } = usePrices(scope, lines);
  const [now] = useState(() => new Date().toISOString());
  const [hasReceipt, setReceipt] = useState(false);
  const compared = useComparison(lines, prices);
  if (isLoading) return <Skeleton height={240} radius="md" />;
  if (!prices || !compared) {
    const message = 'Prices are on the server. Try again when you are online.';
    return <ErrorState message={message} onRetry={refresh} />;
  }
  if (hasReceipt) {
    const close = () => setReceipt(false);
    return <ReceiptForm {...{ scope, lines, prices }} onSaved={refresh} onClose={close} />;
  }
  const nameOf = (id: string) => prices.retailers.find(({ _id }) => _id === id)?.name ?? id;
  const lineOf = (key: string) => lines.find((line) => line.key === key);
  const shown = compared.totals.filter(({ coverage }) => coverage.priced > coverage.estimates);
  const totals = shown.length > 0 ? shown : compared.totals.slice(0, 2);
  return (
    <div className={classes.compare}>
      {isOffline && <p className={classes.note}>Offline: prices as this device last had them.</p>}
      <Totals {...{ totals, now, lineOf, nameOf }} areEstimates={shown.length === 0} />
      {compared.split && shown.length > 1 && (
        <Split split={compared.split} {...{ now, nameOf, lineOf, onAssign }} />
      )}
      <ReceiptButton onClick={() => setReceipt(true)} />
      <Budget scope={scope} weeklyBudget={prices.weeklyBudget} total={compared.best} now={now} />
      <RecipeCosts costs={compared.costs} servesOf={servesOf} />
    </div>
  );
}

function ReceiptButton({ onClick }: { onClick: () => void }) {
  const icon = <IconReceipt size={20} stroke={1.75} aria-hidden />;
  return (
    <Button variant="default" leftSection={icon} onClick={onClick}>
      Add prices from a receipt
    </Button>
  );
}

interface TotalsProps extends Pick<ShopTotalProps, 'now' | 'lineOf'> {
  totals: readonly BasketTotal[];
  nameOf: (retailer: string) => string;
  areEstimates: boolean;
}

function Totals({ totals, now, lineOf, nameOf, areEstimates }: TotalsProps) {
  return (
    <>
      <ul className={classes.totals}>
        {totals.map((total) => (
          <ShopTotal
            key={total.retailer}
            {...{ total, now, lineOf }}
            name={nameOf(total.retailer)}
          />
        ))}
      </ul>
      {areEstimates && (
        <p className={classes.note}>
          {totals.some(({ coverage }) => coverage.priced > 0)
            ? 'All prices are estimates, the same at every shop.'
            : 'There are no prices yet.'}{' '}
          Add prices as you see them to compare: tap an item on the list, then its price.
        </p>
      )}
    </>
  );
}

function useComparison(lines: readonly LedgerLine[], prices: StoredPrices | undefined) {
  return useMemo(() => {
    if (!prices) return undefined;
    const priced = pricedLines(lines, prices);
    const ids = prices.retailers.map(({ _id }) => _id);
    const comparison = compareBaskets(priced, ids);
    const best = comparison.totals.toSorted(
      (a, b) => b.coverage.priced - a.coverage.priced || a.cents - b.cents,
    )[0];
    return { ...comparison, best, costs: best ? recipeCosts(priced, best.items) : [] };
  }, [lines, prices]);
}
