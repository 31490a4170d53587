/** Selection of own recipes. It survives a new search. */
import { useCallback, useMemo, useState } from 'react';
import type { RecipeCard } from '@saltbush/contract/recipe/recipes';
import type { Choice } from '../../recipe-cards';

export interface Selection {
  isChoosing: boolean;
  chosen: RecipeCard[];
  start: () => void;
  end: () => void;
  /** A stable function. */
  toggle: (recipe: RecipeCard) => void;
  choiceOf: (recipe: RecipeCard, isOwn: boolean) => Choice | undefined;
}

export function useSelection(): Selection {
  /** By id; undefined outside selection mode. */
  const [chosen, setChosen] = useState<ReadonlyMap<string, RecipeCard>>();
  const toggle = useCallback((recipe: RecipeCard) => {
    setChosen((before) => {
      const after = new Map(before);
      if (!after.delete(recipe._id)) after.set(recipe._id, recipe);
      return after;
    });
  }, []);
  const start = useCallback(() => setChosen(new Map()), []);
  const end = useCallback(() => setChosen(undefined), []);
  return useMemo(
    () => ({
      isChoosing: chosen !== undefined,
      chosen: [...(chosen?.values() ?? [])],
      start,
      end,
      toggle,
      choiceOf: ({ _id }, isOwn) => {
        if (!chosen) return undefined;
        if (!isOwn) return 'closed';
        return chosen.has(_id) ? 'chosen' : 'open';
      },
    }),
    [chosen, start, end, toggle],
  );
}
