/** Bars over the period; loaded with the chart library. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import '@mantine/charts/styles.layer.css';
import { BarChart } from '@mantine/charts';
import { Text } from '@mantine/core';
import type { Analytics } from '@saltbush/contract/admin/analytics';
import { locale } from '../../../locale';
import classes from './analytics-page.module.css';

export interface HistoryChartsProps {
  analytics: Analytics;
}

export function HistoryCharts({ analytics: { history, period } }: HistoryChartsProps) {
  const label = new Intl.DateTimeFormat(
    locale(),
    period === 'day' ? { hour: 'numeric' } : { day: 'numeric', month: 'short' },
  );
  const data = history.map((part) => ({ ...part, from: label.format(new Date(part.from)) }));
  return (
    <div className={classes.charts}>
      {shown.map(({ name, title, color }) => {
        const total = history.reduce((sum, part) => sum + part[name], 0);
        return (
          <figure key={name} className={classes.chart}>
            <figcaption>
              <Text fw={600}>{title}</Text>
              <Text c="dimmed" size="sm">
                <Trans>{total.toLocaleString(locale())} in the period</Trans>
              </Text>
            </figcaption>
            <div aria-hidden>
              <BarChart
                h={180}
                data={data}
                dataKey="from"
                series={[{ name, label: title, color }]}
                barChartProps={barChartProps}
                yAxisProps={{ allowDecimals: false, width: 44 }}
              />
            </div>
          </figure>
        );
      })}
    </div>
  );
}

/** Without space above it, the highest number moves below its line. */
const barChartProps = { accessibilityLayer: false, margin: { top: 12 } };

const shown = [
  { name: 'visits', title: t`Visits`, color: 'var(--saltbush)' },
  { name: 'newUsers', title: t`New accounts`, color: 'var(--terracotta)' },
  { name: 'recipesCreated', title: t`Recipes added`, color: 'var(--ochre)' },
] as const;
