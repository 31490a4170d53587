/**
 * A plan owner's data in the memory of this tab: confirmed rows with the queue on top. The database has the
 * same; another tab that changes it says so, and it is read again.
 */
import { takeAnswer } from '@saltbush/domain/plan/sync/device-rows';
import type {
  Operation,
  OperationArgs,
  OperationName,
  QueuedOperation,
  RefusalCode,
} from '@saltbush/domain/plan/sync/operations';
import { rowKey, type RowMap } from '@saltbush/domain/plan/rows/rows';
import { newId } from '../../../../api/new-id';
import type { PlanScope } from '../../view-mode';
import type { PlannedRecipe, PlanView } from '../plan-view';
import { addOperations } from '../storage/add-operations';
import { addRecipes } from '../storage/add-recipes';
import { withAnswerFacts } from '../storage/answer-facts';
import type { QueueChange } from '../storage/acknowledge';
import type { SyncAnswerOnDevice, SyncDatabase } from '../storage/database';
import { emptyPlan, readPlan, type StoredPlan } from '../storage/read-plan';
import { askToPersist } from '../storage/ask-to-persist';
import { changeCode } from './change-code.lazy';

export class PlanData {
  readonly owner: string;
  private stored: StoredPlan;
  /** Shown, but not yet stored. */
  private unwritten: readonly Operation[] = [];
  private shown: RowMap | undefined;
  private view: PlanView | undefined;
  private isRead = false;
  private firstRead: Promise<void> | undefined;
  private isNotSaved = false;
  /** How many changes were made and are not stored: the code for one may still be on its way. */
  private saves = 0;
  /** Counts changes of the memory, so that a slow read does not undo one. */
  private changes = 0;

  constructor(
    readonly scope: PlanScope,
    private readonly database: SyncDatabase | undefined,
    private readonly onChange: () => void,
  ) {
    this.owner = ownerOf(scope);
    this.stored = emptyPlan(this.owner);
  }

  /** Undefined until the database was read. */
  getView(): PlanView | undefined {
    if (!this.isRead) return undefined;
    this.view ??= {
      ...this.stored.facts,
      rows: new Map([...this.getShown()].filter(([, row]) => !row.isDeleted)),
      waiting: this.waitingRows(),
      isLoaded: this.stored.meta.syncedAt !== undefined,
    };
    return this.view;
  }

  /** As shown, with removed rows. */
  getRows(): RowMap {
    return this.getShown();
  }

  get meta() {
    return this.stored.meta;
  }

  /** Changes that are stored on this device, and that the server does not have. */
  get queue(): readonly QueuedOperation[] {
    return this.stored.state.queue;
  }

  get hasQueue(): boolean {
    return this.stored.state.queue.length > 0;
  }

  get saving(): 'loading' | 'saving' | 'saved-on-device' | 'synced' | 'not-saved' {
    if (!this.isRead) return 'loading';
    if (this.saves > 0) return 'saving';
    if (this.isNotSaved) return 'not-saved';
    if (this.hasQueue) return this.database ? 'saved-on-device' : 'not-saved';
    return this.stored.meta.syncedAt === undefined ? 'loading' : 'synced';
  }

  /** Resolves when the database was read, or can't be. */
  ready(): Promise<void> {
    this.firstRead ??= this.read().catch(() => {
      this.isRead = true;
      this.refresh();
    });
    return this.firstRead;
  }

  /** Reads the database, also after another tab has changed it. */
  async read(): Promise<void> {
    if (this.database) {
      let changes: number;
      let stored: StoredPlan;
      do {
        changes = this.changes;
        stored = await readPlan(this.database, this.owner);
        if (stored.state.queue.length > 0) await changeCode.load();
      } while (changes !== this.changes);
      this.stored = stored;
    }
    this.isRead = true;
    this.refresh();
  }

  /**
   * Shows the change at once and stores it.
   *
   * @returns a refusal, if the rows of this device do not allow it
   * @throws when it could not be stored; then it is no longer shown
   */
  change<Name extends OperationName>(
    name: Name,
    args: OperationArgs[Name],
  ): Promise<RefusalCode | undefined> {
    return this.whileSaving(async () => {
      const [{ applyOperation, makeOperation }] = await Promise.all([
        changeCode.load(),
        this.ready(),
      ]);
      const { offset, version } = this.stored.meta;
      const made = { id: newId(), name, args, at: Date.now(), offset };
      const operation = makeOperation(this.getShown(), version, made, [
        ...this.stored.state.queue,
        ...this.unwritten,
      ]);
      const { refusal } = applyOperation(this.getShown(), operation, this.author());
      if (refusal) return refusal;
      this.unwritten = [...this.unwritten, operation];
      this.refresh();
      await this.writeDown(operation);
      return undefined;
    });
  }

