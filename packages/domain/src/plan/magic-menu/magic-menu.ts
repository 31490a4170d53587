/**
 * Magic Menu: recipes for the meals of a week (product decision 8).
 *
 * - Hard rules are never broken (`hard-rules.ts`). A slot for which they leave nothing stays empty, with advice.
 * - Among the menus that the rules allow, one of the best by points is found (`weights.ts`, `local-search.ts`).
 * - Each pick says why (`reasons.ts`). A rule of the week that is not kept says why, too (`rules/rule-sentences.ts`).
 * - A side is chosen where its dinner is (`rules/sides.ts`).
 * - A limit in dollars is never exceeded: where it can't be met nothing is picked, and the cost of the cheapest is said.
 * - What was voted down this week is offered instead of another dish only if nothing else fits.
 * - The same request gives the same menu, in whatever order its recipes and slots are.
 */
import { budgetAdvice } from './budget/budget-advice';
import type { Candidate, Choice, MenuRequest, MenuSlot } from './menu-request';
import type { Budget } from './budget/food-costs';
import { costOfMenu, findMenuWithin } from './budget/menu-within';
import { findBestMenu, type OnProgress } from './local-search';
import { buildProblem, type Problem } from './problem';
import { swapsNeeded, type NeededSwap } from './needed-swaps';
import { isVotedDownOn } from './votes/recipe-votes';
import { averageTerms, reasonFor, type Reason } from './reasons';
import { empty, fits, gainOf, none, place, startSums, type RunningSums } from './running-sums';
import { unmetRules, type UnmetRule } from './rules/rule-sentences';
import { allocateSides } from './rules/allocate-sides';
import { loneSides } from './rules/sides';
import { brokenRulesOfWeek } from './rules/rule-terms';
import { describeUnfilled, sideWithoutDinner, type UnfilledSlot } from './unfilled';

export interface Pick {
  readonly slotId: string;
  readonly recipeId: string;
  /** One sentence of at most 60 characters. */
  readonly reason: string;
  /** What somebody who eats it has another way, or it would not fit them. */
  readonly swaps?: readonly NeededSwap[] | undefined;
}

export interface MagicMenu {
  /** Of the slots that are not locked, in the order of their days. */
  readonly picks: readonly Pick[];
  readonly unfilled: readonly UnfilledSlot[];
  /** Musts of the week that have fewer dinners than they ask for. */
  readonly unmet: readonly UnmetRule[];
  /** Where the request has a budget. */
  readonly cost?: MenuCost | undefined;
}

/** What all dinners of the slots cost together, as shops sell what they need. */
export interface MenuCost {
  readonly cents: number;
  readonly limit: number;
  readonly hasEstimate: boolean;
  /** No menu of as many dinners costs less than `cents`, as far as one was found: nothing is picked. */
  readonly isRefused: boolean;
  /** Planned dinners whose prices are not known: they are not in `cents`. */
  readonly unpriced: number;
}

/**
 * Fills the slots that have no locked recipe.
 *
 * @example planMenu({ slots, candidates, settings, seed: 1 }).picks[0]
 * // { slotId: '2026-11-23.dinner', recipeId: '…', reason: 'Not planned for 6 weeks.' }
 */
export function planMenu(request: MenuRequest, onProgress?: OnProgress): MagicMenu {
  const problem = buildProblem(request);
  const { budget, seed } = request;
  if (budget) return planWithin(request, problem, budget);
  const sums = findBestMenu(problem, seed, onProgress);
  allocateSides(problem, sums, () => true);
  return describe(request, problem, sums);
}

