/**
 * A menu with the sums that its value is made of, so that the gain of one dish is known without counting the
 * whole menu again. Values are in points.
 *
 * - Two dishes of the week with the same protein, cuisine or kind cost, and more on neighbouring days.
 * - What takes more than an hour costs on a workday.
 * - Of a perishable food, whole packs are bought: what is left of the last one costs.
 * - What is left of earlier purchases gains when a dish uses it in time (`remainders.ts`).
 * - Each different food costs.
 * - What people would rather have, by their rules, gains (`rules/rule-terms.ts`).
 */
import type { Dish, Problem } from './problem';
import { breaksRule, countRules, rulePoints } from './rules/rule-terms';
import { bought, pointsForLeft, usedOfLeft } from './remainders';

/** What a dish adds to the menu, by cause. */
export interface Gain {
  own: number;
  protein: number;
  neighbours: number;
  cuisine: number;
  kind: number;
  workday: number;
  waste: number;
  left: number;
  foods: number;
  rules: number;
}

export interface RunningSums {
  /** The number of the dish by the number of the slot; `none` while it is empty. */
  readonly dishAt: Int32Array;
  /** Of the whole menu, in points. */
  value: number;
  readonly proteins: Int32Array;
  readonly cuisines: Int32Array;
  readonly kinds: Int32Array;
  readonly foods: Int32Array;
  readonly packs: Float64Array;
  /** The same of dishes that come while what is left is good. */
  readonly packsInTime: Float64Array;
  /** In how many slots each dish is. */
  readonly uses: Int32Array;
  /** What each rule of the week counts. */
  readonly rules: Int32Array;
}

export const none = -1;

/** A menu with the locked dishes. */
export function startSums({ slots, dishes, counts, ...rest }: Problem): RunningSums {
  const sums: RunningSums = {
    dishAt: new Int32Array(slots.length).fill(none),
    value: 0,
    proteins: new Int32Array(counts.proteins),
    cuisines: new Int32Array(counts.cuisines),
    kinds: new Int32Array(counts.kinds),
    foods: new Int32Array(counts.foods),
    packs: new Float64Array(counts.foods),
    packsInTime: new Float64Array(counts.foods),
    uses: new Int32Array(dishes.length),
    rules: new Int32Array(rest.ruleTerms.counted.length),
  };
  const problem = { slots, dishes, counts, ...rest };
  slots.forEach(({ locked = none }, at) => {
    if (locked !== none) place(problem, sums, at, locked);
  });
  return sums;
}

/** Whether the dish is far enough from the slots that have it already, and breaks no rule of the week. */
export const fits = (problem: Problem, sums: RunningSums, at: number, dish: number): boolean =>
  isFarEnough(problem, sums, at, dish) && !breaksRule(problem, sums.rules, at, dish);

function isFarEnough(
  { slots, repeatAfterDays }: Problem,
  sums: RunningSums,
  at: number,
  dish: number,
): boolean {
  if (sums.uses[dish] === 0) return true;
  return slots.every(
    ({ day }, other) =>
      other === at ||
      sums.dishAt[other] !== dish ||
      Math.abs(day - slots[at]!.day) >= repeatAfterDays,
  );
}

/** Into an empty slot. */
export function place(problem: Problem, sums: RunningSums, at: number, dish: number): void {
  sums.value += gainOf(problem, sums, at, dish);
  sums.dishAt[at] = dish;
  count(problem, sums, at, dish, 1);
  countRules(problem, sums.rules, at, dish, 1);
  sums.uses[dish]! += 1;
}

/** @returns the number of the dish that was there, or `none` */
export function empty(problem: Problem, sums: RunningSums, at: number): number {
  const dish = sums.dishAt[at]!;
  if (dish === none) return none;
  sums.dishAt[at] = none;
  count(problem, sums, at, dish, -1);
  countRules(problem, sums.rules, at, dish, -1);
  sums.uses[dish]! -= 1;
  sums.value -= gainOf(problem, sums, at, dish);
  return dish;
}

/** What the dish would add to the menu in this empty slot. */
export const gainOf = (problem: Problem, sums: RunningSums, at: number, dish: number): number =>
  gainOfKind(problem, sums, at, dish) + gainOfFoods(problem, sums, at, dish);

