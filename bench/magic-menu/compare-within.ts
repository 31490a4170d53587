/** Weeks under a limit that matters, with rules, what is left and answers of a round, beside the exact optimum and the cheapest. */
import { findMenuWithin } from '../../packages/domain/src/plan/magic-menu/budget/menu-within';
import { countFilled } from '../../packages/domain/src/plan/magic-menu/local-search';
import { buildProblem } from '../../packages/domain/src/plan/magic-menu/problem';
import type { MenuRequest } from '../../packages/domain/src/plan/magic-menu/menu-request';
import { withHousehold } from '../../packages/domain/testing/magic-menu/random-household';
import { randomWeek } from '../../packages/domain/testing/magic-menu/random-week';
import { printTable, round, spreadOf } from '../measure';
import { exactOptimum } from './exact-menu';

/** Of the points of the optimum. */
const mostMissing = 0.01;

interface Compared {
  seed: number;
  /** Of the optimum; 0 is the optimum. */
  gap: number;
  searchMs: number;
  exactMs: number;
}

export async function compareWithin(weeks: number, first: number): Promise<void> {
  const compared: Compared[] = [];
  let tooHard = 0;
  for (let seed = first; compared.length + tooHard < weeks; seed += 1) {
    const week = tightWeek(seed);
    const one = week && (await compareOne(week, seed));
    if (one) compared.push(one);
    else if (week) tooHard += 1;
  }
  const gaps = compared.map(({ gap }) => gap).toSorted((a, b) => b - a);
  const worst = compared.find(({ gap }) => gap === gaps[0]);
  const percent = (share = 0) => round(100 * share, 3);
  printTable(
    'Weeks of 5 to 7 dinners from 60 to 200 recipes, with rules and a limit, and the optimum by HiGHS',
    [
      {
        seed: first,
        compared: compared.length,
        'not solved in five minutes': tooHard,
        optimal: gaps.filter((gap) => gap < 1e-6).length,
        'worst gap, %': percent(gaps[0]),
        'of seed': worst?.seed,
        'mean gap, %': percent(gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length),
      },
    ],
  );
  printTable('Each week, ms of processor time', [
    spreadOf(
      'search',
      compared.map(({ searchMs }) => searchMs),
      0,
    ),
    spreadOf(
      'HiGHS',
      compared.map(({ exactMs }) => exactMs),
      0,
    ),
  ]);
  const far = compared.filter(({ gap }) => gap > mostMissing);
  if (far.length > 0)
    throw new Error(`More than 1 % missing: --seed ${far.map(({ seed }) => seed).join(', ')}`);
}

/** With a limit between what the cheapest and the best week cost; undefined where both cost the same. */
function tightWeek(seed: number): MenuRequest | undefined {
  const size = { recipes: 60 + ((seed * 37) % 141), days: 5 + (seed % 3), isEasy: true, rules: 4 };
  const whole = withHousehold(randomWeek(seed, size), seed);
  // Others are chosen under no limit.
  const candidates = whole.candidates.filter(({ cost }) => cost !== undefined);
  const week = { ...whole, candidates };
  const costUnder = (cents: number) => find({ ...week, budget: { ...week.budget!, cents } }).cost;
  const [cheapest, best] = [costUnder(0), costUnder(Infinity)];
  if (best <= cheapest) return undefined;
  const share = [0.05, 0.2, 0.5, 0.8][seed % 4]!;
  const cents = Math.round(cheapest + share * (best - cheapest));
  return { ...week, budget: { ...week.budget!, cents } };
}

function find(week: MenuRequest) {
  const { budget, left = [], seed } = week;
  return findMenuWithin(buildProblem(week), { budget: budget!, left, seed });
}

async function compareOne(week: MenuRequest, seed: number): Promise<Compared | undefined> {
  const [searchMs, found] = await timed(() => find(week));
  if (!found.isMet) throw new Error(`--seed ${seed}: refused, above the cheapest`);
  const limit = { budget: week.budget!, left: week.left ?? [] };
  const { value } = found.sums;
  const filled = countFilled(found.sums.dishAt);
  const [exactMs, best] = await timed(() =>
    // That the found menu keeps the program's own rows is checked by this: without it, it would be infeasible.
    exactOptimum(buildProblem(week), { filled, limit, atLeast: value - 1e-5 }),
  );
  if (best === undefined) return undefined;
  const gap = Math.max(0, best - value) / Math.max(1, Math.abs(best));
  return { seed, gap, searchMs, exactMs };
}

async function timed<Result>(run: () => Result | Promise<Result>): Promise<[ms: number, Result]> {
  const before = process.cpuUsage();
  const result = await run();
  const { user, system } = process.cpuUsage(before);
  return [(user + system) / 1000, result];
}
