/**
 * The small jobs of a recipe (`small-job.ts`), read from its lines and steps.
 *
 * - Lines say what is frozen, dried, marinated or not cold; steps say what soaks, rises or chills for hours.
 * - Nothing is a job that the recipe leaves to the cook ("or overnight", "up to 2 days", "can be made ahead").
 * - One job of each kind and food: where line and step say the same, the line names the food, and the longer time counts.
 * - What is marinated is thawed before.
 */
import { smallJobLimits } from '../rows/small-job-rows';
import { lineJobs } from './line-jobs';
import type { JobRecipe, RecipeJob } from './small-job';
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
  return thawedBefore(jobs);
}

/** What is marinated or stands for long is thawed before. */
function thawedBefore(jobs: readonly RecipeJob[]): RecipeJob[] {
  const waits = jobs.filter(({ kind }) => kind === 'marinate' || kind === 'start');
  const longest = Math.max(0, ...waits.map(({ hours }) => hours));
  return jobs.map((job) => ({
    ...job,
    key: job.key.slice(0, smallJobLimits.key),
    hours: job.kind === 'thaw' ? job.hours + longest : job.hours,
  }));
}

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
