/** One week of a plan, as this device has it, and changing it. */
import { useMemo } from 'react';
import type { RecipeCard } from '@saltbush/contract/recipe/recipes';
import {
  emptyMenu,
  entriesOf,
  type Menu,
  type MenuEntry,
} from '@saltbush/domain/plan/meal-plans/menu';
import type { PlainDate } from '@saltbush/domain/plan/meal-plans/week';
import { noLeftovers, type Leftovers } from '@saltbush/domain/plan/meal-plans/leftovers';
import { leftoversOfRows } from '@saltbush/domain/plan/sync/leftovers-of-rows';
import { menuOfRows } from '@saltbush/domain/plan/sync/menu-of-rows';
import { usePlanRows, useSyncStatus, type PlanView } from '../../../device/sync';
import type { PlanScope } from '../../../device/view-mode';
import { prepareEdit, storeEdit } from './edit-week';
import { readableMenu } from './readable-menu';

export interface WeekPlan {
  /** Without the entries whose recipe can't be read: those are `gone`. */
  menu: Menu;
  gone: readonly MenuEntry[];
  cards: ReadonlyMap<string, RecipeCard>;
  /** Of all weeks. */
  leftovers: Leftovers;
  /** All weeks that the device has; undefined while it is being read, and the plan can't be changed yet. */
  view: PlanView | undefined;
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
}

/** @param week the first of seven days */
export function useWeekPlan(scope: PlanScope, week: PlainDate): WeekPlan {
  const view = usePlanRows(scope);
  const { isOffline } = useSyncStatus(scope);
  const cards = useMemo(() => cardsOf(view), [view]);
  const leftovers = useMemo(() => (view ? leftoversOfRows(view.rows) : noLeftovers), [view]);
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
    leftovers,
    view,
    isLoading: !view?.isLoaded && !isUnknown && entriesOf(menu).length === 0,
    isUnknown,
    edit: async (change, added = []) => {
      const edit = view && prepareEdit(view, week, change);
      if (edit) await storeEdit(scope, edit, added);
    },
  };
}

const cardsOf = (view: PlanView | undefined): ReadonlyMap<string, RecipeCard> =>
  new Map([...(view?.recipes ?? [])].map(([id, { card }]) => [id, card]));
