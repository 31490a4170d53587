/** What those who eat said to recipes that were planned, by recipe. */
import { useState } from 'react';
import type { WhoEats } from '@saltbush/domain/plan/eaters/eaters';
import { withRoundVotes } from '@saltbush/domain/plan/votes/dish-round';
import { votesByRecipe, votesIn, type RecipeVote } from '@saltbush/domain/plan/votes/votes';
import { usePlanRows } from '../../device/sync';
import type { ShownRound } from '../dish-round';
import type { PlanScope } from '../../device/view-mode';

export type RecipeVotes = ReadonlyMap<string, readonly RecipeVote[]>;

/** As they were when it was opened: with others the menu would begin again while someone chooses. */
export function useRecipeVotes(
  scope: PlanScope,
  { eaters }: WhoEats,
  asked?: Pick<ShownRound, 'round' | 'answers'>,
): RecipeVotes {
  const rows = usePlanRows(scope)?.rows;
  const [votes] = useState(() => {
    const before = votesByRecipe(votesIn(rows?.values() ?? []), eaters);
    return asked ? withRoundVotes(before, asked.round, asked.answers, eaters) : before;
  });
  return votes;
}
