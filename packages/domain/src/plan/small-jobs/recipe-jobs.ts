/**
 * The small jobs of a recipe (`small-job.ts`), read from its lines and steps.
 *
 * - Lines say what is frozen, dried, marinated or not cold; steps say what soaks, rises or chills for hours.
 * - Nothing is a job that the recipe leaves to the cook ("or overnight", "up to 2 days", "can be made ahead").
 * - One job of each kind and food: where line and step say the same, the line names the food, and the longer time counts.
 * - What is marinated, or stands for long, is thawed before; what stands for long is soaked and marinated before.
 * - Nothing is taken out of the fridge for a dish that is begun hours before: whoever begins it reads what is warm.
 */
import { smallJobLimits } from '../rows/small-job-rows';
import { lineJobs } from './line-jobs';
import type { JobRecipe, JobSource, RecipeJob } from './small-job';
import { stepJobs } from './step-jobs';

/**
 * @example
 * recipeJobs({ ingredients: [{ name: 'dried chickpeas', amount: '1', unit: 'cup' }], steps: [] })
 * // [{ kind: 'soak', key: 'soak.dried-chickpea', hours: 8, … }]
 */
export function recipeJobs(recipe: JobRecipe): RecipeJob[] {
  const jobs: RecipeJob[] = [];
  for (const job of [...lineJobs(recipe), ...stepJobs(recipe)]) {
    const same = jobs.findIndex((other) => isSameJob(other, job));
    if (same === -1) jobs.push(job);
    else jobs[same] = joined(jobs[same]!, job);
  }
  return beforeTheWait(jobs);
}

/** With the hours of the jobs that come after them. */
function beforeTheWait(jobs: readonly RecipeJob[]): RecipeJob[] {
  const start = jobs.find(({ kind }) => kind === 'start');
  return jobs
    .filter(({ kind }) => kind !== 'warm' || !start)
    .map((job) => ({
      ...job,
      key: job.key.slice(0, smallJobLimits.key),
      hours: job.hours + hoursAfter(job, jobs),
    }));
}

/** How long what comes after a job takes, if it is done before that. */
function hoursAfter(job: RecipeJob, jobs: readonly RecipeJob[]): number {
  const waits = jobs.filter(({ kind, source }) => {
    if (job.kind === 'thaw') return kind === 'marinate' || kind === 'start';
    return job.kind !== 'start' && kind === 'start' && isBefore(job.source, source);
  });
  return Math.max(0, ...waits.map(({ hours }) => hours));
}

/** What a line says is done before any step. */
const isBefore = (a: JobSource, b: JobSource): boolean => (a.step ?? -1) < (b.step ?? -1);

/** A recipe has one marinade and one start; what soaks or thaws in a step without a food is what its line says. */
function isSameJob(a: RecipeJob, b: RecipeJob): boolean {
  if (a.kind !== b.kind) return false;
  if (a.key === b.key || a.kind === 'marinate' || a.kind === 'start') return true;
  return a.kind === 'soak' && (b.things.length === 0 || a.source.line !== undefined);
}

function joined(a: RecipeJob, b: RecipeJob): RecipeJob {
  const longer = b.hours > a.hours ? b : a;
  // What is frozen is frozen, however fresh the shop is.
  const { keepsDays: _keepsDays, ...rest } = a;
  const isCertain = a.keepsDays === undefined || b.keepsDays === undefined;
  const things = a.things.length > 0 ? a.things : b.things;
  return {
    ...(isCertain ? rest : a),
    hours: longer.hours,
    things,
    source: a.things.length > 0 ? a.source : longer.source,
    ...(longer.meanwhile !== undefined && { meanwhile: longer.meanwhile }),
  };
}
