/**
 * Iterated local search: from a first menu, one dish is replaced, or two are exchanged, as long as it gains;
 * then two to four slots are changed at random and it starts again from there, and the best menu counts. There
 * is no time limit in it: the same seed would give other menus on another device.
 */
import { bestFor, fillSlots, tie } from './fill-slots';
import type { Problem } from './problem';
import { seededRandom, type Random } from './random';
import { empty, fits, gainOf, none, place, startSums, type RunningSums } from './running-sums';

/** @param share of the search that is done, 0 to 1 */
export type OnProgress = (share: number) => void;

/** @example findBestMenu(problem, 7).dishAt // Int32Array [12, 3, 40, -1, …] */
export function findBestMenu(problem: Problem, seed: number, onProgress?: OnProgress): RunningSums {
  const sums = startSums(problem);
  fillSlots(problem, sums);
  const free = problem.slots.flatMap(({ locked }, at) => (locked === undefined ? [at] : []));
  const pairs = pairsOf(free);
  descend(problem, sums, { free, pairs });
  const random = seededRandom(seed);
  let best = noted(sums);
  const kicks = free.length < 2 ? 0 : kicksFor(free.length, problem.dishes.length);
  for (let kick = 0; kick < kicks; kick += 1) {
    if (kick % kicksPerReport === 0) onProgress?.(kick / kicks);
    changeSome(problem, sums, { free, random });
    descend(problem, sums, { free, pairs });
    const filled = countFilled(sums.dishAt);
    const isFuller = filled > best.filled;
    if (isFuller || (filled === best.filled && sums.value > best.value + tie)) best = noted(sums);
    else restore(problem, sums, best.dishes);
  }
  return sums;
}

interface Noted {
  value: number;
  filled: number;
  dishes: Int32Array;
}

const noted = (sums: RunningSums): Noted => ({
  value: sums.value,
  filled: countFilled(sums.dishAt),
  dishes: sums.dishAt.slice(),
});

/** @param dishAt of a menu, by the number of the slot */
export const countFilled = (dishAt: Int32Array): number =>
  dishAt.reduce((count, dish) => (dish === none ? count : count + 1), 0);

const kicksPerReport = 10;

/**
 * More slots and more dishes take longer for each kick. With few dishes a good week is harder to reach, as most
 * exchanges break a rule: `npm run bench -- magic-menu` compares small weeks with the exact optimum.
 */
function kicksFor(slots: number, dishes: number): number {
  if (dishes <= 80) return slots <= 7 ? 500 : 150 + Math.round(1050 / slots);
  return slots <= 7 ? 120 : 40 + Math.round(250 / slots);
}

interface Moves {
  /** Numbers of slots. */
  free: readonly number[];
  pairs: readonly (readonly [number, number])[];
}

function descend(problem: Problem, sums: RunningSums, { free, pairs }: Moves): void {
  let isBetter = true;
  while (isBetter) {
    isBetter = false;
    for (const at of free) if (replaceOne(problem, sums, at)) isBetter = true;
    for (const [one, other] of pairs) if (exchange(problem, sums, one, other)) isBetter = true;
  }
}

function replaceOne(problem: Problem, sums: RunningSums, at: number): boolean {
  const old = empty(problem, sums, at);
  const gain = old === none ? -Infinity : gainOf(problem, sums, at, old);
  const best = bestFor(problem, sums, at, gain);
  if (best !== none || old !== none) place(problem, sums, at, best === none ? old : best);
  return best !== none;
}

/** Also moves a dish into an empty slot. */
function exchange(problem: Problem, sums: RunningSums, one: number, other: number): boolean {
  const dishes = [sums.dishAt[one]!, sums.dishAt[other]!] as const;
  if (dishes[0] === dishes[1]) return false;
  if (!isAllowed(problem, one, dishes[1]) || !isAllowed(problem, other, dishes[0])) return false;
  const before = sums.value;
  empty(problem, sums, one);
  empty(problem, sums, other);
  const isDone =
    tryPlace(problem, sums, one, dishes[1]) && tryPlace(problem, sums, other, dishes[0]);
  if (isDone && sums.value > before + tie) return true;
  put(problem, sums, one, none);
  put(problem, sums, one, dishes[0]);
  put(problem, sums, other, dishes[1]);
  return false;
}

function tryPlace(problem: Problem, sums: RunningSums, at: number, dish: number): boolean {
  if (dish === none) return true;
  if (!fits(problem, sums, at, dish)) return false;
  place(problem, sums, at, dish);
  return true;
}

const isAllowed = ({ slots }: Problem, at: number, dish: number): boolean =>
  dish === none || slots[at]!.isAllowed[dish] === 1;

/** Two to four slots are emptied and then filled at random, so that they may also take each other's dishes. */
function changeSome(
  problem: Problem,
  sums: RunningSums,
  { free, random }: { free: readonly number[]; random: Random },
): void {
  const below = (count: number) => Math.floor(random() * count);
  const changed = new Set<number>();
  for (let change = 2 + below(3); change > 0; change -= 1) changed.add(free[below(free.length)]!);
  for (const at of changed) empty(problem, sums, at);
  for (const at of changed) {
    const fitting = problem.slots[at]!.allowed.slice(0, mostKicked).filter((dish) =>
      fits(problem, sums, at, dish),
    );
    const dish = fitting[below(fitting.length)];
    if (dish !== undefined) place(problem, sums, at, dish);
  }
}

/** Kicks use the more promising dishes. */
const mostKicked = 60;

function restore(problem: Problem, sums: RunningSums, dishes: Int32Array): void {
  const changed = [...dishes.keys()].filter((at) => dishes[at] !== sums.dishAt[at]);
  for (const at of changed) empty(problem, sums, at);
  for (const at of changed) put(problem, sums, at, dishes[at]!);
}

/** Replaces what is there. */
function put(problem: Problem, sums: RunningSums, at: number, dish: number): void {
  empty(problem, sums, at);
  if (dish !== none) place(problem, sums, at, dish);
}

const pairsOf = (free: readonly number[]): [number, number][] =>
  free.flatMap((one, index) =>
    free.slice(index + 1).map((other): [number, number] => [one, other]),
  );
