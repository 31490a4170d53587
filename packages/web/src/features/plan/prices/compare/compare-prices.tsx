/** What the list costs at each retailer, what two retailers would save, and what its recipes cost. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import { useMemo, useState } from 'react';
import type {
  ShoppingList,
  ListLine,
} from '@saltbush/domain/plan/shopping-list/list/shopping-list';
import type { PricedLine } from '@saltbush/domain/plan/prices/basket/basket';
import {
  compareBaskets,
  compareRetailers,
} from '@saltbush/domain/plan/prices/basket/compare-baskets';
import { recipeCosts } from '@saltbush/domain/plan/prices/basket/recipe-costs';
import { typicalRetailer } from '@saltbush/domain/plan/prices/product';
import { ErrorState } from '../../../../ui/feedback/error-state';
import type { PlanScope } from '../../../device/view-mode';
import type { StoredPrices } from '../data/stored-prices';
import { usePrices } from '../data/use-prices';
import { PriceFileForm } from '../file/price-file-form';
import { ReceiptForm } from '../receipt/receipt-form';
import { Budget } from './budget';
import { usePresent } from '../use-present';
import classes from './compare-prices.module.css';
import { MorePrices, nearestRetailers } from './more-prices';
import { PriceBars } from './price-bars';
import { linesToBuy, pricedLines } from './priced-lines';
import { PriceButtons } from './price-buttons';
import { RecipeCosts } from './recipe-costs';

export interface ComparePricesProps {
  list: ShoppingList;
  scope: PlanScope;
  /** Of the list: seven are a week. */
  dayCount: number;
  /** How many a recipe serves on these days, all times that it is cooked. */
  servesOf: (recipeId: string) => number | undefined;
  /** Puts lines on the list of a store. */
  onAssign: (store: string, lines: readonly ListLine[]) => void;
  /** Opens a line for its price. */
  onAddPrice: (key: string) => void;
}

export function ComparePrices(props: ComparePricesProps) {
  const { list, scope } = props;
  const lines = useMemo(() => linesToBuy(list), [list]);
  const { prices, isOffline, isLoading, refresh } = usePrices(scope, lines);
  const [source, setSource] = useState<'receipt' | 'file'>();
  if (isLoading) return <Skeleton height={320} radius="md" />;
  if (!prices) {
    const message = t`Prices are on the server. Try again when you are online.`;
    return <ErrorState message={message} onRetry={refresh} />;
  }
  const form = { scope, prices, onSaved: refresh, onClose: () => setSource(undefined) };
  if (source === 'receipt') return <ReceiptForm {...form} lines={lines} />;
  if (source === 'file') return <PriceFileForm {...form} />;
  return (
    <div className={classes.compare}>
      {isOffline && (
        <p className={classes.note}>
          <Trans>Offline: prices as this device last had them.</Trans>
        </p>
      )}
      <Comparison {...props} {...{ lines, prices }} onSource={setSource} />
    </div>
  );
}

interface ComparisonProps extends ComparePricesProps {
  lines: readonly ListLine[];
  prices: StoredPrices;
  onSource: (source: 'receipt' | 'file') => void;
}

function Comparison(props: ComparisonProps) {
  const { lines, prices, scope, dayCount, servesOf, onAssign, onAddPrice, onSource } = props;
  const compared = useComparison(lines, prices);
  const present = usePresent(scope);
  const nameOf = (id: string) => prices.retailers.find(({ _id }) => _id === id)?.name ?? id;
  const lineOf = (key: string) => lines.find((line) => line.key === key);
  const { totals, comparable, split, estimate, best, unpriced } = compared;
  const addPrice = unpriced === undefined ? undefined : () => onAddPrice(unpriced);
  return (
    <>
      {comparable.length > 0 && (
        <PriceBars {...{ comparable, split, present, nameOf, lineOf, onAssign }} />
      )}
      {comparable.length > 1 ? (
        <PriceButtons onSource={onSource} />
      ) : (
        <MorePrices {...{ totals, estimate, nameOf, present, onSource }} onAddPrice={addPrice} />
      )}
      <Budget {...{ scope, dayCount, present }} weeklyBudget={prices.weeklyBudget} total={best} />
      <RecipeCosts costs={compared.costs} money={present.money} servesOf={servesOf} />
    </>
  );
}

function useComparison(lines: readonly ListLine[], prices: StoredPrices) {
  return useMemo(() => {
    const priced = pricedLines(lines, prices);
    const ids = prices.retailers.map(({ _id }) => _id);
    const comparison = compareRetailers(priced, ids);
    const best = comparison.totals.toSorted(
      (a, b) => b.coverage.priced - a.coverage.priced || a.cents - b.cents,
    )[0];
    const [estimate] = compareBaskets(priced, [typicalRetailer]).totals;
    const nearest = nearestRetailers(comparison.totals).map(({ retailer }) => retailer);
    const unpriced = priced.find((line) => nearest.some((id) => !hasPriceAt(line, id)))?.key;
    const costs = best ? recipeCosts(priced, best.items) : [];
    return { ...comparison, best, estimate, unpriced, costs };
  }, [lines, prices]);
}

const hasPriceAt = ({ products }: PricedLine, id: string): boolean =>
  products.some(({ retailer, price }) => retailer === id && price !== undefined);
