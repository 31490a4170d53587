/**
 * Magic Menu: broken rules and limits in random households, untrue sentences, the distance to the exact optimum of weeks without
 * and with a limit in dollars, and how long a week takes. A broken rule or limit, an untrue sentence, a share below 97 % and
 * more than 1 % missing under a limit end it with an error.
 */
import { untrueSentences } from '../packages/domain/testing/magic-menu/check-sentences';
import { faultsOf } from '../packages/domain/testing/magic-menu/check-week';
import { withHousehold } from '../packages/domain/testing/magic-menu/random-household';
import { randomWeek } from '../packages/domain/testing/magic-menu/random-week';
import { countFilled, findBestMenu } from '../packages/domain/src/plan/magic-menu/local-search';
import { planMenu } from '../packages/domain/src/plan/magic-menu/magic-menu';
import { buildProblem, type Problem } from '../packages/domain/src/plan/magic-menu/problem';
import { seededRandom } from '../packages/domain/src/plan/magic-menu/random';
import { fits, place, startSums } from '../packages/domain/src/plan/magic-menu/running-sums';
import { compareWithin } from './magic-menu/compare-within';
import { exactOptimum } from './magic-menu/exact-menu';
import { measureWeeks } from './magic-menu/measure-weeks';
import { printWeeks } from './magic-menu/print-weeks';
import { readRecipePages } from './magic-menu/recipe-pages';
import { printTable, round } from './measure';

export interface MagicMenuOptions {
  households: number;
  /** Compared with the exact optimum. */
  weeks: number;
  /** Of the first household and the first week; those that follow have the next ones. */
  seed: number;
  /** A folder of saved pages, `<name>.html.gz` each: one of the households collects their recipes. */
  pages?: string | undefined;
}

export async function benchMagicMenu({
  households,
  weeks,
  seed,
  pages,
}: MagicMenuOptions): Promise<void> {
  printWeeks(pages ? await readRecipePages(pages) : []);
  measureWeeks();
  checkRules(households, seed);
  await compareWithOptimum(weeks, seed);
  await compareWithin(Math.ceil(weeks / 5), seed);
}

function checkRules(households: number, first: number): void {
  const started = performance.now();
  let slots = 0;
  let unfilled = 0;
  let musts = 0;
  let refused = 0;
  const limits = { asked: 0, refused: 0 };
  for (let seed = first; seed < first + households; seed += 1) {
    const [recipes, days] = [(seed * 7) % 60, 1 + (seed % 10)];
    const week = randomWeek(seed, {
      recipes,
      days,
      hasLunch: seed % 3 === 0,
      rules: seed % 6,
      hasSides: seed % 4 === 1,
    });
    // Two of five have a limit, patterns of presence, answers of a round, and something left.
    const request = seed % 5 < 2 ? withHousehold(week, seed) : week;
    const menu = planMenu(request);
    const faults = [...faultsOf(menu, request), ...untrueSentences(menu, request)];
    if (faults.length > 0) throw new Error(`--seed ${seed}, household: ${faults.join('; ')}`);
    slots += menu.picks.length + menu.unfilled.length;
    unfilled += menu.unfilled.length;
    musts += request.settings.rules?.filter(({ isSoft }) => !isSoft).length ?? 0;
    refused += menu.unmet.length;
    if (menu.cost) limits.asked += 1;
    if (menu.cost?.isRefused) limits.refused += 1;
  }
  const seconds = round((performance.now() - started) / 1000);
  printTable('Random households', [
    {
      seed: first,
      households,
      slots,
      unfilled,
      musts,
      'musts refused': refused,
      limits: limits.asked,
      'limits refused': limits.refused,
      'broken rules': 0,
      'untrue sentences': 0,
      seconds,
    },
  ]);
}

const leastShare = 0.97;

async function compareWithOptimum(weeks: number, first: number): Promise<void> {
  const shares: number[] = [];
  let tooHard = 0;
  for (let seed = first; shares.length < weeks; seed += 1) {
    const week = randomWeek(seed, {
      recipes: 12 + (seed % 10),
      days: seed % 4 === 0 ? 7 : 5,
      isEasy: true,
      rules: seed % 2 === 0 ? 0 : 4,
    });
    const problem = buildProblem(week);
    const found = findBestMenu(problem, week.seed);
    const best = await exactOptimum(problem, { filled: countFilled(found.dishAt) });
    if (best === undefined) {
      tooHard += 1;
      continue;
    }
    const random = randomValue(problem, seed);
    const share = (found.value - random) / (best - random);
    if (share > 1 + 1e-6) throw new Error(`--seed ${seed}, week: better than the optimum`);
    shares.push(best - random < 1e-6 ? 1 : share);
  }
  const sorted = shares.toSorted((a, b) => a - b);
  const percent = (share = NaN) => round(100 * share);
  printTable('From a random allowed menu to the exact optimum', [
    {
      seed: first,
      weeks,
      'not solved in five minutes': tooHard,
      'worst, %': percent(sorted[0]),
      'first percentile, %': percent(sorted[Math.floor(weeks / 100)]),
      'median, %': percent(sorted[Math.floor(weeks / 2)]),
      optimal: sorted.filter((share) => share > 1 - 1e-6).length,
    },
  ]);
  if (sorted[0]! < leastShare) throw new Error(`Worst share: ${percent(sorted[0])} %`);
}

/** The mean of 50 menus that were filled at random within the rules. */
function randomValue(problem: Problem, seed: number): number {
  const random = seededRandom(seed);
  const values = Array.from({ length: 50 }, () => {
    const sums = startSums(problem);
    problem.slots.forEach(({ allowed }, at) => {
      const fitting = allowed.filter((dish) => fits(problem, sums, at, dish));
      const dish = fitting[Math.floor(random() * fitting.length)];
      if (dish !== undefined) place(problem, sums, at, dish);
    });
    return sums.value;
  });
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
