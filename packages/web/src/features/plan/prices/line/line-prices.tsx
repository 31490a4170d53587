/** What a line costs at each retailer, with a link to the product's page; in the details of the line. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import { useMemo } from 'react';
import type { ListLine } from '@saltbush/domain/plan/shopping-list/list/shopping-list';
import type { PlanScope } from '../../../device/view-mode';
import { usePrices } from '../data/use-prices';
import { usePresent } from '../use-present';
import classes from './line-prices.module.css';
import { RetailerPrice } from './retailer-price';

export interface LinePricesProps {
  line: ListLine;
  scope: PlanScope;
}

export function LinePrices({ line, scope }: LinePricesProps) {
  const { key, name } = line;
  const lines = useMemo(() => [{ key, name }], [key, name]);
  const { prices, isOffline, isLoading, refresh } = usePrices(scope, lines);
  const present = usePresent(scope);
  if (isLoading) return <Skeleton height={96} radius="md" />;
  const match = prices?.lines.find((each) => each.key === key) ?? { key, products: [] };
  return (
    <section className={classes.prices} aria-label={t`Prices`}>
      <p className={classes.heading}>
        <Trans>Price</Trans>
      </p>
      {prices ? (
        <div>
          {prices.retailers.map((retailer) => (
            <div key={retailer._id} className={classes.of}>
              <RetailerPrice {...{ line, match, retailer, scope, present, refresh }} />
            </div>
          ))}
        </div>
      ) : (
        <p className={classes.none}>
          <Trans>Prices appear here once you are online.</Trans>
        </p>
      )}
      {isOffline && prices && (
        <p className={classes.none}>
          <Trans>Offline: prices as this device last had them.</Trans>
        </p>
      )}
    </section>
  );
}