function planWithin(request: MenuRequest, problem: Problem, budget: Budget): MagicMenu {
  const { seed, left = [] } = request;
  const { sums } = findMenuWithin(problem, { budget, left, seed });
  const isPriced = (dish: number) => problem.dishes[dish]!.candidate.cost !== undefined;
  allocateSides(problem, sums, (at, dish) => {
    const dishAt = sums.dishAt.with(at, dish);
    return isPriced(dish) && costOfMenu(problem, dishAt, { budget, left }).cost <= budget.cents;
  });
  const cost = costOf(request, problem, sums);
  if (cost.cents <= cost.limit) return describe(request, problem, sums);
  return {
    picks: [],
    unfilled: neverFilled(request, problem, isPriced),
    unmet: unmetRules(problem, sums.dishAt),
    cost: { ...cost, isRefused: true },
  };
}

/** The slots that no recipe fits, whatever else the week has: of the others a week that is not shown says nothing. */
function neverFilled(
  request: MenuRequest,
  problem: Problem,
  isPriced: (dish: number) => boolean,
): UnfilledSlot[] {
  const never = new Set(
    problem.slots
      .filter(({ locked, allowed }) => locked === undefined && !allowed.some(isPriced))
      .map(({ slot }) => slot.id),
  );
  if (never.size === 0) return [];
  const { unfilled } = describe(request, problem, startSums(problem));
  return unfilled.filter(({ slotId }) => never.has(slotId));
}

export interface ChosenMenu {
  readonly choice: Choice;
  readonly menu: MagicMenu;
}

/**
 * A whole menu: the dishes that a person keeps, and others that are chosen around them.
 *
 * @example planAround(request, new Map([['2026-11-23.dinner', laksa.id]])).choice.size // 7
 */
export function planAround(
  request: MenuRequest,
  locked: Choice,
  onProgress?: OnProgress,
): ChosenMenu {
  const slots = request.slots.map((slot) => ({
    ...slot,
    lockedId: slot.lockedId ?? locked.get(slot.id),
  }));
  const planned = planMenu({ ...request, slots }, onProgress);
  if (planned.cost?.isRefused) return { choice: locked, menu: planned };
  const { picks } = planned;
  const choice = new Map([
    ...[...locked].filter(([slotId]) => slots.some(({ id }) => id === slotId)),
    ...picks.map(({ slotId, recipeId }) => [slotId, recipeId] as const),
  ]);
  return { choice, menu: describeMenu(request, choice) };
}

/**
 * A menu that a person changed: the same picks, with what is now true of them.
 *
 * @example describeMenu(request, new Map([['2026-11-23.dinner', laksa.id]])).picks[0].reason
 */
export function describeMenu(request: MenuRequest, choice: Choice): MagicMenu {
  const problem = buildProblem(request, new Set(choice.values()));
  return describe(request, problem, sumsOf(problem, choice));
}

/**
 * Other recipes for one slot of a menu, the best first, of different main proteins where there are any.
 *
 * @example findAlternatives(request, choice, '2026-11-26.dinner') // three picks
 */
export function findAlternatives(request: MenuRequest, choice: Choice, slotId: string): Pick[] {
  const problem = buildProblem(request, new Set(choice.values()));
  const at = problem.slots.findIndex(({ slot }) => slot.id === slotId);
  if (at < 0) return [];
  const sums = sumsOf(problem, choice);
  const current = empty(problem, sums, at);
  const ranked = problem.slots[at]!.allowed.filter(
    (dish) => dish !== current && sums.uses[dish] === 0 && fits(problem, sums, at, dish),
  )
    .map((dish) => ({ dish, gain: gainOf(problem, sums, at, dish) }))
    .toSorted((a, b) => b.gain - a.gain || a.dish - b.dish)
    .map(({ dish }) => dish);
  const average = averageTerms(problem, sums, at);
  return varied(problem, withoutVotedDown(problem, ranked)).map((number) => {
    const dish = problem.dishes[number]!;
    const { sentence } = reasonFor({ problem, sums, at, dish }, average);
    return { slotId, recipeId: dish.candidate.id, reason: sentence };
  });
}

/** All of them, if each was voted down this week. */
function withoutVotedDown({ slots, dishes }: Problem, ranked: readonly number[]) {
  const first = slots[0]!.slot.date;
  const others = ranked.filter((dish) => !isVotedDownOn(dishes[dish]!.candidate, first));
  return others.length > 0 ? others : ranked;
}

