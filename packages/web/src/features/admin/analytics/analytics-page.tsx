/** How this Saltbush is used (Spec 3, Analytics): figures of a period, each with what it means. */
import { plural, t } from '@lingui/core/macro';
import { Skeleton, Text } from '@mantine/core';
import { analyticsRoutes, type Analytics } from '@saltbush/contract/admin/analytics';
import {
  figures,
  recipeOrigins,
  retentionDefinition,
  uploadMethodDefinition,
  type FigureName,
} from '@saltbush/domain/admin/analytics/figures';
import { retentionDays } from '@saltbush/domain/admin/analytics/periods';
import { call } from '../../../api/call';
import { Figure, Figures } from '../../../ui/layout/figures';
import { Panel } from '../../../ui/layout/panel';
import { LoadedPart } from '../../../ui/loaded-part';
import { formatFigure } from './format-figure';
import { historyCharts } from './history-charts.lazy';
import { PeriodPage } from './period-page';
import classes from './analytics-page.module.css';

export const AnalyticsPage = () => (
  <PeriodPage
    title={t`Analytics`}
    lead={t`Only counts are recorded, never what someone wrote. The account Saltbush, which owns the sample recipes, is left out; what a deleted account did is gone with it.`}
    name="analytics"
    load={(period, signal) => call(analyticsRoutes.analytics, { query: { period } }, { signal })}
  >
    {(analytics) => <FigurePanels analytics={analytics} />}
  </PeriodPage>
);

function FigurePanels({ analytics }: { analytics: Analytics }) {
  const { day1, day7, day30 } = analytics.retentionRates;
  return (
    <>
      <Panel title={t`Over time`}>
        <LoadedPart
          code={historyCharts}
          partProps={{ analytics }}
          whileLoading={<Skeleton height={228} />}
        />
      </Panel>
      <Panel title={t`People`}>
        <FigureList analytics={analytics} names={ofPeople} />
      </Panel>
      <Panel title={t`Coming back`}>
        <Figures>
          {[day1, day7, day30].map((share, n) => (
            <Figure
              key={retentionDays[n]}
              title={plural(retentionDays[n]!, { one: 'After # day', other: 'After # days' })}
              value={formatFigure(share, 'share')}
              text={retentionDefinition(retentionDays[n]!)}
            />
          ))}
        </Figures>
      </Panel>
      <Panel title={t`Recipes`}>
        <FigureList analytics={analytics} names={ofRecipes} />
      </Panel>
      <Panel title={t`How recipes were added`}>
        <Text c="dimmed">{uploadMethodDefinition}</Text>
        <Origins counts={analytics.uploadMethodBreakdown} />
      </Panel>
    </>
  );
}

const ofPeople = [
  'totalUsers',
  'activeUsers',
  'weeklyActiveUsers',
  'newUsersInPeriod',
  'activationRate',
  'averageTimeToFirstRecipe',
  'averageSessionFrequency',
  'cookingModeActivations',
] as const satisfies FigureName[];

const ofRecipes = [
  'totalRecipesCreated',
  'recipesCreatedInPeriod',
  'averageRecipesPerUser',
  'averageRecipeLibrarySize',
  'totalRecipesShared',
  'recipesSharedInPeriod',
  'averageSharedRecipesPerUser',
] as const satisfies FigureName[];

function FigureList({ analytics, names }: { analytics: Analytics; names: readonly FigureName[] }) {
  return (
    <Figures>
      {names.map((name) => (
        <Figure
          key={name}
          title={figures[name].title}
          value={formatFigure(analytics[name], figures[name].unit)}
          text={figures[name].definition}
        />
      ))}
    </Figures>
  );
}

function Origins({ counts }: { counts: Analytics['uploadMethodBreakdown'] }) {
  const rows = (Object.keys(recipeOrigins) as (keyof typeof recipeOrigins)[])
    .map((origin) => ({ origin, count: counts[origin] }))
    .toSorted((a, b) => b.count - a.count);
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <ul className={classes.origins}>
      {rows.map(({ origin, count }) => (
        <li key={origin} className={classes.origin}>
          <span>{recipeOrigins[origin]}</span>
          <span className={classes.count}>{formatFigure(count, 'count')}</span>
          <span className={classes.bar} aria-hidden style={{ width: `${(count / most) * 100}%` }} />
        </li>
      ))}
    </ul>
  );
}