/** By itself and by rules, its proteins, cuisine and kind: quickly computed. */
export function gainOfKind(problem: Problem, sums: RunningSums, at: number, number: number) {
  const { weights } = problem;
  const dish = problem.dishes[number]!;
  let gain = dish.value + rulePoints(problem, sums.rules, at, number);
  for (const protein of dish.proteins) gain -= weights.sameProtein * sums.proteins[protein]!;
  gain += neighbourGain(problem, sums, at, dish);
  if (dish.cuisine >= 0) gain -= weights.sameCuisine * sums.cuisines[dish.cuisine]!;
  if (dish.kind >= 0) gain -= weights.sameKind * sums.kinds[dish.kind]!;
  if (problem.slots[at]!.isWorkday) gain -= dish.longWorkday;
  return gain;
}

/** At most `packGain` of the dish. */
export function gainOfFoods(
  problem: Problem,
  sums: RunningSums,
  at: number,
  number: number,
): number {
  const { dishes, weights, left } = problem;
  const dish = dishes[number]!;
  let gain = 0;
  for (const [food, packs] of dish.perishables) {
    if (left.packs[food] !== 0) {
      const { waste, used } = usesOfLeft(problem, sums, at, [food, packs]);
      gain += used - waste;
      continue;
    }
    const before = sums.packs[food]!;
    gain -= weights.wastedPack * (leftOver(before + packs) - leftOver(before));
  }
  for (const food of dish.foods) if (sums.foods[food] === 0) gain -= weights.food;
  return gain;
}

/** What a need of a food that is left changes, in points. */
function usesOfLeft(
  { slots, weights, left }: Problem,
  sums: RunningSums,
  at: number,
  [food, packs]: readonly [food: number, packs: number],
) {
  const there = left.packs[food]!;
  const before = { all: sums.packs[food]!, inTime: sums.packsInTime[food]! };
  const isInTime = slots[at]!.day <= left.lastDay[food]!;
  const after = { all: before.all + packs, inTime: before.inTime + (isInTime ? packs : 0) };
  const used = usedOfLeft(after, there) - usedOfLeft(before, there);
  const waste = leftOver(bought(after, there)) - leftOver(bought(before, there));
  return { waste: waste * weights.wastedPack, used: used * pointsForLeft(weights) };
}

/** `gainOf` by cause. */
export function gainsOf(problem: Problem, sums: RunningSums, at: number, number: number): Gain {
  const { weights } = problem;
  const dish = problem.dishes[number]!;
  const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);
  const uses = dish.perishables.map((need) => usesOfLeft(problem, sums, at, need));
  return {
    own: dish.value,
    protein: -weights.sameProtein * sum(dish.proteins.map((one) => sums.proteins[one]!)),
    neighbours: neighbourGain(problem, sums, at, dish),
    cuisine: dish.cuisine < 0 ? 0 : -weights.sameCuisine * sums.cuisines[dish.cuisine]!,
    kind: dish.kind < 0 ? 0 : -weights.sameKind * sums.kinds[dish.kind]!,
    workday: problem.slots[at]!.isWorkday ? -dish.longWorkday : 0,
    waste: -sum(uses.map(({ waste }) => waste)),
    left: sum(uses.map(({ used }) => used)),
    foods: -weights.food * dish.foods.filter((food) => sums.foods[food] === 0).length,
    rules: rulePoints(problem, sums.rules, at, number),
  };
}

function neighbourGain(
  { slots, dishes, weights }: Problem,
  sums: RunningSums,
  at: number,
  dish: Dish,
) {
  let gain = 0;
  for (const other of slots[at]!.near) {
    const number = sums.dishAt[other]!;
    if (number === none) continue;
    if (dish.kind >= 0 && dishes[number]!.kind === dish.kind) gain -= weights.sameKindNextDay;
    for (const protein of dishes[number]!.proteins)
      if (dish.proteins.includes(protein)) gain -= weights.sameProteinNextDay;
  }
  return gain;
}

function count(problem: Problem, sums: RunningSums, at: number, number: number, by: 1 | -1): void {
  const { slots, dishes, left } = problem;
  const dish = dishes[number]!;
  for (const protein of dish.proteins) sums.proteins[protein]! += by;
  if (dish.cuisine >= 0) sums.cuisines[dish.cuisine]! += by;
  if (dish.kind >= 0) sums.kinds[dish.kind]! += by;
  for (const food of dish.foods) sums.foods[food]! += by;
  for (const [food, packs] of dish.perishables) {
    sums.packs[food]! += by * packs;
    if (slots[at]!.day <= left.lastDay[food]!) sums.packsInTime[food]! += by * packs;
  }
}

/** Of the last pack; sums of fractions are not exact. */
const leftOver = (packs: number): number => Math.ceil(packs - rounding) - packs;
const rounding = 1e-6;
