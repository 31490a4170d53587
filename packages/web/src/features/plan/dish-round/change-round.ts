/** Beginning and ending a round, and answering: operations, which work without a network. */
import { mondayOf, type PlainDate } from '@saltbush/domain/plan/days/week';
import type { DishAnswer } from '@saltbush/domain/plan/rows/vote-answers';
import {
  dishesOfRound,
  roundHours,
  voteFieldsOf,
  type DishRound,
} from '@saltbush/domain/plan/votes/dish-round';
import type { VotedDish } from '@saltbush/contract/plan/votes';
import { newId } from '../../../api/new-id';
import { changePlan } from '../../device/sync';
import type { PlanScope } from '../../device/view-mode';

const hourMs = 60 * 60 * 1000;

/** Never rejects: a failure has its own toast. */
export async function startRound(
  scope: PlanScope,
  { start, recipeIds, ended }: NewRound,
): Promise<void> {
  const dishes = recipeIds.slice(0, dishesOfRound).map((recipeId) => ({ id: newId(), recipeId }));
  const until = Date.now() + roundHours * hourMs;
  const args = { start, week: mondayOf(start), until, dishes, ended: [...ended] };
  await changePlan(scope, 'proposeDishes', args).catch(() => undefined);
}

interface NewRound {
  start: PlainDate;
  recipeIds: readonly string[];
  /** Ids of dishes of rounds that have ended by themselves: they go. */
  ended: readonly string[];
}

/** @returns what begins it again, with the answers */
export async function endRound(
  scope: PlanScope,
  { dishes }: Pick<DishRound, 'dishes'>,
): Promise<() => void> {
  const ids = dishes.map(({ id }) => id);
  await changePlan(scope, 'endProposedDishes', { ids }).catch(() => undefined);
  const rows = ids.map((id) => ({ kind: 'proposedDishes' as const, id }));
  return () => void changePlan(scope, 'restoreRows', { rows }).catch(() => undefined);
}

export interface GivenAnswer {
  round: Pick<DishRound, 'week'>;
  dish: VotedDish;
  eaterId: string;
  answer: DishAnswer;
}

export function answerDish(scope: PlanScope, { round, dish, eaterId, answer }: GivenAnswer): void {
  const subject = { mealId: dish._id, recipeId: dish.recipeId, eaterId };
  const args = { ...subject, week: round.week, ...voteFieldsOf(answer) };
  changePlan(scope, 'setVote', args).catch(() => undefined);
}
