/** The small jobs of some days: the plan is on this device, what its recipes say is asked of the server. */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { mostRecipesWithJobs, smallJobsRoutes } from '@saltbush/contract/plan/small-jobs';
import type { PlainDate } from '@saltbush/domain/plan/days/week';
import {
  jobsOfRows,
  recipesWithJobs,
  type PlannedJob,
} from '@saltbush/domain/plan/small-jobs/jobs-of-rows';
import { call } from '../../../api/call';
import type { PlanView } from '../../device/sync';

interface ShownDays {
  from: PlainDate;
  to: PlainDate;
  today: PlainDate;
}

/** Empty until the server has answered: a plan is whole without them. */
export function useSmallJobs(
  view: PlanView | undefined,
  { from, to, today }: ShownDays,
): readonly PlannedJob[] {
  const ids = useMemo(
    () => (view ? recipesWithJobs(view.rows, from, to).toSorted() : []),
    [view, from, to],
  );
  const { data } = useQuery({
    queryKey: ['small-jobs', ...ids],
    queryFn: ({ signal }) => askFor(ids, signal),
    enabled: ids.length > 0,
    placeholderData: (before) => before,
    staleTime: freshMs,
  });
  return useMemo(() => {
    if (!view || !data) return [];
    const recipes = new Map(
      data.flatMap(({ _id, jobs }) => {
        const title = view.recipes.get(_id)?.card.title;
        return title === undefined ? [] : [[_id, { title, jobs }] as const];
      }),
    );
    return jobsOfRows(view.rows, recipes, { from, to, today });
  }, [view, data, from, to, today]);
}

/** An edited recipe may have other jobs. */
const freshMs = 60_000;

async function askFor(ids: readonly string[], signal: AbortSignal) {
  const body = { ids: ids.slice(0, mostRecipesWithJobs) };
  return (await call(smallJobsRoutes.ofRecipes, { body }, { signal })).recipes;
}
