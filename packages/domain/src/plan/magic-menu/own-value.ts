/** What a recipe is worth by itself, whatever else the week has: a sum of terms, each in points. */
import { daysBetween, type PlainDate } from '../days/week';
import { homeValue } from './home-foods';
import type { Candidate, MenuRequest } from './menu-request';
import { chanceOf } from './random';
import { votesValue } from './votes/recipe-votes';
import { seasonOf } from './seasons';
import { restedDays, type Weights } from './weights';

export const ownTerms = [
  'rating',
  'favourite',
  'rested',
  'season',
  'time',
  'cost',
  'meatless',
  'votes',
  'home',
  'portions',
  'chance',
] as const;
export type OwnTerm = (typeof ownTerms)[number];
export type OwnValue = Readonly<Record<OwnTerm, number>>;

/**
 * @param on the first day of the slots
 * @example ownValue(laksa, '2026-11-23', request, weights).favourite // 2
 */
export function ownValue(
  candidate: Candidate,
  on: PlainDate,
  { seed, avoidIds = [] }: Pick<MenuRequest, 'seed' | 'avoidIds'>,
  weights: Weights,
): OwnValue {
  const { id, rating, isFavourite, minutes, cost, isMeatless, foods } = candidate;
  return {
    rating: rating === undefined ? 0 : (rating - 3) * weights.star,
    favourite: isFavourite ? weights.favourite : 0,
    rested: restedValue(candidate, on, weights),
    season: seasonOf(foods, on).share * weights.season,
    // One without a time counts like one of an hour.
    time: (-(minutes ?? 60) / 60) * weights.hour,
    // One whose prices are not known counts like a usual one, not like one that costs nothing.
    cost: (-(cost ?? usualCost) / 10) * weights.tenDollars,
    meatless: isMeatless ? weights.meatless : 0,
    votes: votesValue(candidate, on, weights),
    home: homeValue(candidate, weights),
    portions: candidate.portions ? weights.portions : 0,
    chance: chanceOf(seed, id) * weights.chance - (avoidIds.includes(id) ? weights.avoided : 0),
  };
}

/** Dollars for one person; typed by us. */
const usualCost = 5;

/** @example totalOf(ownValue(laksa, on, request, weights)) // 3.2 */
export const totalOf = (value: OwnValue): number =>
  ownTerms.reduce((sum, term) => sum + value[term], 0);

/** Whole days since it was last planned before this day; undefined if never. */
export function daysSince({ plannedOn }: Candidate, on: PlainDate): number | undefined {
  const ages = plannedOn.map((date) => daysBetween(date, on)).filter((age) => age > 0);
  return ages.length === 0 ? undefined : Math.min(...ages);
}

function restedValue(candidate: Candidate, on: PlainDate, weights: Weights): number {
  const age = daysSince(candidate, on);
  if (age === undefined) return weights.untried;
  // From as much below nothing to as much above it.
  return ((2 * Math.min(age, restedDays)) / restedDays - 1) * weights.rested;
}
