/**
 * Synchronisation of the signed-in user on this device: opens the database, shares the work between tabs and
 * decides when the server is asked. Loaded after the page (`open-engine.ts`).
 *
 * It asks when something is queued, when the page opens, becomes visible or online, when the stream opens or
 * reports a change, and each minute while the page is visible.
 */
import type { SyncEvent } from '@saltbush/contract/plan/sync';
import type { QueuedOperation } from '@saltbush/domain/plan/sync/operations';
import { handleRefusal, type PlanScope } from '../../view-mode';
import type { PlannedRecipe } from '../plan-view';
import type { StoredOperation, SyncAnswerOnDevice, SyncDatabase } from '../storage/database';
import { listOwners, readUnsent } from '../storage/read-plan';
import type { Failure } from './batch-sender';
import { ownerOf } from './plan-data';
import { PlanSync, type Connection } from './plan-sync';
import { openStream, serverCode, withNotices } from './server-code.lazy';
import { joinTabs, watchPage, type TabMessage, type Tabs } from './tabs';

const pollMs = 60_000;
/** While the stream does not get through. */
const shortPollMs = 5_000;

export interface EngineOptions {
  userId: string;
  /** Undefined: this browser stores nothing. */
  database: SyncDatabase | undefined;
  /** The id of this browser for the user. */
  device: string;
  /** Another tab signs out: the database is about to be deleted. */
  onClose: () => void;
}

export class SyncEngine {
  private readonly plans = new Map<string, PlanSync>();
  private readonly tabs: Tabs;
  private connection: Connection = { isOffline: false, isPolling: false, isOutOfDate: false };
  private closeStream: (() => void) | undefined;
  private readonly stopWatching: () => void;
  private pollTimer: ReturnType<typeof setTimeout> | undefined;
  isStopped = false;

  constructor(private readonly options: EngineOptions) {
    this.tabs = joinTabs(options.userId, {
      onMessage: (message) => this.handleMessage(message),
      onSender: (isSender) => this.follow(isSender),
    });
    this.stopWatching = watchPage(
      () => this.syncAll(),
      () => this.follow(false),
    );
  }

  get database(): SyncDatabase | undefined {
    return this.options.database;
  }

  /** The plan owner's data; read from the database on first use. */
  openPlan(scope: PlanScope): PlanSync {
    const owner = ownerOf(scope);
    const known = this.plans.get(owner);
    if (known) return known;
    const plan: PlanSync = new PlanSync({
      ...this.options,
      scope,
      connection: () => this.connection,
      onQueued: () => this.handleQueued(plan),
      onAnswer: (answer, batch) => this.handleAnswer(plan, answer, batch),
      onFailure: (failure, error) => void this.handleFailure(plan, failure, error),
      onSetAside: (operation) => this.handleSetAside(plan, operation),
    });
    this.plans.set(owner, plan);
    void plan.data.ready();
    return plan;
  }

  /** If it was opened. */
  findPlan(scope: PlanScope): PlanSync | undefined {
    return this.plans.get(ownerOf(scope));
  }

  /** Asks the server, from this tab or from the one that sends. Never rejects. */
  async sync(scope: PlanScope): Promise<void> {
    const plan = this.openPlan(scope);
    if (this.maySend()) return plan.exchange.sync();
    this.tabs.tell({ type: 'sync', owner: plan.data.owner });
  }

  /** Sends all that waits, of every plan owner, from this tab. Never rejects. */
  async sendAll(): Promise<void> {
    await this.openStored();
    await Promise.all([...this.plans.values()].map((plan) => plan.exchange.sync()));
  }

  /** Cards of the recipes in all plans of this device. */
  plannedCards(): PlannedRecipe['card'][] {
    return [...this.plans.values()].flatMap((plan) =>
      [...(plan.getView()?.recipes.values() ?? [])].map(({ card }) => card),
    );
  }

  /** All changes that the server does not have. */
  async readUnsent(): Promise<QueuedOperation[]> {
    return this.database ? readUnsent(this.database) : [];
  }

  tell(message: TabMessage): void {
    this.tabs.tell(message);
  }

  stop(): void {
    this.isStopped = true;
    this.stopWatching();
    this.follow(false);
    this.plans.forEach((plan) => plan.stop());
    this.tabs.stop();
    this.database?.close();
  }

  /** A hidden tab sends what it has itself, since perhaps no tab is visible. */
  private maySend(): boolean {
    return this.tabs.isSender() || document.visibilityState !== 'visible';
  }

  private syncAll(): void {
    for (const plan of this.plans.values()) void this.sync(plan.data.scope);
    if (this.tabs.isSender()) this.follow(true);
  }

  /** Starts or ends what only the sender does. */
  private follow(isSender: boolean): void {
    this.closeStream?.();
    this.closeStream = undefined;
    clearTimeout(this.pollTimer);
    if (!isSender || this.isStopped || document.visibilityState !== 'visible') return;
    this.closeStream = openStream({
      onOpen: () => void this.sendAll(),
      onEvent: (event) => void this.handleEvent(event),
      onStuck: (isPolling) => this.setConnection({ isPolling }),
    });
    this.poll();
  }

