/** One week of a plan, as this device has it, and changing it. */
import { useMemo } from 'react';
import type { RecipeCard } from '@saltbush/contract/recipes';
import { emptyMenu, entriesOf } from '@saltbush/domain/meal-plans/menu';
import type { Menu, MenuEntry } from '@saltbush/domain/meal-plans/menu';
import type { PlainDate } from '@saltbush/domain/meal-plans/week';
import { menuOfRows } from '@saltbush/domain/sync/menu-of-rows';
import { operationsOfEdit } from '@saltbush/domain/sync/operations-of-edit';
import { addPlanRecipes, changePlan, usePlanRows, useSyncStatus, type PlanView } from '../sync';
import type { PlanScope } from '../view-mode';
import { readableMenu } from './readable-menu';

export interface WeekPlan {
  /** Without the entries whose recipe can't be read: those are `gone`. */
  menu: Menu;
  gone: readonly MenuEntry[];
  cards: ReadonlyMap<string, RecipeCard>;
  /** The plan is being read from this device: it can't be changed yet. */
  isReading: boolean;
  /** It is being read, or loaded from the server for the first time. */
  isLoading: boolean;
  /** The server was never reached: what is planned there is unknown. */
  isUnknown: boolean;
  /**
   * Changes the menu at once. Resolves when it is stored on this device, rejects when it can't be; a toast
   * has said so.
   *
   * @param added cards of recipes that are new in the plan
   */
  edit: (change: (menu: Menu) => Menu, added?: readonly RecipeCard[]) => Promise<void>;
  /** Brings a removed entry back to its place. */
  restore: (entryId: string) => Promise<void>;
}

/** @param week a Monday */
export function useWeekPlan(scope: PlanScope, week: PlainDate): WeekPlan {
  const view = usePlanRows(scope);
  const { isOffline } = useSyncStatus(scope);
  const cards = useMemo(() => cardsOf(view), [view]);
  const { menu, gone } = useMemo(
    () =>
      view ? readableMenu(menuOfRows(view.rows, week), view) : { menu: emptyMenu(week), gone: [] },
    [view, week],
  );
  const isUnknown = view !== undefined && !view.isLoaded && isOffline;
  return {
    menu,
    gone,
    cards,
    isReading: view === undefined,
    isLoading: !view?.isLoaded && !isUnknown && entriesOf(menu).length === 0,
    isUnknown,
    edit: (change, added = []) => edit(scope, view, { before: menu, after: change(menu), added }),
    restore: (id) => changePlan(scope, 'restoreRows', { rows: [{ kind: 'meals', id }] }),
  };
}

async function edit(
  scope: PlanScope,
  view: PlanView | undefined,
  { before, after, added }: { before: Menu; after: Menu; added: readonly RecipeCard[] },
): Promise<void> {
  if (!view || after === before) return;
  const operations = operationsOfEdit(view.rows, before, after);
  // First, so that no tab shows a meal without knowing its recipe.
  if (added.length > 0) await addPlanRecipes(scope, added);
  await Promise.all(operations.map(({ name, args }) => changePlan(scope, name, args)));
}

const cardsOf = (view: PlanView | undefined): ReadonlyMap<string, RecipeCard> =>
  new Map([...(view?.recipes ?? [])].map(([id, { card }]) => [id, card]));
