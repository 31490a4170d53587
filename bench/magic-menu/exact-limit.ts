/**
 * A limit in dollars as rows of a mixed-integer program, written from how shops sell (`budget/food-costs.ts` says it in words):
 * whole packs, of which a little may be missing, or by weight; of what a pantry keeps a little is paid by weight, too.
 */
import { daysBetween } from '../../packages/domain/src/plan/days/week';
import type { Budget, FoodCost } from '../../packages/domain/src/plan/magic-menu/budget/food-costs';
import type { Problem } from '../../packages/domain/src/plan/magic-menu/problem';
import type { LeftFood } from '../../packages/domain/src/plan/magic-menu/remainders';
import { choicesOf, sumOf, type Program, type Term } from './program';

export interface Limit {
  budget: Budget;
  left: readonly LeftFood[];
}

/** The slots of the problem are free: nothing is planned yet. */
export function addLimit(problem: Problem, program: Program, { budget, left }: Limit): void {
  const keys = new Set(problem.dishes.flatMap(({ candidate }) => candidate.foods));
  const paid = [...keys].flatMap((key, index) => {
    const cost = budget.foods[key];
    const needs = cost ? needsOf(problem, key) : [];
    if (!cost || needs.length === 0) return [];
    const rest = withoutLeft(problem, program, {
      needs,
      name: `t${index}`,
      left: left.find(({ food }) => food === key),
      packGrams: cost.packGrams ?? 0,
    });
    return payFor(program, { rest, name: `g${index}`, cost, most: mostOf(problem, needs) });
  });
  program.rows.push(`${sumOf(paid)} <= ${budget.cents + 1e-6}`);
}

interface Need extends Term {
  at: number;
}

/** Grams of a food by each choice that needs it. */
const needsOf = (problem: Problem, key: string): Need[] =>
  choicesOf(
    problem,
    ({ candidate: { foods, grams } }) => (grams?.[foods.indexOf(key)] ?? 0) > 0,
  ).map(({ at, dish: { candidate }, name }) => {
    const { portions = 4 } = problem.slots[at]!.slot;
    return { at, name, weight: candidate.grams![candidate.foods.indexOf(key)]! * portions };
  });

/** More is needed in no week: the most of each slot. */
const mostOf = (problem: Problem, needs: readonly Need[]): number =>
  problem.slots.reduce(
    (sum, _, slot) =>
      sum + Math.max(0, ...needs.filter(({ at }) => at === slot).map(({ weight }) => weight)),
    0,
  );

interface LeftOptions {
  needs: readonly Need[];
  name: string;
  left: LeftFood | undefined;
  packGrams: number;
}

/** What must be bought: what is left covers what is needed while it is good. */
function withoutLeft(
  problem: Problem,
  program: Program,
  { needs, name, left, packGrams }: LeftOptions,
): Term[] {
  const first = problem.slots[0]!.slot.date;
  const there = (left?.packs ?? 0) * packGrams;
  const inTime = needs.filter(
    ({ at }) => left && problem.slots[at]!.day <= daysBetween(first, left.lastDay),
  );
  if (there === 0 || inTime.length === 0) return [...needs];
  const minus = inTime.map((need) => ({ weight: -need.weight, name: need.name }));
  program.rows.push(`${name} <= ${there}`, `${name} ${sumOf(minus)} <= 0`);
  return [...needs, { weight: -1, name }];
}

interface PayOptions {
  /** Grams that must be bought. */
  rest: readonly Term[];
  name: string;
  cost: FoodCost;
  most: number;
}

/** Cents by variables of this food. */
function payFor(
  program: Program,
  { rest, name, cost: { cents, packGrams, keeps = false }, most }: PayOptions,
): Term[] {
  const loose = `${name}w`;
  const minus = rest.map((term) => ({ weight: -term.weight, name: term.name }));
  if (packGrams === undefined) {
    program.rows.push(`${loose} ${sumOf(minus)} >= 0`);
    return [{ weight: cents / 100, name: loose }];
  }
  const [packs, some, several] = [`${name}p`, `${name}s`, `${name}v`];
  program.whole.push(packs);
  program.binary.push(some, several);
  // One pack is enough for a fiftieth more, several for a fortieth of one more.
  const [one, more] = [packGrams * (1 / 0.98 - 1), packGrams / 40];
  const bought: Term[] = [
    { weight: packGrams, name: packs },
    { weight: one, name: some },
    { weight: more - one, name: several },
  ];
  program.rows.push(
    `${packs} - ${some} >= 0`,
    `${packs} - 2 ${several} >= 0`,
    `${packs} - ${Math.ceil(most / packGrams) + 1} ${some} <= 0`,
    `${some} - ${several} >= 0`,
  );
  const little = Math.min(60, packGrams / 4);
  const isLittle = `${name}l`;
  const ofPantry: Term[] = keeps ? [{ weight: 1, name: loose }] : [];
  if (keeps) {
    program.binary.push(isLittle);
    program.rows.push(`${loose} - ${little} ${isLittle} <= 0`, `${isLittle} + ${some} <= 1`);
  }
  program.rows.push(`${sumOf([...bought, ...ofPantry, ...minus])} >= 0`);
  return [
    { weight: (packGrams * cents) / 100, name: packs },
    ...(keeps ? [{ weight: cents / 100, name: loose }] : []),
  ];
}
