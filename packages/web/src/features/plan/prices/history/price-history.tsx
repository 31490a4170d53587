/** What a product cost over time, and when it is on special; nothing before two prices are known. */
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { pricesRoutes } from '@saltbush/contract/plan/prices';
import { priceChart, type PriceChart } from '@saltbush/domain/plan/prices/history/chart-points';
import { cycleText, specialsCycle } from '@saltbush/domain/plan/prices/history/specials-cycle';
import { call } from '../../../../api/call';
import { locale } from '../../../../locale';
import type { PlanScope } from '../../../device/view-mode';
import type { ShownPresent } from '../use-present';
import classes from './price-history.module.css';

export interface PriceHistoryProps {
  product: string;
  scope: PlanScope;
  present: ShownPresent;
}

export function PriceHistory({ product, scope: { householdId }, present }: PriceHistoryProps) {
  const { data } = useQuery({
    queryKey: ['prices', 'history', product, householdId],
    queryFn: ({ signal }) =>
      call(pricesRoutes.history, { params: { id: product }, query: { householdId } }, { signal }),
    // A price was just typed, maybe.
    staleTime: 0,
    retry: false,
  });
  const chart = data && priceChart(data.prices, present.now);
  if (!data || !chart) return null;
  const cycle = specialsCycle(data.prices, present.now);
  return (
    <figure className={classes.history}>
      <figcaption className={classes.caption}>
        {cycle && <b>{cycleText(cycle)}</b>}
        <span>{rangeText(chart, present)}</span>
      </figcaption>
      <Chart chart={chart} />
    </figure>
  );
}

/** "$3.10 to $4.00 since 3 March 2026" */
function rangeText(
  { lowestCents, highestCents, from }: PriceChart,
  { timeZone, money }: ShownPresent,
): string {
  const date = new Date(from).toLocaleDateString(locale(), {
    timeZone,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  const range =
    lowestCents === highestCents
      ? t`Always ${money.text(lowestCents)}`
      : t`${{ lowest: money.text(lowestCents) }} to ${{ highest: money.text(highestCents) }}`;
  return t`${range} since ${date}`;
}

/** In steps; a dot is a price that was seen, a full one a special. */
function Chart({ chart: { points } }: { chart: PriceChart }) {
  const at = points.map(({ x, y, isSpecial }) => ({
    x: margin + x * (width - 2 * margin),
    y: margin + y * (height - 2 * margin),
    isSpecial,
  }));
  const steps = at.slice(1).map(({ x, y }) => `H${x.toFixed(1)}V${y.toFixed(1)}`);
  const path = `M${at[0]!.x.toFixed(1)} ${at[0]!.y.toFixed(1)}${steps.join('')}H${width - margin}`;
  return (
    <svg className={classes.chart} viewBox={`0 0 ${width} ${height}`} aria-hidden>
      <path className={classes.line} d={path} />
      {at.map(({ x, y, isSpecial }, index) => (
        <circle
          key={index}
          className={classes.dot}
          data-special={isSpecial || undefined}
          cx={x}
          cy={y}
          r={isSpecial ? 4 : 2.5}
        />
      ))}
    </svg>
  );
}

const width = 320;
const height = 72;
const margin = 6;
