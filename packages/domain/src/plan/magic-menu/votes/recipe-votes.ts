/**
 * What people said to a recipe when it was planned, in points.
 *
 * - A no of this week counts most: the recipe was voted down, and should not come back on another day.
 * - An older vote counts less with each week, and nothing after `restedDays`: children change their minds.
 */
import { daysBetween, mondayOf, type PlainDate } from '../../days/week';
import type { RecipeVote } from '../../votes/votes';
import type { Candidate } from '../menu-request';
import { roundValue } from './round-votes';
import { restedDays, type Weights } from '../weights';

type Voted = Pick<Candidate, 'votes'>;

/**
 * Whether more said no than yes in the week of this day, or later: seven days that begin on a Saturday lie in two weeks.
 *
 * @param date the first day of those that are planned
 * @example isVotedDownOn({ votes: [{ name: 'Mia', answer: 'no', week: '2026-11-23' }] }, '2026-11-26') // true
 */
export function isVotedDownOn({ votes = [] }: Voted, date: PlainDate): boolean {
  const monday = mondayOf(date);
  const ofWeek = votes.filter(({ week }) => week >= monday);
  const noes = ofWeek.filter(({ answer }) => answer === 'no').length;
  return noes > ofWeek.length - noes;
}

/**
 * @param on a day of the week that is planned
 * @example votesValue({ votes: [{ name: 'Mia', answer: 'yes', week: '2026-11-23' }] }, '2026-11-26', weights) // 0.8
 */
export function votesValue(candidate: Voted, on: PlainDate, weights: Weights): number {
  const { votes = [] } = candidate;
  const points = votes.reduce((sum, vote) => {
    const share = shareOf(vote, on);
    return sum + share * (vote.answer === 'yes' ? weights.saidYes : -weights.saidNo);
  }, 0);
  return points + roundValue(candidate) - (isVotedDownOn(candidate, on) ? weights.votedDown : 0);
}

/** The latest person who said yes and not no since, of several in one week the first by name. */
export function latestYes({ votes = [] }: Voted, on: PlainDate): string | undefined {
  const isSaidStill = ({ name, week }: RecipeVote) =>
    !votes.some((vote) => vote.name === name && vote.answer === 'no' && vote.week > week);
  const [latest] = votes
    .filter((vote) => vote.answer === 'yes' && shareOf(vote, on) > 0 && isSaidStill(vote))
    .toSorted((a, b) => compare(b.week, a.week) || compare(a.name, b.name));
  return latest?.name;
}

/** From 1 in the same week to 0 after `restedDays`; a later week counts like the same. */
function shareOf({ week }: RecipeVote, on: PlainDate): number {
  const days = Math.max(0, daysBetween(week, mondayOf(on)));
  return Math.max(0, 1 - days / restedDays);
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
