/**
 * The exact optimum of a small week as a mixed-integer program, solved by HiGHS. It is written from the rules and
 * weights, not from the code of the search: a fault of either shows as a difference.
 */
import loadHighs from 'highs';
import { weekdayOf } from '../../packages/domain/src/plan/days/week';
import type { Dish, Problem } from '../../packages/domain/src/plan/magic-menu/problem';
import type { WeekRule } from '../../packages/domain/src/plan/magic-menu/rules/week-rule';
import { addLimit, type Limit } from './exact-limit';
import { choicesOf, ones, sumOf, textOf, type ChoiceOfDish, type Program } from './program';

interface ExactOptions {
  /** How many slots have a dish. */
  filled: number;
  /** For all of them together. */
  limit?: Limit | undefined;
  /** Points of a menu that is known: the solver looks for none below it. */
  atLeast?: number | undefined;
}

/** @returns points of the best menu that fills so many slots; undefined if it takes over five minutes of the clock */
export async function exactOptimum(
  problem: Problem,
  options: ExactOptions,
): Promise<number | undefined> {
  // A fresh module for each: the memory of one solved before has led to wrong answers.
  const highs = await loadHighs();
  const { Status, ObjectiveValue } = highs.solve(programOf(problem, options), {
    mip_rel_gap: 0,
    time_limit: longestSeconds,
    output_flag: false,
  });
  if (Status === 'Time limit reached') return undefined;
  if (Status !== 'Optimal') throw new Error(`HiGHS: ${Status}`);
  return ObjectiveValue;
}

const longestSeconds = 300;

const proteinsOf = (dish: Dish): readonly number[] => dish.proteins;
const kindsOf = ({ kind }: Dish): readonly number[] => (kind < 0 ? [] : [kind]);

function programOf(problem: Problem, { filled, limit, atLeast }: ExactOptions): string {
  const program: Program = { objective: [], rows: [], binary: [], whole: [] };
  addChoices(problem, program, filled);
  const { weights } = problem;
  const kinds = [
    ['p', weights.sameProtein, proteinsOf],
    ['c', weights.sameCuisine, ({ cuisine }: Dish) => (cuisine < 0 ? [] : [cuisine])],
    ['k', weights.sameKind, kindsOf],
  ] as const;
  for (const [letter, weight, of] of kinds) addPairs(problem, program, { letter, weight, of });
  for (const kind of [
    { letter: 'n', weight: weights.sameProteinNextDay, of: proteinsOf },
    { letter: 'm', weight: weights.sameKindNextDay, of: kindsOf },
  ]) {
    addNeighbours(problem, program, kind);
  }
  addRules(problem, program);
  addPacks(problem, program);
  addFoods(problem, program);
  if (limit) addLimit(problem, program, limit);
  if (atLeast !== undefined) program.rows.push(`${sumOf(program.objective)} >= ${atLeast}`);
  return textOf(program);
}

/** One dish a slot, each dish once, so many slots. */
function addChoices(problem: Problem, program: Program, filled: number): void {
  const all = choicesOf(problem, () => true);
  for (const { name, dish, at } of all) {
    const late = problem.slots[at]!.isWorkday ? dish.longWorkday : 0;
    program.objective.push({ weight: dish.value - late, name });
    program.binary.push(name);
  }
  problem.slots.forEach((_, at) => {
    const here = all.filter((choice) => choice.at === at);
    if (here.length > 0) program.rows.push(`${sumOf(ones(here))} <= 1`);
  });
  problem.dishes.forEach((dish) => {
    const uses = all.filter((choice) => choice.dish === dish);
    if (uses.length > 1) program.rows.push(`${sumOf(ones(uses))} <= 1`);
  });
  program.rows.push(`${sumOf(ones(all))} = ${filled}`);
}

interface Kind {
  letter: string;
  weight: number;
  of: (dish: Dish) => readonly number[];
}

/** Of n dishes there are n(n-1)/2 pairs: the greatest of its tangents at whole numbers. */
function addPairs(problem: Problem, program: Program, { letter, weight, of }: Kind): void {
  for (const number of new Set(problem.dishes.flatMap(of))) {
    const name = `${letter}${number}`;
    const uses = choicesOf(problem, (dish) => of(dish).includes(number));
    program.objective.push({ weight: -weight, name });
    for (let k = 1; k < problem.slots.length; k += 1) {
      const tangent = uses.map((use) => ({ weight: -k, name: use.name }));
      program.rows.push(`${name} ${sumOf(tangent)} >= ${-(k * (k + 1)) / 2}`);
    }
  }
}

function addNeighbours(problem: Problem, program: Program, { letter, weight, of }: Kind): void {
  const numbers = new Set(problem.dishes.flatMap(of));
  problem.slots.forEach(({ near }, at) => {
    for (const other of near.filter((slot) => slot > at)) {
      for (const number of numbers) {
        const both = choicesOf(problem, (dish) => of(dish).includes(number)).filter(
          (choice) => choice.at === at || choice.at === other,
        );
        const name = `${letter}${at}_${other}_${number}`;
        program.objective.push({ weight: -weight, name });
        const minus = both.map((choice) => ({ weight: -1, name: choice.name }));
        if (both.length > 0) program.rows.push(`${name} ${sumOf(minus)} >= -1`);
      }
    }
  });
}

