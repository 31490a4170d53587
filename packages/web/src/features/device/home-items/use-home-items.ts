/** What is at home with a plan owner, and what can be changed of it; each change is saved at once. */
import { plural, t } from '@lingui/core/macro';
import { useMemo } from 'react';
import {
  listHomeItems,
  newHomeItems,
  type HomeItem,
} from '@saltbush/domain/plan/home-items/home-items';
import { leftoversOfRows } from '@saltbush/domain/plan/meal-plans/leftovers-of-rows';
import { homeItemLimits, type HomeItemRow } from '@saltbush/domain/plan/rows/home-item-rows';
import type { Change, OperationArgs, OperationName } from '@saltbush/domain/plan/sync/operations';
import { newId } from '../../../api/new-id';
import { showToast } from '../../../ui/feedback/toast';
import { changePlan, readPlan, usePlanRows, type PlannedRecipe } from '../sync';
import type { PlanScope } from '../view-mode';

export interface HomeItems {
  /** By place; in each what should be eaten first. */
  items: readonly HomeItem[];
  /** Of portions: their dishes, as far as this device has them. */
  recipes: ReadonlyMap<string, PlannedRecipe>;
  /** Foods that are there already stay as they are. @returns how many are new */
  add: (items: readonly HomeItemRow[]) => number;
  /** The same, with a toast that says so and undoes it. */
  addWithUndo: (items: readonly HomeItemRow[]) => void;
  change: (id: string, change: Change<HomeItemRow>) => void;
  /** Without a toast, and its undo. */
  take: (ids: readonly string[]) => void;
  bringBack: (ids: readonly string[]) => void;
  /** With a toast to undo it. */
  remove: (items: readonly Pick<HomeItem, 'id' | 'name'>[], title?: string) => void;
}

/** @returns undefined while the rows are read */
export function useHomeItems(scope: PlanScope): HomeItems | undefined {
  const view = usePlanRows(scope);
  const { userId, householdId } = scope;
  return useMemo(() => {
    if (!view) return undefined;
    const items = listHomeItems(view.rows, leftoversOfRows(view.rows));
    return { items, recipes: view.recipes, ...actionsOf({ userId, householdId }, items) };
  }, [view, userId, householdId]);
}

/** Notes what is not there yet, also while the rows are being read: a press that comes early counts. */
export async function noteAtHome(scope: PlanScope, items: readonly HomeItemRow[]): Promise<void> {
  const view = await readPlan(scope).catch(() => undefined);
  const there = view ? listHomeItems(view.rows, leftoversOfRows(view.rows)) : [];
  actionsOf(scope, there).add(items);
}

function actionsOf(scope: PlanScope, there: readonly HomeItem[]) {
  const changes = changesOf(scope);
  const { take, bringBack, put } = changes;
  const putNew = (rows: readonly HomeItemRow[]) => put(newHomeItems(rows, there));
  const add: HomeItems['add'] = (rows) => putNew(rows).length;
  const addWithUndo: HomeItems['addWithUndo'] = (rows) => {
    const added = putNew(rows);
    if (added.length === 0) {
      showToast({ kind: 'info', title: t`You have that noted already` });
      return;
    }
    const onClick = () => take(added.map(({ id }) => id));
    const { name } = added[0]!;
    const title = plural(added.length, {
      one: `${name} noted at home`,
      other: '# things noted at home',
    });
    showToast({ kind: 'success', title, action: { label: t`Undo`, onClick } });
  };
  const remove: HomeItems['remove'] = (items, title = removedText(items)) => {
    const ids = items.map(({ id }) => id);
    take(ids);
    const action = { label: t`Undo`, onClick: () => bringBack(ids) };
    showToast({ kind: 'success', title, action });
  };
  return { ...changes, add, addWithUndo, remove };
}

function changesOf(scope: PlanScope) {
  const run = <Name extends OperationName>(name: Name, args: OperationArgs[Name]): void => {
    // A failure has its own toast.
    changePlan(scope, name, args).catch(() => undefined);
  };
  const put = (rows: readonly HomeItemRow[]) => {
    // Ids of one moment are in no order: foods are listed as they were noted.
    const ids = rows.map(() => newId()).toSorted();
    const items = rows.map((row, at) => ({ ...row, id: ids[at]! }));
    for (const some of inParts(items)) run('addHomeItems', { items: some });
    return items;
  };
  const take: HomeItems['take'] = (ids) => {
    for (const some of inParts(ids)) run('removeHomeItems', { ids: some });
  };
  const bringBack: HomeItems['bringBack'] = (ids) => {
    const rows = ids.map((id) => ({ kind: 'homeItems' as const, id }));
    for (const some of inParts(rows)) run('restoreRows', { rows: some });
  };
  const change: HomeItems['change'] = (id, fields) => run('changeHomeItem', { id, change: fields });
  return { put, take, bringBack, change };
}

function removedText(items: readonly { name: string }[]): string {
  const [{ name } = { name: '' }] = items;
  return plural(items.length, {
    one: `${name}: no longer at home`,
    other: '# things: no longer at home',
  });
}

/** As many as one operation may have. */
function inParts<Item>(items: readonly Item[]): Item[][] {
  const size = homeItemLimits.perOperation;
  return Array.from({ length: Math.ceil(items.length / size) }, (_, part) =>
    items.slice(part * size, (part + 1) * size),
  );
}
