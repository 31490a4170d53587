/** The small jobs of a plan, out of the rows that a device or the server has of its owner. */
import { addDays, type PlainDate } from '../days/week';
import { datedMealsOf } from '../meal-plans/menu-of-rows';
import { defaultMeal } from '../meal-plans/menu';
import { eaterSettingsId, type EaterSettingsRow } from '../rows/eater-rows';
import { rowKey, type RowMap } from '../rows/rows';
import { smallJobId, type SmallJobRow, type SmallJobSubject } from '../rows/small-job-rows';
import { shoppingDaysOfRows } from '../shopping-list/shopping-days-of-rows';
import {
  dueJobs,
  furthestJobDays,
  usualJobsAt,
  type DueJob,
  type JobSettings,
  type MealWithJobs,
} from './due-jobs';
import type { RecipeJob } from './small-job';

/** What of a recipe its jobs are shown with. */
export interface RecipeWithJobs {
  title: string;
  jobs: readonly RecipeJob[];
}

export interface PlannedJob extends DueJob {
  isDone: boolean;
}

/** What to tell the operation that ticks a job. */
export const subjectOfJob = ({ meal, job }: DueJob): SmallJobSubject => ({
  mealId: meal.id,
  key: job.key,
});

/**
 * Those that are due from one day to another, of meals up to some days later.
 *
 * @param recipes by id; meals of others have no jobs
 * @example jobsOfRows(rows, recipes, { from: '2026-11-23', to: '2026-11-29', today: '2026-11-25' })
 */
export function jobsOfRows(
  rows: RowMap,
  recipes: ReadonlyMap<string, RecipeWithJobs>,
  { from, to, today }: { from: PlainDate; to: PlainDate; today: PlainDate },
): PlannedJob[] {
  const meals = mealsBetween(rows, from, addDays(to, furthestJobDays)).flatMap(
    ({ recipeId, ...meal }): MealWithJobs[] => {
      const recipe = recipes.get(recipeId);
      return recipe ? [{ ...meal, ...recipe }] : [];
    },
  );
  return dueJobs(meals, jobSettingsOf(rows, today))
    .filter(({ on }) => on >= from && on <= to)
    .map((due) => ({ ...due, isDone: isDone(rows, subjectOfJob(due)) }));
}

/** The recipes whose jobs may be due from one day to another. */
export const recipesWithJobs = (rows: RowMap, from: PlainDate, to: PlainDate): string[] => [
  ...new Set(
    mealsBetween(rows, from, addDays(to, furthestJobDays)).map(({ recipeId }) => recipeId),
  ),
];

/** @example jobSettingsOf(rows, '2026-11-25').jobsAt // '18:00' */
export function jobSettingsOf(rows: RowMap, today: PlainDate): JobSettings {
  const { jobsAt, jobsOff, mealTimes } = settingsIn(rows);
  return {
    jobsAt: jobsAt ?? usualJobsAt,
    jobsOff: jobsOff ?? [],
    mealTimes: mealTimes ?? [],
    shoppingDays: shoppingDaysOfRows(rows, today),
  };
}

const settingsIn = (rows: RowMap): EaterSettingsRow =>
  (rows.get(rowKey('eaterSettings', eaterSettingsId))?.fields as EaterSettingsRow | undefined) ??
  {};

function isDone(rows: RowMap, subject: SmallJobSubject): boolean {
  const row = rows.get(rowKey('smallJobs', smallJobId(subject)));
  return (row?.fields as SmallJobRow | undefined)?.isDone === true;
}

/** With a recipe that is cooked for them: leftovers are done. */
function mealsBetween(rows: RowMap, from: PlainDate, to: PlainDate) {
  return datedMealsOf(rows).flatMap(({ id, fields }) => {
    const { date, recipeId, meal = defaultMeal, quantity = 1, leftoverOf } = fields;
    const isCooked = recipeId !== undefined && leftoverOf === undefined;
    return isCooked && date !== undefined && date >= from && date <= to
      ? [{ id, date, recipeId, meal, quantity }]
      : [];
  });
}
