/**
 * Which recipe comes first when someone asks what they can cook.
 *
 * - A recipe that uses nothing at hand is no answer, and is left out. So is one of which less than two fifths is at
 *   hand, unless that is all there is, or it uses more of what is at hand than the others: who has zucchini and eggs
 *   sees the slice that takes both.
 * - What should be used up weighs most: each such food outweighs any share of the others.
 * - Then the share of its foods that is at hand, main foods before seasoning; half of a missing food counts when
 *   something like it is at hand. Using many of one's foods counts a little.
 * - One's own, favourites and well-rated recipes come before equals: all of that together is less than a main food of
 *   a recipe of eight.
 * - With a limit of time, one that gives no time comes after those that do.
 * - Then they are spread: each next one is the best that is not too near to those before it, by its
 *   foods and its title, so that ten dishes are not ten omelettes.
 * - A seed other than 0 shuffles near equals, the same way each time.
 */
import { searchTokens } from '../recipe-search/derive-recipe';
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
  const using = dishes.filter(({ match }) => match.uses.length > 0);
  const likely = using.filter(({ match }) => match.share >= leastShare);
  const most = Math.max(0, ...likely.map(({ match }) => match.uses.length));
  const isMore = ({ match: { share, uses } }: Dish) => share < leastShare && uses.length > most;
  const scored = (likely.length > 0 ? [...likely, ...using.filter(isMore)] : using)
    .map((dish) => ({
      dish,
      score:
        scoreOf(dish, hasTimeLimit) +
        (isMore(dish) ? usesMoreWeight * extraUses(dish, most) : 0) +
        (seed === 0 ? 0 : shuffleRange * chance(seed, dish.id)),
      nearness: 0,
      foods: new Set(dish.foods),
      words: new Set(searchTokens(dish.title)),
    }))
    .toSorted((a, b) => b.score - a.score || (a.dish.id < b.dish.id ? -1 : 1));
  return spread(scored).map(({ dish }) => dish);
}

/** How many more of the foods at hand it uses than the best of the likely ones, as a share of theirs, up to 1. */
const extraUses = ({ match: { uses } }: Dish, most: number): number =>
  most === 0 ? 0 : Math.min(1, (uses.length - most) / most);

/** @example scoreOf(dish, false) // 8 and more when everything is at hand */
export function scoreOf(dish: Dish, hasTimeLimit: boolean): number {
  const { uses, likelyShare } = dish.match;
  const usedUp = new Set(uses.filter((use) => use.isToUseUp).map(({ atHand }) => atHand)).size;
  return (
    5 * usedUp +
    shareWeight * likelyShare +
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

/** Of less than this nobody would say "I have most of it". */
const leastShare = 0.4;
/** Between two fifths and all of it lie 4.8: less than one food to use up. */
const shareWeight = 8;
/** For twice as many foods: only where everything, or nearly, is at hand is a better answer. */
const usesMoreWeight = shareWeight * (1 - leastShare);
/** Near equals: within the score of one or two missing foods of eight. */
const shuffleRange = 1.5;
const mostUsesCounted = 8;
/** What the same dish once more costs, in missing foods. */
const nearnessPenalty = 4;
/** Half the same foods is no repetition: onions are in everything. */
const freeNearness = 0.4;