/** Written from the rules as people know them: a must of the week bounds its dinners, a wish is points for each that it counts. */
function addRules(problem: Problem, program: Program): void {
  const isAbout = ({ topic }: WeekRule, { candidate }: Dish) =>
    topic === 'new'
      ? candidate.plannedOn.length === 0
      : topic === 'protein:fish'
        ? candidate.proteins.includes('fish')
        : (candidate.foundBy ?? []).some((one) => one === topic);
  const points = 4;
  problem.rules.forEach((rule, index) => {
    const about = choicesOf(problem, (dish) => isAbout(rule, dish));
    const others = choicesOf(problem, (dish) => !isAbout(rule, dish));
    const dinners = (some: readonly ChoiceOfDish[]) =>
      some.filter(({ at }) => problem.slots[at]!.slot.meal === 'dinner');
    if (rule.weekday !== undefined) {
      if (!rule.isSoft) return;
      const ofDay = dinners(about).filter(
        ({ at }) => weekdayOf(problem.slots[at]!.slot.date) === rule.weekday,
      );
      const weight = rule.bound === 'least' ? points : -points;
      program.objective.push(...ofDay.map(({ name }) => ({ weight, name })));
      return;
    }
    if (rule.isSoft) {
      addWish(program, { name: `w${index}`, rule, about: dinners(about), points });
      return;
    }
    const [bounded, most] =
      rule.bound === 'most'
        ? [dinners(about), rule.count]
        : [
            dinners(others),
            Math.max(
              0,
              problem.slots.filter(({ slot }) => slot.meal === 'dinner').length - rule.count,
            ),
          ];
    if (bounded.length > 0) program.rows.push(`${sumOf(ones(bounded))} <= ${most}`);
  });
}

interface Wish {
  name: string;
  rule: WeekRule;
  about: readonly ChoiceOfDish[];
  points: number;
}

function addWish(program: Program, { name, rule, about, points }: Wish): void {
  if (about.length === 0) return;
  const minus = about.map((choice) => ({ weight: -1, name: choice.name }));
  if (rule.bound === 'least') {
    program.objective.push({ weight: points, name });
    program.rows.push(`${name} <= ${rule.count}`, `${name} ${sumOf(minus)} <= 0`);
  } else {
    program.objective.push({ weight: -points, name });
    program.rows.push(`${name} ${sumOf(minus)} >= ${-rule.count}`);
  }
}

/**
 * Whole packs are bought: what is bought and not used costs. What is left and good on the day of a dish is used first, and
 * counts as much as six packs that would be wasted.
 */
function addPacks(problem: Problem, program: Program): void {
  const amountOf = (dish: Dish, food: number) =>
    dish.perishables.reduce((sum, [one, packs]) => (one === food ? sum + packs : sum), 0);
  const { wastedPack } = problem.weights;
  const foods = problem.dishes.flatMap(({ perishables }) => perishables.map(([food]) => food));
  for (const food of new Set(foods)) {
    const uses = choicesOf(problem, (dish) => amountOf(dish, food) > 0);
    const name = `b${food}`;
    program.whole.push(name);
    const used = uses.map((use) => ({ ...use, weight: amountOf(use.dish, food) }));
    program.objective.push({ weight: -wastedPack, name });
    for (const { weight, name: use } of used) {
      program.objective.push({ weight: wastedPack * weight, name: use });
    }
    const minus = used.map((use) => ({ weight: -use.weight, name: use.name }));
    const left = problem.left.packs[food]!;
    const ofLeft = left > 0 ? [{ weight: 1, name: `u${food}` }] : [];
    program.rows.push(`${name} ${sumOf([...minus, ...ofLeft])} >= 0`);
    if (left <= 0) continue;
    program.objective.push({ weight: 5 * wastedPack, name: `u${food}` });
    const inTime = used
      .filter(({ at }) => problem.slots[at]!.day <= problem.left.lastDay[food]!)
      .map((use) => ({ weight: -use.weight, name: use.name }));
    program.rows.push(`u${food} <= ${left}`, `u${food} ${sumOf(inTime)} <= 0`);
  }
}

function addFoods(problem: Problem, program: Program): void {
  for (const food of new Set(problem.dishes.flatMap(({ foods }) => foods))) {
    const uses = choicesOf(problem, (dish) => dish.foods.includes(food));
    const { weights } = problem;
    if (new Set(uses.map(({ dish }) => dish)).size === 1) {
      program.objective.push(...uses.map((use) => ({ weight: -weights.food, name: use.name })));
      continue;
    }
    const name = `f${food}`;
    program.objective.push({ weight: -weights.food, name });
    problem.slots.forEach((_, at) => {
      const here = uses.filter((use) => use.at === at);
      const minus = here.map((use) => ({ weight: -1, name: use.name }));
      if (here.length > 0) program.rows.push(`${name} ${sumOf(minus)} >= 0`);
    });
  }
}
