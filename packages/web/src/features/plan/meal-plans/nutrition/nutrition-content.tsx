/** What one person eats on each of the days, as far as it is known, and on average. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Loader } from '@mantine/core';
import { useState } from 'react';
import type { PlainDate } from '@saltbush/domain/plan/days/week';
import type { Eater, WhoEats } from '@saltbush/domain/plan/eaters/eaters';
import {
  averageOfDays,
  nutritionOfDay,
  type NutritionOfRecipes,
} from '@saltbush/domain/plan/nutrition/day-nutrition';
import type { NutritionGoals } from '@saltbush/domain/plan/nutrition/nutrition-goals';
import { describeError } from '../../../../api/describe-error';
import { ErrorState } from '../../../../ui/feedback/error-state';
import { ChoiceChips } from '../../../../ui/fields/choice-chips';
import { useSyncStatus, type PlanView } from '../../../device/sync';
import type { PlanScope } from '../../../device/view-mode';
import { DayNutrition } from './day-nutrition';
import { EatenTable } from './eaten-table';
import { Goals } from './goals';
import classes from './nutrition.module.css';
import { useNutritionGoals } from './use-nutrition-goals';
import { usePlannedNutrition, type NutritionDay } from './use-planned-nutrition';

export interface NutritionContentProps {
  scope: PlanScope;
  week: PlainDate;
  today: PlainDate;
}

export function NutritionContent({ scope, week, today }: NutritionContentProps) {
  const planned = usePlannedNutrition(scope, week);
  const { isOffline } = useSyncStatus(scope);
  const { days, view, whoEats, recipes, error, isFetching, retry } = planned;
  if (days?.length === 0)
    return (
      <p className={classes.hint}>
        <Trans>Nothing is planned on these days.</Trans>
      </p>
    );
  if (days && view && whoEats && recipes) {
    const known = { days, view, whoEats, recipes };
    return <Eaten scope={scope} today={today} {...known} />;
  }
  // Who eats with a community is not known before its members are.
  if (!error && !isOffline) return <Loader aria-label={t`Loading`} />;
  return (
    <ErrorState
      title={isOffline ? t`You’re offline` : undefined}
      message={isOffline ? needsNetwork : describeError(error).message}
      isRetrying={isFetching}
      onRetry={retry}
    />
  );
}

const needsNetwork = t`Connect to see the nutrition of the week.`;

interface EatenProps extends Omit<NutritionContentProps, 'week'> {
  days: readonly NutritionDay[];
  view: PlanView;
  whoEats: WhoEats;
  recipes: NutritionOfRecipes;
}

function Eaten(props: EatenProps) {
  const { scope, whoEats } = props;
  const { eaters } = whoEats;
  const [chosenId, choose] = useState(scope.userId);
  const eater = eaters.find(({ id }) => id === chosenId) ?? eaters[0];
  if (!eater)
    return (
      <p className={classes.hint}>
        <Trans>Nobody is on this plan yet. Add who eats under Account.</Trans>
      </p>
    );
  return (
    <>
      {eaters.length > 1 && (
        <ChoiceChips
          label={t`Who`}
          choices={eaters.map(({ id, name }) => ({
            value: id,
            label: id === scope.userId ? t`You` : name,
          }))}
          value={eater.id}
          onChange={(id) => choose(id ?? eater.id)}
        />
      )}
      {eater.id === scope.userId ? (
        <EatenByMe {...props} eater={eater} />
      ) : (
        <EatenBy {...props} eater={eater} goals={noGoals} />
      )}
      <p className={classes.hint}>
        <Trans>
          An estimate from each person’s portion and what the recipes contain or state. Only meals
          at home count.
        </Trans>
      </p>
    </>
  );
}

const noGoals: NutritionGoals = {};

function EatenByMe(props: EatenProps & { eater: Eater }) {
  const { data, error } = useNutritionGoals();
  return (
    <>
      <EatenBy {...props} goals={data ?? noGoals} />
      {data && <Goals goals={data} />}
      {error && (
        <p className={classes.hint}>
          <Trans>Couldn’t load your goals. Check your connection.</Trans>
        </p>
      )}
    </>
  );
}

interface EatenByProps extends EatenProps {
  eater: Eater;
  goals: NutritionGoals;
}

function EatenBy({ days, view, today, eater, goals, ...facts }: EatenByProps) {
  const eaten = days.map((day) => ({
    day,
    sums: nutritionOfDay(day, eater, { ...facts, rows: view.rows }),
  }));
  const { average, days: counted } = averageOfDays(eaten.map(({ sums }) => sums));
  const opened = days.find(({ date }) => date >= today) ?? days[0];
  return (
    <>
      {eaten.map(({ day, sums }) => (
        <DayNutrition
          key={`${day.date} ${eater.id}`}
          day={day}
          sums={sums}
          goals={goals}
          view={view}
          isOpenAtFirst={day === opened}
        />
      ))}
      {counted > 1 && (
        <details className={classes.day}>
          <summary>
            <h3>{t`Average of ${counted} days`}</h3>
          </summary>
          <EatenTable eaten={average} goals={goals} />
        </details>
      )}
    </>
  );
}
