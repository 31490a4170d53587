/**
 * A plan in memory instead of the synchronisation, for tests of pages that show or change one.
 *
 * @example
 * const plan = fakePlan(); plan.addMeal('2026-11-18', 'Laksa', '2 onions');
 */
import { listNeedsOf, needsOfItem } from '@saltbush/domain/plan/shopping-list/needs/list-needs';
import { applyOperation } from '@saltbush/domain/plan/sync/apply-operation';
import type { OperationArgs, OperationName } from '@saltbush/domain/plan/sync/operations';
import { rowKey, type Row } from '@saltbush/domain/plan/rows/rows';
import { newId } from '../../api/new-id';
import type { PlannedRecipe, PlanView, SyncStatus } from '../../features/device/sync';
import type { SyncEngine } from '../../features/device/sync/engine/sync-engine';
import { setEngine } from '../../features/device/sync/open-engine';
import type { PlanScope } from '../../features/device/view-mode';
import { cardOf, idOf } from './plan-cards';
import { priya } from '../people';

type Args = OperationArgs[OperationName];

interface PlanState {
  rows: Map<string, Row>;
  recipes: Map<string, PlannedRecipe>;
  view: PlanView | undefined;
  status: SyncStatus;
  waiting: ReadonlySet<string>;
}

const synced: SyncStatus = { state: 'synced', isOffline: false, waiting: 0 };
const plans = new Map<string, PlanState>();
const listeners = new Set<() => void>();
let changes: { name: OperationName; args: Args }[] = [];

export interface FakePlan {
  /** A change by someone; by Priya if nobody is named. */
  change: <Name extends OperationName>(name: Name, args: OperationArgs[Name], by?: string) => void;
  /** Plans a new recipe with these ingredients for a day. */
  addMeal: (date: string, title: string, ...ingredients: string[]) => string;
  addItem: (text: string, by?: string) => string;
  setStatus: (status: Partial<SyncStatus>) => void;
  /** Keys of rows with a change that the server does not have. */
  setWaiting: (rows: readonly string[]) => void;
  /** Nothing is on this device, and no answer has come. */
  forget: () => void;
  /** What the page has changed, in order. */
  changes: () => readonly { name: OperationName; args: Args }[];
  fieldsOf: (kind: Row['kind'], id: string) => Record<string, unknown> | undefined;
}

/** Of Priya, or of a household. A new one each time. */
export function fakePlan(owner: string = priya._id, names: Record<string, string> = {}): FakePlan {
  if (!isUsed) setEngine(priya._id, engine as unknown as SyncEngine);
  isUsed = true;
  if (owner === priya._id) changes = [];
  const state: PlanState = {
    rows: new Map(),
    recipes: new Map(),
    view: undefined,
    status: synced,
    waiting: new Set(),
  };
  plans.set(owner, state);
  show(state, names);
  const change: FakePlan['change'] = (name, args, by = priya._id) => {
    apply(state, name, args, by);
    show(state, names);
  };
  let count = 0;
  return {
    change,
    addMeal: (date, title, ...ingredients) => {
      count += 1;
      const card = cardOf(count, title);
      const rows = ingredients.map((name) => ({ name, amount: '', unit: '' }));
      const needs = listNeedsOf({ id: card._id, title, ingredients: rows });
      state.recipes.set(card._id, { card, revision: 1, needs });
      const id = idOf(500 + count);
      const meal = {
        id,
        date,
        meal: 'dinner',
        order: `a${count}`,
        quantity: 1,
        recipeId: card._id,
      };
      change('addMeal', meal);
      return id;
    },
    addItem: (text, by) => {
      const id = newId();
      change('addItems', { items: [{ id, text, order: `a${(count += 1)}` }] }, by);
      return id;
    },
    setStatus: (status) => {
      state.status = { ...state.status, ...status };
      listeners.forEach((listener) => listener());
    },
    setWaiting: (waiting) => {
      state.waiting = new Set(waiting);
      show(state, names);
    },
    forget: () => {
      state.view = undefined;
      listeners.forEach((listener) => listener());
    },
    changes: () => changes,
    fieldsOf: (kind, id) => state.rows.get(rowKey(kind, id))?.fields,
  };
}

function apply(state: PlanState, name: OperationName, args: Args, userId: string): void {
  const now = Date.now();
  const operation = { id: newId(), name, args, at: now, offset: 0, seen: Number.MAX_SAFE_INTEGER };
  const { changed } = applyOperation(state.rows, operation, { userId, now });
  for (const row of changed) state.rows.set(rowKey(row.kind, row.id), row);
}

function show(state: PlanState, names: Record<string, string>): void {
  const rows = new Map([...state.rows].filter(([, row]) => !row.isDeleted));
  const items = [...rows.values()].filter((row): row is Row<'items'> => row.kind === 'items');
  state.view = {
    rows,
    waiting: state.waiting,
    recipes: new Map(state.recipes),
    itemNeeds: new Map(items.map(({ id, fields }) => [id, needsOfItem(fields.text ?? '')])),
    foods: new Map(),
    people: new Map(Object.entries(names)),
    isLoaded: true,
  };
  listeners.forEach((listener) => listener());
}

const stateOf = ({ userId, householdId }: PlanScope) => plans.get(householdId ?? userId);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What pages use of an engine; it stops when the session of a test ends. */
const engine = {
  openPlan: planOf,
  sync: async () => undefined,
  stop: () => {
    plans.clear();
    isUsed = false;
  },
};
let isUsed = false;

function planOf(scope: PlanScope) {
  return {
    subscribe,
    data: { ready: async () => undefined },
    getView: () => stateOf(scope)?.view,
    getStatus: () => stateOf(scope)?.status ?? synced,
    change: async (name: OperationName, args: Args) => {
      const state = stateOf(scope);
      if (!state?.view) return;
      changes.push({ name, args });
      apply(state, name, args, scope.userId);
      show(state, Object.fromEntries(state.view.people));
    },
    addRecipes: async (recipes: PlannedRecipe[]) => {
      const state = stateOf(scope);
      for (const recipe of recipes) {
        if (!state?.recipes.has(recipe.card._id)) state?.recipes.set(recipe.card._id, recipe);
      }
    },
  };
}
