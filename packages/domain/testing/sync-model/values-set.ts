/** Which values an operation sets, by its arguments and the values before it. */
import { attendanceId, eaterSettingsId } from '../../src/plan/rows/eater-rows';
import { listSettingsId } from '../../src/plan/rows/list-rows';
import { menuRulesId } from '../../src/plan/rows/menu-rules-row';
import type { OperationArgs } from '../../src/plan/sync/operations';
import { mealSwapId } from '../../src/plan/rows/meal-swap-rows';
import { smallJobId } from '../../src/plan/rows/small-job-rows';
import { voteId } from '../../src/plan/rows/vote-rows';
import { lineId, rowKey } from '../../src/plan/rows/rows';
import type { Row, RowKind } from '../../src/plan/rows/rows';
import type { LoggedOperation } from '../../src/plan/sync/run-operations';

/** An operation that the server ran, or refused. */
export interface Entry extends LoggedOperation {
  device: string;
  userId: string;
}

/** Who set the present value of a field. */
export interface Holder {
  value: unknown;
  userId: string;
  device: string;
  version: number;
  at: number;
}

/** By row key and field. */
export type Holders = Map<string, Map<string, Holder>>;

export interface ValueSet {
  key: string;
  field: string;
  value: unknown;
}

type Finders = {
  [Name in keyof OperationArgs]?: (
    args: OperationArgs[Name],
    state: State,
    isThere: (key: string) => boolean,
  ) => ValueSet[];
};
type State = (key: string, field: string) => unknown;

/**
 * What an operation sets in rows that exist, besides `setBack`, which no later value can stop.
 *
 * @param after the rows that it changed
 */
export function valuesSet(
  { operation: { name, args } }: Entry,
  holders: Holders,
  after: readonly Row[],
): ValueSet[] {
  const state: State = (key, field) => holders.get(key)?.get(field)?.value;
  const isThere = (key: string) => {
    const changed = after.find(({ kind, id }) => rowKey(kind, id) === key);
    return changed ? !changed.isDeleted : holders.has(key) && !state(key, 'deleted');
  };
  const find = finders[name] as
    ((args: unknown, ...values: [State, typeof isThere]) => ValueSet[]) | undefined;
  return find?.(args, state, isThere) ?? [];
}

const set = (kind: RowKind, id: string, change: object): ValueSet[] =>
  Object.entries(change).map(([field, value]) => ({ key: rowKey(kind, id), field, value }));
const remove = (kind: RowKind, id: string) => set(kind, id, { deleted: true });

/** A tick or its end also ends having been put away. */
const tick = (state: State, kind: RowKind, id: string, change: object): ValueSet[] => [
  ...set(kind, id, change),
  ...(state(rowKey(kind, id), 'isCleared') ? set(kind, id, { isCleared: null }) : []),
];

/** What was left is noted with the tick, and ends with it. */
const tickLine = (
  state: State,
  id: string,
  { covered, left = null }: { covered: unknown; left?: unknown },
): ValueSet[] =>
  tick(state, 'lines', id, {
    covered,
    ...(left !== null || state(rowKey('lines', id), 'coveredLeft') ? { coveredLeft: left } : {}),
  });

