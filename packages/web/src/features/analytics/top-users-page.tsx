/** Who does most (Spec 3, Top users). */
import { SegmentedControl, Skeleton, Stack, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { analyticsRoutes, type Ranking } from '@saltbush/contract/admin/analytics';
import type { Period } from '@saltbush/domain/analytics/periods';
import { call } from '../../api/call';
import { describeError } from '../../api/describe-error';
import { ErrorState } from '../../ui/feedback/error-state';
import { Page } from '../../ui/layout/page';
import { Panel } from '../../ui/layout/panel';
import { periodLabels } from './period-labels';
import classes from './top-users-page.module.css';

export function TopUsersPage() {
  const [period, setPeriod] = useState<Period>('month');
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['admin', 'top-users', period],
    queryFn: ({ signal }) => call(analyticsRoutes.topUsers, { query: { period } }, { signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <Page title="Top users" lead="The ten people who did most in the period.">
      <Stack gap="lg">
        <SegmentedControl
          className={classes.periods}
          aria-label="Period"
          value={period}
          onChange={(value) => setPeriod(value as Period)}
          data={periodLabels}
        />
        {data ? (
          <div className={classes.rankings}>
            {rankings.map(({ name, title, text }) => (
              <Panel key={name} title={title}>
                <Text c="dimmed">{text}</Text>
                <RankingList ranking={data[name]} />
              </Panel>
            ))}
          </div>
        ) : error ? (
          <ErrorState
            message={describeError(error).message}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        ) : (
          <Skeleton height={480} />
        )}
      </Stack>
    </Page>
  );
}

const rankings = [
  {
    name: 'overallTopUsers',
    title: 'Overall',
    text: 'Recipes added, shared and saved, and visits, summed.',
  },
  { name: 'topActiveUsers', title: 'Most visits', text: 'A visit begins after 30 minutes away.' },
  { name: 'topRecipeCreators', title: 'Most recipes added', text: 'Typed, imported or copied.' },
  { name: 'topSharedUsers', title: 'Most recipes shared', text: 'Shared for the first time.' },
  { name: 'topRecipeCollectors', title: 'Most recipes saved', text: 'Recipes of others.' },
] as const;

function RankingList({ ranking }: { ranking: Ranking }) {
  if (ranking.length === 0) return <Text>Nobody in this period.</Text>;
  return (
    <ol className={classes.ranking}>
      {ranking.map(({ user, count }) => (
        <li key={user._id} className={classes.person}>
          <span className={classes.name}>{user.username}</span>
          <span className={classes.count}>{count.toLocaleString('en-AU')}</span>
        </li>
      ))}
    </ol>
  );
}
