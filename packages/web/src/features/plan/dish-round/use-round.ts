/** The dishes that a plan's people are asked about, and what they said, as this device has it. */
import { useMemo, useState } from 'react';
import type { VotedDish } from '@saltbush/contract/plan/votes';
import type { PlainDate } from '@saltbush/domain/plan/days/week';
import { proposedDishesPerWeek } from '@saltbush/domain/plan/rows/proposed-dish-rows';
import {
  answersIn,
  isOpenRound,
  roundsIn,
  type AnswersOfEater,
  type DishRound,
} from '@saltbush/domain/plan/votes/dish-round';
import { usePlanRows, type PlanView } from '../../device/sync';
import type { PlanScope } from '../../device/view-mode';

export interface ShownRound {
  round: DishRound;
  answers: ReadonlyMap<string, AnswersOfEater>;
  /** The dishes as one of those who eat is asked about them; without those whose recipe can't be read. */
  dishesFor: (eaterId: string) => VotedDish[];
}

/**
 * @param start the first of the seven days; absent: of the latest round, an open one before those that have ended
 * @returns undefined when nobody is asked
 */
export function useRound(scope: PlanScope, start?: PlainDate): ShownRound | undefined {
  const view = usePlanRows(scope);
  const [now] = useState(() => Date.now());
  return useMemo(() => (view ? roundOf(view, start, now) : undefined), [view, start, now]);
}

/** Ids of dishes of rounds that have ended by themselves, at most as many as one operation takes away. */
export function useEndedDishes(scope: PlanScope): readonly string[] {
  const view = usePlanRows(scope);
  const [now] = useState(() => Date.now());
  return useMemo(
    () =>
      roundsIn(view?.rows.values() ?? [])
        .filter((round) => !isOpenRound(round, now))
        .flatMap(({ dishes }) => dishes.map(({ id }) => id))
        .slice(0, proposedDishesPerWeek),
    [view, now],
  );
}

function roundOf(
  { rows, recipes }: PlanView,
  start: PlainDate | undefined,
  now: number,
): ShownRound | undefined {
  const rounds = roundsIn(rows.values());
  const found =
    start === undefined
      ? (rounds.find((one) => isOpenRound(one, now)) ?? rounds[0])
      : rounds.find((one) => one.start === start);
  if (!found) return undefined;
  const dishes = found.dishes.filter(({ recipeId }) => recipes.has(recipeId));
  if (dishes.length === 0) return undefined;
  const round = { ...found, dishes };
  const answers = answersIn(rows.values(), round);
  const dishesFor = (eaterId: string) =>
    dishes.map(({ id, recipeId }): VotedDish => {
      const { title, totalMinutes, imageUrl, imageColour, cover } = recipes.get(recipeId)!.card;
      const recipe = { title, totalMinutes, imageUrl, imageColour, cover };
      return { _id: id, recipeId, recipe, answer: answers.get(eaterId)?.get(id) };
    });
  return { round, answers, dishesFor };
}
