/**
 * Which recipe comes first when someone asks what they can cook.
 *
 * - A recipe that uses nothing at hand is no answer, and is left out.
 * - What should be used up weighs most: each such food outweighs three missing ones.
 * - Each missing food counts against it, half as much when something like it is at hand.
 * - The share of its foods that are there counts as much as two missing ones, so that six of eight
 *   comes before one of two; using many of one's foods counts a little.
 * - One's own, favourites and well-rated recipes come before equals, never before a recipe that
 *   misses one food less.
 * - With a limit of time, one that gives no time comes after those that do.
 * - Then they are spread: each next one is the best that is not too near to those before it, by its
 *   foods and its title, so that ten dishes are not ten omelettes.
 * - A seed other than 0 shuffles near equals, the same way each time.
 */
import { searchTokens } from '../recipes/search/derive-recipe';
import type { RecipeMatch } from './match-recipe';

export type DishSource = 'own' | 'saved' | 'shared' | 'public';

export interface Dish {
  readonly id: string;
  readonly title: string;
  /** Keys of what it needs. */
  readonly foods: readonly string[];
  readonly match: RecipeMatch;
  readonly source: DishSource;
  readonly isFavourite: boolean;
  /** Stars on average; absent without ratings. */
  readonly ratingAverage: number | undefined;
  /** Minutes in all; absent when it gives no time. */
  readonly readyMinutes: number | undefined;
}

export interface RankOptions {
  readonly hasTimeLimit?: boolean;
  readonly seed?: number;
}

/** @example rankDishes([toast, omelette], { seed: 0 }) // [omelette, toast] */
export function rankDishes<D extends Dish>(
  dishes: readonly D[],
  { hasTimeLimit = false, seed = 0 }: RankOptions = {},
): D[] {
  const scored = dishes
    .filter(({ match }) => match.uses.length > 0)
    .map((dish) => ({
      dish,
      score: scoreOf(dish, hasTimeLimit) + (seed === 0 ? 0 : shuffleRange * chance(seed, dish.id)),
      nearness: 0,
      foods: new Set(dish.foods),
      words: new Set(searchTokens(dish.title)),
    }))
    .toSorted((a, b) => b.score - a.score || (a.dish.id < b.dish.id ? -1 : 1));
  return spread(scored).map(({ dish }) => dish);
}

/** @example scoreOf(dish, false) // one missing food less adds 1 */
export function scoreOf(dish: Dish, hasTimeLimit: boolean): number {
  const { uses, missing, needed, there } = dish.match;
  const usedUp = new Set(uses.filter((use) => use.isToUseUp).map(({ atHand }) => atHand)).size;
  const lacking = missing.reduce((sum, { like }) => sum + (like === undefined ? 1 : 0.5), 0);
  const share = needed === 0 ? 1 : there / needed;
  return (
    5 * usedUp -
    lacking +
    2 * share +
    0.15 * Math.min(uses.length, mostUsesCounted) +
    likingOf(dish) -
    (hasTimeLimit && dish.readyMinutes === undefined ? 0.5 : 0)
  );
}

/** Below 1 in all. */
function likingOf({ source, isFavourite, ratingAverage }: Dish): number {
  const rated = ratingAverage === undefined ? 0 : (0.3 * (ratingAverage - 1)) / 4;
  return (source === 'public' ? 0 : 0.25) + (isFavourite ? 0.35 : 0) + rated;
}

interface Scored<D> {
  dish: D;
  score: number;
  /** To the nearest of those before it, 0 to 1. */
  nearness: number;
  foods: ReadonlySet<string>;
  words: ReadonlySet<string>;
}

function spread<D>(scored: readonly Scored<D>[]): Scored<D>[] {
  const waiting = scored.map((each) => ({ ...each }));
  const placed: Scored<D>[] = [];
  while (waiting.length > 0) {
    let best = 0;
    for (let n = 1; n < waiting.length; n += 1) {
      if (diversityScore(waiting[n]!) > diversityScore(waiting[best]!)) best = n;
    }
    const [next] = waiting.splice(best, 1) as [Scored<D>];
    placed.push(next);
    for (const each of waiting) each.nearness = Math.max(each.nearness, nearnessOf(each, next));
  }
  return placed;
}

const diversityScore = ({ score, nearness }: Scored<unknown>): number =>
  score - nearnessPenalty * Math.max(0, nearness - freeNearness);

const nearnessOf = (a: Scored<unknown>, b: Scored<unknown>): number =>
  Math.max(shared(a.foods, b.foods), shared(a.words, b.words));

/** Of all that either has, the share that both have. */
function shared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let both = 0;
  for (const each of a) if (b.has(each)) both += 1;
  const all = a.size + b.size - both;
  return all === 0 ? 0 : both / all;
}

/** From 0 to 1, the same for the same seed and recipe ("FNV-1a", its bits mixed once more). */
function chance(seed: number, id: string): number {
  let hash = 0x811c9dc5;
  for (const letter of `${seed}:${id}`) {
    hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}

/** Near equals: within the score of one and a half missing foods. */
const shuffleRange = 1.5;
const mostUsesCounted = 8;
/** What the same dish once more costs, in missing foods. */
const nearnessPenalty = 4;
/** Half the same foods is no repetition: onions are in everything. */
const freeNearness = 0.4;
