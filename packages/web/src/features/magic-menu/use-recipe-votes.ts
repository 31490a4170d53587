/** What those who eat said to recipes that were planned, by recipe. */
import { useMemo } from 'react';
import type { WhoEats } from '@saltbush/domain/eaters/eaters';
import { votesByRecipe, votesIn, type NamedVote } from '@saltbush/domain/votes/votes';
import { usePlanRows } from '../sync';
import type { PlanScope } from '../view-mode';

export type RecipeVotes = ReadonlyMap<string, readonly NamedVote[]>;

/** The same map as long as nobody votes. */
export function useRecipeVotes(scope: PlanScope, whoEats: WhoEats): RecipeVotes {
  const rows = usePlanRows(scope)?.rows;
  const votes = JSON.stringify(rows ? votesIn(rows.values()) : []);
  const people = JSON.stringify(whoEats.eaters.map(({ id, name }) => ({ id, name })));
  return useMemo(
    () =>
      votesByRecipe(
        JSON.parse(votes) as Parameters<typeof votesByRecipe>[0],
        JSON.parse(people) as Parameters<typeof votesByRecipe>[1],
      ),
    [votes, people],
  );
}