  /**
   * Stores several changes, all or none, without asking whether the rows of this device allow them.
   *
   * @throws when they could not be stored
   */
  changeAll(changes: readonly Pick<Operation, 'name' | 'args'>[]): Promise<void> {
    return this.whileSaving(async () => {
      const [{ makeOperation }] = await Promise.all([changeCode.load(), this.ready()]);
      if (!this.database) throw new Error('This browser stores nothing.');
      const { offset, version } = this.stored.meta;
      const waiting = [...this.stored.state.queue, ...this.unwritten];
      const operations = new Array<Operation>();
      for (const { name, args } of changes) {
        const made = { id: newId(), name, args, at: Date.now(), offset };
        const before = [...waiting, ...operations];
        operations.push(makeOperation(this.getShown(), version, made, before));
      }
      this.addToQueue(await addOperations(this.database, this.owner, operations));
    });
  }

  /** Takes over what `saveAnswer` has stored. */
  async take(answer: SyncAnswerOnDevice, change: QueueChange): Promise<void> {
    const { state } = this.stored;
    const isRenumbered = change.renumbered.length > 0;
    const isBehind = answer.since > state.version;
    if (this.database && (change.isOutdated || isRenumbered || isBehind)) return this.read();
    const next = takeAnswer(state, { ...answer, hasMore: false });
    this.stored = {
      meta: change.meta,
      state: isRenumbered ? { ...next, queue: change.renumbered } : next,
      facts: withAnswerFacts(this.stored.facts, answer),
    };
    this.refresh();
  }

  /** Cards of recipes that were chosen before the server has sent them with the rows. Never rejects. */
  async addRecipes(recipes: readonly PlannedRecipe[]): Promise<void> {
    const known = this.stored.facts.recipes;
    const added = recipes.filter(({ card }) => !known.has(card._id));
    if (added.length === 0) return;
    const all = new Map([...known, ...added.map((recipe) => [recipe.card._id, recipe] as const)]);
    this.stored = { ...this.stored, facts: { ...this.stored.facts, recipes: all } };
    this.refresh();
    // Without space they are shown until the page is closed.
    if (this.database) await addRecipes(this.database, this.owner, added).catch(() => undefined);
  }

  /** Access was lost: nothing of it is shown any more. */
  forget(): void {
    this.stored = emptyPlan(this.owner);
    this.unwritten = [];
    this.refresh();
  }

  /** What is shown by now. */
  private async writeDown(operation: Operation): Promise<void> {
    try {
      this.addToQueue(await this.store(operation));
      this.isNotSaved = false;
      askToPersist();
    } catch (error) {
      this.isNotSaved = true;
      throw error;
    } finally {
      this.unwritten = this.unwritten.filter((other) => other !== operation);
    }
  }

  /** A browser that stores nothing has its queue in memory; then only the server makes it durable. */
  private async store(operation: Operation): Promise<QueuedOperation[]> {
    if (this.database) return addOperations(this.database, this.owner, [operation]);
    const { meta } = this.stored;
    this.stored = { ...this.stored, meta: { ...meta, nextSeq: meta.nextSeq + 1 } };
    return [{ ...operation, seq: meta.nextSeq }];
  }

  /** Whether it is shown with changes that the server does not have, stored or not. */
  private get isChanged(): boolean {
    return this.hasQueue || this.unwritten.length > 0;
  }

  private getShown(): RowMap {
    this.shown ??= this.withWaiting();
    return this.shown;
  }

  private withWaiting(): RowMap {
    const { state } = this.stored;
    if (!this.isChanged) return state.confirmed;
    const last = state.queue.at(-1)?.seq ?? 0;
    const written = new Set(state.queue.map(({ id }) => id));
    const unwritten = this.unwritten
      .filter(({ id }) => !written.has(id))
      .map((operation, index) => ({ ...operation, seq: last + 1 + index }));
    // Loaded before anything waits.
    const { shownRows } = changeCode.loaded()!;
    return shownRows({ ...state, queue: [...state.queue, ...unwritten] }, this.author());
  }

  private waitingRows(): Set<string> {
    if (!this.isChanged) return new Set();
    const operations = [...this.stored.state.queue, ...this.unwritten];
    const { rowsOfOperation } = changeCode.loaded()!;
    return new Set(operations.flatMap(rowsOfOperation).map(({ kind, id }) => rowKey(kind, id)));
  }

  private author(): { userId: string; now: number } {
    return { userId: this.scope.userId, now: Date.now() + this.stored.meta.offset };
  }

  private addToQueue(operations: readonly QueuedOperation[]): void {
    const { state } = this.stored;
    const added = new Set(operations.map(({ seq }) => seq));
    const queue = [...state.queue.filter(({ seq }) => !added.has(seq)), ...operations];
    this.stored = {
      ...this.stored,
      state: { ...state, queue: queue.toSorted((a, b) => a.seq - b.seq) },
    };
  }

  /** A page that is closed before the end loses the change. */
  private async whileSaving<Result>(save: () => Promise<Result>): Promise<Result> {
    this.saves += 1;
    this.onChange();
    try {
      return await save();
    } finally {
      this.saves -= 1;
      this.refresh();
    }
  }

  private refresh(): void {
    this.changes += 1;
    this.shown = undefined;
    this.view = undefined;
    this.onChange();
  }
}

/** The household, or the person. */
export const ownerOf = ({ userId, householdId }: PlanScope): string => householdId ?? userId;