const alternativesShown = 3;
/** An alternative of another protein is preferred among this many. */
const rankedForVariety = 9;

function varied({ dishes }: Problem, ranked: readonly number[]): number[] {
  const proteinOf = (dish: number) => dishes[dish]!.candidate.proteins[0] ?? '';
  const firstOfEach = ranked
    .slice(0, rankedForVariety)
    .filter(
      (dish, index) => ranked.findIndex((one) => proteinOf(one) === proteinOf(dish)) === index,
    );
  const shown = [...new Set([...firstOfEach, ...ranked])].slice(0, alternativesShown);
  return ranked.filter((dish) => shown.includes(dish));
}

function sumsOf(problem: Problem, choice: Choice): RunningSums {
  const sums = startSums(problem);
  problem.slots.forEach(({ slot, locked }, at) => {
    const id = choice.get(slot.id);
    const dish = problem.dishes.findIndex(({ candidate }) => candidate.id === id);
    if (locked === undefined && dish !== none) place(problem, sums, at, dish);
  });
  return sums;
}

function describe(request: MenuRequest, problem: Problem, sums: RunningSums): MagicMenu {
  const picks: Pick[] = [];
  const reasons: Reason[] = [];
  const unfilled: UnfilledSlot[] = [];
  const chosen = new Set(
    [...sums.dishAt].flatMap((dish) => problem.dishes[dish]?.candidate.id ?? []),
  );
  const unmet = unmetRules(problem, sums.dishAt);
  const lone = new Set(loneSides(problem, (at) => sums.dishAt[at] === none));
  problem.slots.forEach(({ slot, locked }, at) => {
    if (locked !== undefined) return;
    const number = empty(problem, sums, at);
    if (number === none) {
      const blockedBy = (one: Candidate) => brokenRulesOfWeek(problem, sums.rules, at, one);
      return unfilled.push(
        lone.has(at)
          ? sideWithoutDinner(slot)
          : describeEmpty(slot, request, { chosen, blockedBy }),
      );
    }
    const dish = problem.dishes[number]!;
    const average = averageTerms(problem, sums, at);
    const reason = reasonFor({ problem, sums, at, dish }, average, reasons);
    reasons.push(reason);
    place(problem, sums, at, number);
    const swaps = swapsNeeded(dish.candidate, slot);
    return picks.push({
      slotId: slot.id,
      recipeId: dish.candidate.id,
      reason: reason.sentence,
      ...(swaps.length > 0 && { swaps }),
    });
  });
  return {
    picks,
    unfilled,
    unmet,
    ...(request.budget && { cost: costOf(request, problem, sums) }),
  };
}

function describeEmpty(
  slot: MenuSlot,
  request: MenuRequest,
  rest: Parameters<typeof describeUnfilled>[2],
): UnfilledSlot {
  const { budget, candidates } = request;
  // Under a limit what has no price fits nowhere, whatever else changes.
  const chosenFrom = candidates.filter(({ cost }) => !budget || cost !== undefined);
  const described = describeUnfilled(slot, { ...request, candidates: chosenFrom }, rest);
  return { ...described, advice: budgetAdvice(slot, request, rest) ?? described.advice };
}

function costOf({ budget, left = [] }: MenuRequest, problem: Problem, sums: RunningSums): MenuCost {
  const { cost: cents, hasEstimate } = costOfMenu(problem, sums.dishAt, { budget: budget!, left });
  return { cents, hasEstimate, isRefused: false, ...limitOf(problem, budget!) };
}

/** A locked dish that is no candidate has no price either. */
const limitOf = ({ slots, dishes }: Problem, { cents }: Budget) => ({
  limit: cents,
  unpriced: slots.filter(
    ({ locked }) => locked !== undefined && dishes[locked]?.candidate.cost === undefined,
  ).length,
});