  private poll(): void {
    clearTimeout(this.pollTimer);
    const delay = this.connection.isPolling ? shortPollMs : pollMs;
    this.pollTimer = setTimeout(() => {
      for (const plan of this.plans.values()) void plan.exchange.sync();
      this.poll();
    }, delay);
  }

  /** Every plan owner that this browser has, also those of other tabs. */
  private async openStored(): Promise<void> {
    const owners = this.database ? await listOwners(this.database).catch(() => []) : [];
    for (const owner of owners) this.openPlan(this.scopeOf(owner));
  }

  private async handleEvent(event: SyncEvent): Promise<void> {
    const owners = this.database ? await listOwners(this.database).catch(() => []) : [];
    const { ownerId } = event;
    if (!this.plans.has(ownerId) && !owners.includes(ownerId)) return;
    const plan = this.openPlan(this.scopeOf(ownerId));
    if ('hasNoAccess' in event || event.version > plan.data.meta.version) void plan.exchange.sync();
  }

  private handleMessage(message: TabMessage): void {
    if (message.type === 'close') return this.options.onClose();
    if (message.type === 'connection') {
      const { type: _type, ...connection } = message;
      return this.setConnection(connection, { isReceived: true });
    }
    const plan = this.plans.get(message.owner);
    if (message.type === 'changed') void plan?.data.read().catch(() => undefined);
    if (message.type === 'sync' && this.tabs.isSender()) {
      void this.openPlan(this.scopeOf(message.owner)).exchange.sync();
    }
  }

  private handleQueued(plan: PlanSync): void {
    this.tabs.tell({ type: 'changed', owner: plan.data.owner });
    void this.sync(plan.data.scope);
  }

  private handleAnswer(
    plan: PlanSync,
    answer: SyncAnswerOnDevice,
    batch: readonly QueuedOperation[],
  ): void {
    this.setConnection({ isOffline: false, isOutOfDate: false });
    this.tabs.tell({ type: 'changed', owner: plan.data.owner });
    const refused = answer.refused.flatMap(({ id, code }) => {
      const operation: StoredOperation | undefined = batch.find((sent) => sent.id === id);
      return operation && !operation.isRepeated ? [{ operation, code }] : [];
    });
    withNotices(({ announceRefusals, announceLostValues }) => {
      const { householdId } = plan.data.scope;
      announceRefusals(refused, { view: plan.getView(), householdId });
      announceLostValues(answer.lostValues, plan);
    });
  }

  private handleSetAside(plan: PlanSync, operation: QueuedOperation): void {
    withNotices(({ announceSetAside, forgetSetAside }) => {
      const forget = () =>
        void (this.database && forgetSetAside(this.database).catch(() => undefined));
      announceSetAside([operation], plan.getView(), forget);
    });
  }

  private async handleFailure(plan: PlanSync, failure: Failure, error: unknown): Promise<void> {
    if (failure === 'offline' || failure === 'server-failed') {
      this.setConnection({ isOffline: true });
    }
    if (failure === 'out-of-date') {
      this.setConnection({ isOutOfDate: true });
      withNotices(({ announceOutOfDate }) => announceOutOfDate());
    }
    if (failure === 'no-access') await this.loseAccess(plan, error);
  }

  /** The household is gone for this user: nothing of it stays on the device. */
  private async loseAccess(plan: PlanSync, error: unknown): Promise<void> {
    const { owner, scope } = plan.data;
    const view = plan.getView();
    plan.stop();
    this.plans.delete(owner);
    // Loaded already: the server has refused.
    const { eraseOwner, lostAccessToast } = await serverCode.load();
    const unsent = this.database
      ? await eraseOwner(this.database, owner).catch(() => plan.data.queue)
      : plan.data.queue;
    if (this.isStopped) return;
    plan.data.forget();
    this.tabs.tell({ type: 'changed', owner });
    handleRefusal(scope, error, lostAccessToast(unsent, view));
  }

  private setConnection(change: Partial<Connection>, { isReceived = false } = {}): void {
    const next = { ...this.connection, ...change };
    const isSame = (Object.keys(next) as (keyof Connection)[]).every(
      (key) => next[key] === this.connection[key],
    );
    if (isSame) return;
    const wasPolling = this.connection.isPolling;
    this.connection = next;
    if (wasPolling !== next.isPolling && !isReceived && this.closeStream) this.poll();
    this.plans.forEach((plan) => plan.notify());
    if (!isReceived) this.tabs.tell({ type: 'connection', ...next });
  }

  private scopeOf(owner: string): PlanScope {
    const { userId } = this.options;
    return owner === userId ? { userId } : { userId, householdId: owner };
  }
}
