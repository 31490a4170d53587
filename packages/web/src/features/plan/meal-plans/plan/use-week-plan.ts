/** One week of a plan, as this device has it, and changing it. */
import { useMemo } from 'react';
import type { RecipeCard } from '@saltbush/contract/recipe/recipes';
import {
  emptyMenu,
  entriesOf,
  inOrderOfMeals,
  mapDays,
  type Menu,
  type MenuEntry,
} from '@saltbush/domain/plan/meal-plans/menu';
import { noLeftovers, type Leftovers } from '@saltbush/domain/plan/meal-plans/leftovers';
import { leftoversOfRows } from '@saltbush/domain/plan/meal-plans/leftovers-of-rows';
import { menuOfRows, undatedOfRows } from '@saltbush/domain/plan/meal-plans/menu-of-rows';
import { usePlanRows, useSyncStatus, type PlanView } from '../../../device/sync';
import type { PlanScope, ShownWeek } from '../../../device/view-mode';
import { prepareEdit, storeEdit } from './edit-week';
import { goneOf, readableMenu } from './readable-menu';

export interface WeekPlan {
  /** Without the entries whose recipe can't be read: those are `gone`. Those of a day are in the order of their meals. */
  menu: Menu;
  /** Wanted in these days, with no day yet; also only those whose recipe can be read. */
  undated: readonly MenuEntry[];
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
export function useWeekPlan(
  scope: PlanScope,
  { week, today }: Pick<ShownWeek, 'week' | 'today'>,
): WeekPlan {
  const view = usePlanRows(scope);
  const { isOffline } = useSyncStatus(scope);
  const cards = useMemo(() => cardsOf(view), [view]);
  const leftovers = useMemo(() => (view ? leftoversOfRows(view.rows) : noLeftovers), [view]);
  const { menu, undated, gone } = useMemo(
    () =>
      view ? readableOf(view, { week, today }) : { menu: emptyMenu(week), undated: [], gone: [] },
    [view, week, today],
  );
  const isUnknown = view !== undefined && !view.isLoaded && isOffline;
  return {
    menu,
    undated,
    gone,
    cards,
    leftovers,
    view,
    isLoading:
      !view?.isLoaded && !isUnknown && entriesOf(menu).length === 0 && undated.length === 0,
    isUnknown,
    edit: async (change, added = []) => {
      const edit = view && prepareEdit(view, week, change);
      if (edit) await storeEdit(scope, edit, added);
    },
  };
}

function readableOf(view: PlanView, { week, today }: Pick<ShownWeek, 'week' | 'today'>) {
  const { menu, gone } = readableMenu(menuOfRows(view.rows, week), view);
  const undated = undatedOfRows(view.rows, { start: week, today });
  const goneUndated = goneOf(undated, view);
  return {
    menu: { ...menu, days: mapDays((day) => inOrderOfMeals(menu.days[day])) },
    undated: undated.filter((entry) => !goneUndated.includes(entry)),
    gone: [...gone, ...goneUndated],
  };
}

const cardsOf = (view: PlanView | undefined): ReadonlyMap<string, RecipeCard> =>
  new Map([...(view?.recipes ?? [])].map(([id, { card }]) => [id, card]));
