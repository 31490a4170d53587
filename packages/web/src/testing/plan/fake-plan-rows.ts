/**
 * Plans in memory, changed by the operations of the domain, instead of an engine with a database. The server
 * answers at once, unless the plan is offline.
 */
import type { RecipeCard } from '@saltbush/contract/recipe/recipes';
import { applyOperation } from '@saltbush/domain/plan/sync/apply-operation';
import type {
  Operation,
  OperationArgs,
  OperationName,
} from '@saltbush/domain/plan/sync/operations';
import { rowKey, type Row, type RowMap } from '@saltbush/domain/plan/rows/rows';
import { newId } from '../../api/new-id';
import type { PlannedRecipe, PlanView, SyncStatus } from '../../features/device/sync';
import type { SyncEngine } from '../../features/device/sync/engine/sync-engine';
import { setEngine } from '../../features/device/sync/open-engine';
import type { PlanScope } from '../../features/device/view-mode';
import { priya } from '../people';

export interface FakePlanOptions extends Partial<
  Pick<PlanView, 'itemNeeds' | 'foods' | 'people' | 'isLoaded'>
> {
  rows?: readonly Row[];
  /** What the user may read; sent with the rows that have them. */
  recipes?: readonly PlannedRecipe[];
  isOffline?: boolean;
  /** False: the server has not answered yet. */
  isAnswered?: boolean;
}

export interface FakePlan {
  /** Without removed rows. */
  rows: () => RowMap;
  /** Made by the page, oldest first. */
  operations: readonly Operation[];
  /** The server has other rows or recipes: of another person, or of another device. */
  receive: (change: Pick<FakePlanOptions, 'rows' | 'recipes'>) => void;
  /** The network goes or comes back. */
  setOffline: (isOffline: boolean) => void;
  /** From now on the device can't store anything. */
  fillDevice: () => void;
}

/** The plan of a person or a household, before its page opens; empty without one. */
export function fakePlan(ownerId: string, options: FakePlanOptions = {}): FakePlan {
  if (plans.size === 0) setEngine(priya._id, engine as unknown as SyncEngine);
  const plan = new PlanInMemory(options);
  plans.set(ownerId, plan);
  return plan;
}

/** A row that the server has. */
export const confirmedRow = <Kind extends Row['kind']>(
  kind: Kind,
  id: string,
  fields: Row<Kind>['fields'],
): Row<Kind> => ({ kind, id, fields, stamps: {}, isDeleted: false, version: 1 });

/** A recipe that needs nothing. */
export const plannedRecipe = (card: RecipeCard): PlannedRecipe => ({
  card,
  revision: 1,
  needs: [],
});

class PlanInMemory implements FakePlan {
  readonly operations: Operation[] = [];
  readonly data = { ready: async () => undefined };
  private all: RowMap;
  private version = 1;
  private recipes: ReadonlyMap<string, PlannedRecipe>;
  private added: ReadonlyMap<string, PlannedRecipe> = new Map();
  private status: SyncStatus;
  private view: PlanView | undefined;
  private isFull = false;
  private isLoaded: boolean;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly options: FakePlanOptions) {
    this.all = byKey(options.rows ?? []);
    this.recipes = byId(options.recipes ?? []);
    this.isLoaded = options.isLoaded ?? true;
    const isOffline = options.isOffline ?? false;
    this.status = { state: 'synced', isOffline, waiting: 0 };
  }

  rows = (): RowMap => new Map([...this.all].filter(([, { isDeleted }]) => !isDeleted));

  receive({ rows = [], recipes }: Pick<FakePlanOptions, 'rows' | 'recipes'>): void {
    this.version += 1;
    const numbered = rows.map((row) => ({ ...row, version: this.version }));
    this.all = new Map([...this.all, ...byKey(numbered)]);
    if (recipes) this.recipes = byId(recipes);
    this.notify();
  }

  setOffline(isOffline: boolean): void {
    this.status = { ...this.status, isOffline };
    this.sync();
  }

  fillDevice(): void {
    this.isFull = true;
  }

  getStatus = (): SyncStatus => this.status;

  getView = (): PlanView => {
    const { itemNeeds = new Map(), foods = new Map(), people = new Map() } = this.options;
    const rows = this.rows();
    const recipes = this.planned(rows);
    const { isLoaded } = this;
    this.view ??= { rows, waiting: new Set(), recipes, itemNeeds, foods, people, isLoaded };
    return this.view;
  };

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  async addRecipes(recipes: readonly PlannedRecipe[]): Promise<void> {
    this.added = new Map([...this.added, ...byId(recipes)]);
    this.notify();
  }

  async change(name: OperationName, args: OperationArgs[OperationName]): Promise<void> {
    const userId = priya._id;
    const now = Date.now();
    const operation = { id: newId(), name, args, at: now, offset: 0, seen: this.version };
    if (this.isFull) {
      this.status = { ...this.status, state: 'not-saved' };
      this.notify();
      throw new DOMException('full', 'QuotaExceededError');
    }
    const { changed, refusal } = applyOperation(this.all, operation, { userId, now });
    if (refusal) throw new Error(`The rows refuse ${name}: ${refusal}`);
    this.operations.push(operation);
    this.all = new Map([...this.all, ...byKey(changed)]);
    this.status = {
      ...this.status,
      state: 'saved-on-device',
      waiting: this.status.waiting + 1,
    };
    this.sync();
  }

  sync(): void {
    if (!this.status.isOffline && (this.options.isAnswered ?? true)) this.confirm();
    this.notify();
  }

  private confirm(): void {
    this.version += 1;
    this.all = new Map(
      [...this.all].map(([key, row]) => [key, { ...row, version: row.version || this.version }]),
    );
    this.isLoaded = true;
    this.status = { ...this.status, state: 'synced', waiting: 0 };
  }

  /** The recipes of confirmed rows, and those that the page has just added. */
  private planned(rows: RowMap): ReadonlyMap<string, PlannedRecipe> {
    const found = [...rows.values()].flatMap(({ version, fields }) => {
      const id = 'recipeId' in fields ? (fields.recipeId ?? '') : '';
      return this.recipes.get(id) ?? (version === 0 ? this.added.get(id) : undefined) ?? [];
    });
    return byId(found);
  }

  private notify(): void {
    this.view = undefined;
    this.listeners.forEach((listener) => listener());
  }
}

const plans = new Map<string, PlanInMemory>();

function planOf({ userId, householdId }: PlanScope): PlanInMemory {
  const ownerId = householdId ?? userId;
  if (!plans.has(ownerId)) plans.set(ownerId, new PlanInMemory({}));
  return plans.get(ownerId)!;
}

/** What pages use of an engine; it stops when the session of a test ends. */
const engine = {
  openPlan: planOf,
  sync: async (scope: PlanScope) => planOf(scope).sync(),
  stop: () => plans.clear(),
};

const byKey = (rows: readonly Row[]): RowMap =>
  new Map(rows.map((row) => [rowKey(row.kind, row.id), row]));

const byId = (recipes: readonly PlannedRecipe[]): ReadonlyMap<string, PlannedRecipe> =>
  new Map(recipes.map((recipe) => [recipe.card._id, recipe]));
