/** Which entries of a plan are shown. */
import {
  dropRecipes,
  entriesOf,
  type Menu,
  type MenuEntry,
} from '@saltbush/domain/plan/meal-plans/menu';
import { rowKey } from '@saltbush/domain/plan/rows/rows';
import type { PlanView } from '../../../device/sync';

export interface ReadableMenu {
  menu: Menu;
  /** Left out, since their recipes can't be read. */
  gone: readonly MenuEntry[];
}

/**
 * The menu without the recipes that the server no longer sends with their entries: they were deleted, or may
 * no longer be read. An entry that the server does not have yet is shown: its recipe is still to come.
 */
export function readableMenu(planned: Menu, view: PlanView): ReadableMenu {
  const gone = goneOf(entriesOf(planned), view);
  const unreadable = new Set(gone.flatMap(({ recipeId }) => recipeId ?? []));
  return { menu: dropRecipes(planned, unreadable), gone };
}

/** Those whose recipe can't be read. */
export function goneOf(
  entries: readonly MenuEntry[],
  { rows, recipes }: PlanView,
): readonly MenuEntry[] {
  const isConfirmed = (id: string) => (rows.get(rowKey('meals', id))?.version ?? 0) > 0;
  const unreadable = new Set(
    entries.flatMap(({ id, recipeId }) =>
      recipeId !== undefined && !recipes.has(recipeId) && isConfirmed(id) ? [recipeId] : [],
    ),
  );
  return entries.filter(({ recipeId = '' }) => unreadable.has(recipeId));
}
