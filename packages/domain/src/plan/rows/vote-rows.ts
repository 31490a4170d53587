/**
 * What someone who eats said to a meal of the plan, as it is stored and synchronised (`rows.ts`).
 *
 * - One answer for each person, meal and recipe. Another recipe for the meal begins without answers, and the one
 *   before has its answers again when it comes back.
 * - Which person, meal and recipe is in the id and never changes, so that two answers to the same question are one
 *   field, of which the later one stays.
 */
import type { PlainDate } from '../days/week';
import type { VoteAnswer } from './vote-answers';

export interface VoteRow {
  /** The Monday of the meal, when it was voted on. */
  week: PlainDate;
  /** Absent: taken back. */
  answer?: VoteAnswer;
  /** Says more than a yes (`votes/dish-round.ts`); of another answer it means nothing. */
  isLoved?: boolean;
}

/** What is voted on, and who votes. */
export interface VoteSubject {
  mealId: string;
  recipeId: string;
  eaterId: string;
}

/** @example voteId({ mealId: 'm', recipeId: 'r', eaterId: 'e' }) // 'm.r.e' */
export const voteId = ({ mealId, recipeId, eaterId }: VoteSubject): string =>
  `${mealId}.${recipeId}.${eaterId}`;

/** @example subjectOfVote('m.r.e') // { mealId: 'm', recipeId: 'r', eaterId: 'e' } */
export function subjectOfVote(id: string): VoteSubject {
  const [mealId = '', recipeId = '', eaterId = ''] = id.split('.');
  return { mealId, recipeId, eaterId };
}

/** Of a week: more than a household of ten answers with two dishes a day. */
export const votesPerWeek = 300;
