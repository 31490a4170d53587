/** The dinners of a link, and answering for one: shown at once, and taken back when it can't be stored. */
import { useCallback, useEffect, useState } from 'react';
import type { DishAnswer } from '@saltbush/domain/plan/rows/vote-answers';
import {
  votesRoutes,
  type OpenVote,
  type VotedDish,
  type VotedMeal,
} from '@saltbush/contract/plan/votes';
import type { VoteAnswer } from '@saltbush/domain/plan/rows/vote-answers';
import { call } from '../../../../api/call';
import { describeError } from '../../../../api/describe-error';
import { showToast } from '../../../../ui/feedback/toast';

export type VoteChange = (meal: VotedMeal, answer: VoteAnswer | null) => void;
export type DishChange = (dish: VotedDish, answer: DishAnswer) => void;

/** Without the query client, so that the page is small. */
export function useVote(token: string) {
  const { data, setData, error, isFetching, refetch } = useOpenVote(token);
  const show = (id: string, answer: VoteAnswer | undefined) =>
    setData((before) => before && withAnswer(before, id, answer));
  const vote = async (meal: VotedMeal, answer: VoteAnswer | null) => {
    const { _id: mealId, recipeId, answer: before } = meal;
    show(mealId, answer ?? undefined);
    try {
      await call(votesRoutes.vote, { params: { token }, body: { mealId, recipeId, answer } });
    } catch (failure) {
      show(mealId, before);
      showToast({ kind: 'error', ...describeError(failure) });
      // Another dinner may be planned by now, or the link has ended.
      refetch();
    }
  };
  const showDish = (id: string, answer: DishAnswer | undefined) =>
    setData((before) => before && withDishAnswer(before, id, answer));
  const voteDish = async (dish: VotedDish, said: DishAnswer) => {
    const { _id: mealId, recipeId, answer: before } = dish;
    showDish(mealId, said);
    const answer = said === 'no' ? ('no' as const) : ('yes' as const);
    const body = { mealId, recipeId, answer, isLoved: said === 'love' };
    try {
      await call(votesRoutes.vote, { params: { token }, body });
    } catch (failure) {
      showDish(mealId, before);
      showToast({ kind: 'error', ...describeError(failure) });
      refetch();
    }
  };
  return {
    data,
    error,
    isFetching,
    refetch,
    voteDish: (...change: Parameters<DishChange>) => void voteDish(...change),
    vote: (...change: Parameters<VoteChange>) => void vote(...change),
  };
}

function useOpenVote(token: string) {
  const [data, setData] = useState<OpenVote>();
  const [error, setError] = useState<unknown>();
  const [round, setRound] = useState(0);
  const [settled, setSettled] = useState(-1);
  useEffect(() => {
    const { signal, abort } = abortable();
    call(votesRoutes.open, { params: { token } }, { signal })
      .then(
        (found) => {
          setData(found);
          setError(undefined);
        },
        (failure: unknown) => !signal.aborted && setError(failure),
      )
      .finally(() => !signal.aborted && setSettled(round));
    return abort;
  }, [token, round]);
  const refetch = useCallback(() => setRound((before) => before + 1), []);
  return { data, setData, error, isFetching: settled !== round, refetch };
}

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

const withAnswer = (vote: OpenVote, id: string, answer: VoteAnswer | undefined): OpenVote => ({
  ...vote,
  meals: vote.meals.map((meal) => (meal._id === id ? { ...meal, answer } : meal)),
});

const withDishAnswer = (vote: OpenVote, id: string, answer: DishAnswer | undefined): OpenVote => ({
  ...vote,
  dishes: vote.dishes?.map((dish) => (dish._id === id ? { ...dish, answer } : dish)),
});
