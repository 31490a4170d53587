/** Products that were chosen for foods, as far as this device knows prices: those of the lists that it has shown. */
import { t } from '@lingui/core/macro';
import { useMemo } from 'react';
import { useWorkList } from '../../../device/sync/work';
import { scopeKey, type PlanScope } from '../../../device/view-mode';
import { withChanges } from './apply-changes';
import { priceChanges, storedPrices } from './stored-prices';
import { changePrices } from './use-prices';

export interface ChosenProduct {
  /** Of the food. */
  key: string;
  retailer: string;
  retailerName: string;
  product: string;
  productName: string;
}

/** @example const { chosen, choose } = useChosenProducts(scope); choose(chosen[0], null) */
export function useChosenProducts(scope: PlanScope) {
  const stored = useWorkList(storedPrices);
  const changes = useWorkList(priceChanges);
  const of = scopeKey(scope);
  const chosen = useMemo(() => {
    const found = stored.items.find((prices) => prices.scope === of);
    if (!found) return [];
    const { lines, retailers } = withChanges(
      found,
      changes.items.filter((change) => change.scope === of),
    );
    return lines.flatMap(({ key, products, chosen: choices = {} }) =>
      Object.entries(choices).map(([retailer, product]): ChosenProduct => ({
        key,
        retailer,
        retailerName: retailers.find(({ _id }) => _id === retailer)?.name ?? retailer,
        product,
        productName: products.find(({ id }) => id === product)?.name ?? t`another product`,
      })),
    );
  }, [stored.items, changes.items, of]);
  /** @param product null: the best one again */
  const choose = ({ key, retailer }: ChosenProduct, product: string | null) =>
    changePrices(scope, { kind: 'choice', key, retailer, product });
  return { chosen, choose };
}