const finders: Finders = {
  changeMeal: ({ id, change }) => set('meals', id, change),
  removeMeal: ({ id }) => remove('meals', id),
  setEater: ({ id, change }) => set('eaters', id, change),
  removeEater: ({ id }) => remove('eaters', id),
  setAttendance: ({ date, meal, change }) => set('attendances', attendanceId(date, meal), change),
  setMenuRules: ({ change }) => set('menuRules', menuRulesId, change),
  setWeekRule: ({ id, change }) => set('weekRules', id, change),
  removeWeekRule: ({ id }) => remove('weekRules', id),
  setEaterSettings: ({ change }) => set('eaterSettings', eaterSettingsId, change),
  setListSettings: ({ change }) => set('listSettings', listSettingsId, change),
  setTemplate: ({ id, change }) => set('templates', id, change),
  removeTemplate: ({ id }) => remove('templates', id),
  setRecurringMeal: ({ id, change }) => set('recurringMeals', id, change),
  removeRecurringMeal: ({ id }) => remove('recurringMeals', id),
  proposeDishes: ({ ended }) => ended.flatMap((id) => remove('proposedDishes', id)),
  endProposedDishes: ({ ids }) => ids.flatMap((id) => remove('proposedDishes', id)),
  setSmallJob: ({ isDone, ...subject }) =>
    set('smallJobs', smallJobId(subject), { isDone: isDone || null }),
  setMealSwap: ({ week: _week, change, ...subject }) =>
    set('mealSwaps', mealSwapId(subject), change),
  setVote: ({ answer, isLoved, ...subject }) =>
    set('votes', voteId(subject), { answer, ...(isLoved !== undefined && { isLoved }) }),
  changeListedRecipe: ({ id, change }) => set('listedRecipes', id, change),
  removeListedRecipe: ({ id }) => remove('listedRecipes', id),
  changeItem: ({ id, change }) => set('items', id, change),
  removeItem: ({ id }) => remove('items', id),
  tick: ({ week, line, items, on }, state) => [
    ...(line ? tickLine(state, lineId(week, line.key), line) : []),
    ...items.flatMap((id) => tick(state, 'items', id, { tickedOn: on })),
  ],
  untick: ({ week, key, items }, state) => [
    ...(key === undefined ? [] : tickLine(state, lineId(week, key), { covered: null })),
    ...items.flatMap((id) => tick(state, 'items', id, { tickedOn: null })),
  ],
  clearDone: ({ week, keys, items }, state) => [
    ...keys
      .map((key) => lineId(week, key))
      .filter((id) => state(rowKey('lines', id), 'covered'))
      .flatMap((id) => set('lines', id, { isCleared: true })),
    ...items
      .filter((id) => state(rowKey('items', id), 'tickedOn'))
      .flatMap((id) => {
        const isRepeated = Boolean(state(rowKey('items', id), 'repeatWeeks'));
        return isRepeated ? set('items', id, { isCleared: true }) : remove('items', id);
      }),
  ],
  changeLine: ({ week, key, change }) => set('lines', lineId(week, key), change),
  changeFood: ({ key, change }) => set('foods', key, change),
  setStaples: ({ keys, isStaple }) => keys.flatMap((key) => set('foods', key, { isStaple })),
  setStore: ({ id, name, aisles }) => set('stores', id, { name, aisles, deleted: false }),
  setBarcode: ({ code, name }) => set('barcodes', code, { name, deleted: false }),
  removeBarcode: ({ code }) => remove('barcodes', code),
  setAisle: ({ id, change }) => set('aisles', id, change),
  removeAisle: ({ id }) => remove('aisles', id),
  removeStore: ({ id }) => remove('stores', id),
  setNamedList: ({ id, change }) => set('namedLists', id, change),
  /** A list stays for an item that stayed: the items' own values say which may. */
  removeNamedList: ({ id, items }, _state, isThere) => [
    ...items.flatMap((item) => remove('namedItems', item)),
    ...(items.some((item) => isThere(rowKey('namedItems', item))) ? [] : remove('namedLists', id)),
  ],
  addNamedItems: ({ listId, items }) =>
    set('namedLists', listId, { lastAdded: items.at(-1)?.id ?? null }),
  changeNamedItem: ({ id, change }) => [
    ...set('namedItems', id, change),
    ...(change.listId ? set('namedLists', change.listId, { lastAdded: id }) : []),
  ],
  tickNamedItems: ({ items, on }) => items.flatMap((id) => set('namedItems', id, { tickedOn: on })),
  removeNamedItems: ({ items }) => items.flatMap((id) => remove('namedItems', id)),
  changeHomeItem: ({ id, change }) => set('homeItems', id, change),
  removeHomeItems: ({ ids }) => ids.flatMap((id) => remove('homeItems', id)),
  restoreRows: ({ rows }) => rows.flatMap(({ kind, id }) => set(kind, id, { deleted: false })),
};
