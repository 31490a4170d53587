/**
 * Small jobs of real weeks, for reading: `npm run bench -- small-jobs --pages <folder>`, or several folders with commas.
 * Each job is printed with the line or the step that it comes from, so that a person can mark it.
 *
 * Recipes are the project's own favourites and those of the saved pages. The pages fall in two halves by a hash of their
 * titles: the rules were written reading the first, which is what is drawn. `--half 2` draws from the second,
 * `--half all` from both. The household shops on Saturdays, so what is bought then for the end of a week is frozen.
 */
import { createHash } from 'node:crypto';
import { sampleRecipes } from '../packages/domain/src/book/sample-recipes/sample-recipes';
import { linesOfSample } from '../packages/domain/src/book/sample-recipes/sample-recipe';
import { addDays, addWeeks, formatShortDay } from '../packages/domain/src/plan/days/week';
import { seededRandom } from '../packages/domain/src/plan/magic-menu/random';
import { dueJobs, usualJobsAt } from '../packages/domain/src/plan/small-jobs/due-jobs';
import { jobText } from '../packages/domain/src/plan/small-jobs/job-text';
import { recipeJobs } from '../packages/domain/src/plan/small-jobs/recipe-jobs';
import { smallJobKinds } from '../packages/domain/src/plan/rows/small-job-kinds';
import type { JobRecipe } from '../packages/domain/src/plan/small-jobs/small-job';
import { readRecipePages } from './magic-menu/recipe-pages';
import { printTable } from './measure';

export interface SmallJobsOptions {
  pages?: string | undefined;
  half?: string | undefined;
  weeks: number;
  seed: number;
}

interface NamedRecipe extends JobRecipe {
  title: string;
}

export async function benchSmallJobs({
  pages,
  half,
  weeks,
  seed,
}: SmallJobsOptions): Promise<void> {
  const folders = (pages ?? process.env['BENCH_PAGES'] ?? '').split(',').filter(Boolean);
  const saved: NamedRecipe[] = (await Promise.all(folders.map(readRecipePages)))
    .flat()
    .filter(({ title }) => half === 'all' || String(halfOf(title)) === (half ?? '1'));
  const own = sampleRecipes.map((sample) => ({ title: sample.title, ...linesOfSample(sample) }));
  const recipes = [...own, ...saved];
  const counts = Object.fromEntries(smallJobKinds.map((kind) => [kind, 0]));
  let [evening, days] = [0, 0];
  for (const [week, dinners] of drawWeeks(recipes, weeks, seed).entries()) {
    const monday = addWeeks('2026-03-02', week);
    const meals = dinners.map((recipe, day) => ({
      id: `${week}.${day}`,
      date: addDays(monday, day),
      meal: 'dinner',
      quantity: 1,
      title: recipe.title,
      jobs: recipeJobs(recipe),
    }));
    const due = dueJobs(meals, household);
    console.log(`\n=== Week ${week + 1}`);
    for (const each of due) {
      const { job, meal, on, at, boughtOn } = each;
      const from = job.source.line === undefined ? `step ${job.source.step! + 1}` : 'line';
      const when = `${formatShortDay(on)} ${at ?? 'evening'} for ${formatShortDay(meal.date)}`;
      const bought = boughtOn ? ` [bought ${formatShortDay(boughtOn)}]` : '';
      console.log(
        `${when} | ${jobText(each)} | ${meal.title} | ${from} «${job.source.words}»${bought}`,
      );
      counts[job.kind]! += 1;
      if (at === undefined) evening += 1;
    }
    days += new Set(due.filter(({ at }) => at === undefined).map(({ on }) => on)).size;
  }
  const sums = { seed, recipes: recipes.length, 'evening jobs': evening, 'notices sent': days };
  printTable(`Small jobs of ${weeks} weeks`, [{ ...sums, ...counts }]);
}

const household = {
  jobsAt: usualJobsAt,
  jobsOff: [],
  mealTimes: [],
  shoppingDays: ['saturday'] as const,
};

const halfOf = (title: string): 1 | 2 =>
  createHash('sha256').update(title).digest()[0]! % 2 === 0 ? 1 : 2;

/** Seven dinners each; every recipe is drawn once before one is drawn again. */
function drawWeeks(recipes: readonly NamedRecipe[], weeks: number, seed: number): NamedRecipe[][] {
  const random = seededRandom(seed);
  let deck: NamedRecipe[] = [];
  return Array.from({ length: weeks }, () => {
    if (deck.length < 7) deck = [...recipes];
    return Array.from({ length: 7 }, () => deck.splice(Math.floor(random() * deck.length), 1)[0]!);
  });
}
