/** The dinners of a link, and answering for one: shown at once, and taken back when it can't be stored. */
import { useCallback, useEffect, useState } from 'react';
import { votesRoutes, type OpenVote, type VotedMeal } from '@saltbush/contract/plan/votes';
import type { VoteAnswer } from '@saltbush/domain/plan/rows/vote-answers';
import { call } from '../../../../api/call';
import { describeError } from '../../../../api/describe-error';
import { showToast } from '../../../../ui/feedback/toast';

export type VoteChange = (meal: VotedMeal, answer: VoteAnswer | null) => void;

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
  return {
    data,
    error,
    isFetching,
    refetch,
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
