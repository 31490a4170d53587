/** How much of a recipe is at home with those whose plan is shown. */
import { useMemo } from 'react';
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import type { Row } from '@saltbush/domain/plan/rows/rows';
import { useLoaded } from '../../../ui/use-loaded';
import { useHomeItems, type HomeItems } from '../../device/home-items';
import { usePlanRows } from '../../device/sync';
import { useView, type PlanScope } from '../../device/view-mode';
import { homeMatch } from './home-match.lazy';

export type MatchedRecipe = Pick<RecipeOnWire, '_id' | 'ingredients' | 'measures'>;

/** The match is undefined while it is loaded, and where nothing is at home. */
export function useHomeMatch(recipe: MatchedRecipe, userId: string) {
  const { scope } = useView(userId, 'enableMealPlanning');
  const home = useHomeItems(scope);
  const staples = useStaples(scope);
  const code = useLoadedIf(home);
  const match = useMemo(
    () => home && code?.matchHome(recipe, home.items, staples),
    [home, code, recipe, staples],
  );
  return { home, match, scope };
}

function useStaples(scope: PlanScope): readonly string[] {
  const rows = usePlanRows(scope)?.rows;
  return useMemo(
    () =>
      [...(rows?.values() ?? [])]
        .filter((row) => row.kind === 'foods' && (row as Row<'foods'>).fields.isStaple)
        .map(({ id }) => id),
    [rows],
  );
}

/** Nothing is fetched for those who note nothing. */
const useLoadedIf = (home: HomeItems | undefined) =>
  useLoaded(home !== undefined && home.items.length > 0 ? homeMatch : nothing);

const nothing: typeof homeMatch = {
  load: () => new Promise(() => undefined),
  loaded: () => undefined,
};
