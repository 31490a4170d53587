/** A page of figures about a period, which one chooses at its top. */
import { t } from '@lingui/core/macro';
import { SegmentedControl, Skeleton } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { Period } from '@saltbush/domain/admin/analytics/periods';
import { describeError } from '../../../api/describe-error';
import { ErrorState } from '../../../ui/feedback/error-state';
import { Page } from '../../../ui/layout/page';
import { PageParts } from '../../../ui/layout/page-parts';
import classes from './period-page.module.css';

export interface PeriodPageProps<Figures> {
  title: string;
  lead: string;
  /** Of the figures in the query cache. */
  name: string;
  load: (period: Period, signal: AbortSignal) => Promise<Figures>;
  children: (figures: Figures) => ReactNode;
}

export function PeriodPage<Figures>({ title, lead, ...rest }: PeriodPageProps<Figures>) {
  const [period, setPeriod] = useState<Period>('month');
  return (
    <Page title={title} lead={lead}>
      <PageParts>
        <SegmentedControl
          className={classes.periods}
          aria-label={t`Period`}
          value={period}
          onChange={(value) => setPeriod(value as Period)}
          data={periodLabels}
        />
        <FiguresOf {...rest} period={period} />
      </PageParts>
    </Page>
  );
}

/** The periods of Spec 9. */
const periodLabels: { value: Period; label: string }[] = [
  { value: 'day', label: t`Day` },
  { value: 'week', label: t`Week` },
  { value: 'month', label: t`Month` },
  { value: 'year', label: t`Year` },
];

interface FiguresOfProps<Figures> extends Pick<
  PeriodPageProps<Figures>,
  'name' | 'load' | 'children'
> {
  period: Period;
}

function FiguresOf<Figures>({ name, load, children, period }: FiguresOfProps<Figures>) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['admin', name, period],
    queryFn: ({ signal }) => load(period, signal),
    placeholderData: keepPreviousData,
  });
  if (data !== undefined) return children(data);
  if (!error) return <Skeleton height={480} />;
  return (
    <ErrorState
      message={describeError(error).message}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  );
}
