/**
 * When the small jobs of planned meals are due.
 *
 * - A job that would have to begin before three on the day of its meal, while people are at work, is done on an evening
 *   before: the last one that leaves enough hours. It moves with its meal.
 * - Others are of the day itself, with the time at which they begin. Nobody is called for them: they are shown on the day.
 * - Meat and fish go to the fridge only when the last shopping day before the meal is too long ago for them to be fresh; as
 *   long as no shopping day is known, nobody can say.
 * - Leftovers have no jobs, and neither has what has no day yet.
 */
import { addDays, daysBetween, weekdayOf, type PlainDate, type Weekday } from '../days/week';
import { clockMinutes, clockTime, type ClockTime } from '../days/zoned-time';
import { timeOfMeal, usualMealTimes } from '../meal-plans/meal-times';
import type { MealTime } from '../rows/eater-rows';
import { smallJobKinds, type SmallJobKind } from '../rows/small-job-kinds';
import type { RecipeJob } from './small-job';

/** A meal with the jobs of its recipe. */
export interface MealWithJobs {
  id: string;
  date: PlainDate;
  meal: string;
  quantity: number;
  title: string;
  jobs: readonly RecipeJob[];
}

export interface JobSettings {
  /** When people of the household are notified, and do the jobs of the evening. */
  jobsAt: ClockTime;
  jobsOff: readonly SmallJobKind[];
  mealTimes: readonly MealTime[];
  shoppingDays: readonly Weekday[];
}

export interface DueJob {
  meal: Omit<MealWithJobs, 'jobs'>;
  job: RecipeJob;
  /** The day on which it is done. */
  on: PlainDate;
  /** Absent: in the evening. */
  at?: ClockTime;
  /** Of meat that is frozen by then: when it is bought. */
  boughtOn?: PlainDate;
}

export const usualJobsAt: ClockTime = '18:00';

/**
 * In the order of their days, evenings last, then of their kinds.
 *
 * @example
 * dueJobs([{ id, date: '2026-11-27', meal: 'dinner', jobs: [soakBeans], … }], settings)
 * // [{ on: '2026-11-26', job: soakBeans, … }]
 */
export function dueJobs(meals: readonly MealWithJobs[], settings: JobSettings): DueJob[] {
  return meals
    .flatMap(({ jobs, ...meal }) =>
      jobs
        .filter(({ kind }) => !settings.jobsOff.includes(kind))
        .flatMap((job) => dueJob(meal, job, settings) ?? []),
    )
    .toSorted(
      (a, b) =>
        compare(a.on, b.on) ||
        compare(a.at ?? lastOfDay, b.at ?? lastOfDay) ||
        smallJobKinds.indexOf(a.job.kind) - smallJobKinds.indexOf(b.job.kind),
    );
}

/** Those of an evening: what people are notified of. */
export const jobsOfEvening = <Job extends DueJob>(jobs: readonly Job[], day: PlainDate): Job[] =>
  jobs.filter(({ on, at }) => on === day && at === undefined);

/** How many days of meals, from today on, may have a job today. */
export const furthestJobDays = 5;

function dueJob(
  meal: DueJob['meal'],
  job: RecipeJob,
  { jobsAt, mealTimes, shoppingDays }: JobSettings,
): DueJob | undefined {
  const boughtOn = job.keepsDays === undefined ? undefined : lastShop(meal.date, shoppingDays);
  if (job.keepsDays !== undefined) {
    if (boughtOn === undefined || daysBetween(boughtOn, meal.date) <= job.keepsDays) {
      return undefined;
    }
  }
  const eatenAt = clockMinutes(
    timeOfMeal(mealTimes, meal.meal) ?? timeOfMeal(usualMealTimes, meal.meal) ?? usualDinner,
  );
  const bought = boughtOn === undefined ? {} : { boughtOn };
  const start = eatenAt - (job.hours + cookingHours) * 60;
  const isOfDay =
    start >= clockMinutes(earliestOfDay) || (job.hours < leastEveningHours && start >= 0);
  if (isOfDay) return { meal, job, on: meal.date, at: clockTime(start), ...bought };
  const days = Array.from({ length: furthestJobDays }, (_, index) => index + 1);
  const enough = (before: number) =>
    before * dayMinutes + eatenAt - clockMinutes(jobsAt) + graceMinutes >= job.hours * 60;
  const before = days.find(enough) ?? furthestJobDays;
  return { meal, job, on: addDays(meal.date, -before), ...bought };
}

const usualDinner: ClockTime = '18:30';
/** Between the job and the meal the dish is cooked. */
const cookingHours = 1;
const earliestOfDay: ClockTime = '15:00';
/** What takes less is begun in the morning. */
const leastEveningHours = 2;
/** Nobody misses an evening for the last hours of a day and a night. */
const graceMinutes = 120;
const dayMinutes = 24 * 60;
const lastOfDay: ClockTime = '99:99';

/** The last shopping day up to the day of the meal; undefined while none is known. */
function lastShop(date: PlainDate, shoppingDays: readonly Weekday[]): PlainDate | undefined {
  const days = Array.from({ length: 7 }, (_, index) => addDays(date, -index));
  return days.find((day) => shoppingDays.includes(weekdayOf(day)));
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
