/** Who does most (Spec 3, Top users). */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { analyticsRoutes, type Ranking } from '@saltbush/contract/admin/analytics';
import { locale } from '../../../locale';
import { call } from '../../../api/call';
import { Panel } from '../../../ui/layout/panel';
import { PeriodPage } from './period-page';
import classes from './top-users-page.module.css';

export const TopUsersPage = () => (
  <PeriodPage
    title={t`Top users`}
    lead={t`The ten most active people in the period.`}
    name="top-users"
    load={(period, signal) => call(analyticsRoutes.topUsers, { query: { period } }, { signal })}
  >
    {(top) => (
      <div className={classes.rankings}>
        {rankings.map(({ name, title, text }) => (
          <Panel key={name} title={title}>
            <Text c="dimmed">{text}</Text>
            <RankingList ranking={top[name]} />
          </Panel>
        ))}
      </div>
    )}
  </PeriodPage>
);

const rankings = [
  {
    name: 'overallTopUsers',
    title: t`Overall`,
    text: t`Recipes added, shared and saved, and visits, summed.`,
  },
  { name: 'topActiveUsers', title: t`Most visits`, text: t`A visit begins after 30 minutes away.` },
  { name: 'topRecipeCreators', title: t`Most recipes added`, text: t`Typed, imported or copied.` },
  { name: 'topSharedUsers', title: t`Most recipes shared`, text: t`Shared for the first time.` },
  { name: 'topRecipeCollectors', title: t`Most recipes saved`, text: t`Recipes of others.` },
] as const;

function RankingList({ ranking }: { ranking: Ranking }) {
  if (ranking.length === 0)
    return (
      <Text>
        <Trans>Nobody in this period.</Trans>
      </Text>
    );
  return (
    <ol className={classes.ranking}>
      {ranking.map(({ user, count }) => (
        <li key={user._id} className={classes.person}>
          <span className={classes.name}>{user.username}</span>
          <span className={classes.count}>{count.toLocaleString(locale())}</span>
        </li>
      ))}
    </ol>
  );
}
