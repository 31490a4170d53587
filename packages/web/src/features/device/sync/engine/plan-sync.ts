/** One plan owner of the signed-in user: its data, and its exchange with the server. */
import { t } from '@lingui/core/macro';
import type { OperationArgs, OperationName } from '@saltbush/domain/plan/sync/operations';
import type { PlanScope } from '../../view-mode';
import type { PlannedRecipe, PlanView, SyncStatus } from '../plan-view';
import { PlanData } from './plan-data';
import { PlanExchange, type ExchangeOptions } from './plan-exchange';
import { withNotices } from './server-code.lazy';

export interface Connection {
  isOffline: boolean;
  isPolling: boolean;
  isOutOfDate: boolean;
}

export interface PlanSyncOptions extends Omit<ExchangeOptions, 'data'> {
  scope: PlanScope;
  connection: () => Connection;
  /** The queue has changed: tell other tabs and send. */
  onQueued: () => void;
}

export class PlanSync {
  readonly data: PlanData;
  readonly exchange: PlanExchange;
  private status: SyncStatus | undefined;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly options: PlanSyncOptions) {
    this.data = new PlanData(options.scope, options.database, () => this.notify());
    this.exchange = new PlanExchange({ ...options, data: this.data });
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  getView = (): PlanView | undefined => this.data.getView();

  getStatus = (): SyncStatus => {
    this.status ??= {
      state: this.data.saving,
      waiting: this.data.queue.length,
      syncedAt: this.data.meta.syncedAt,
      ...this.options.connection(),
    };
    return this.status;
  };

  /** @throws when it could not be stored; a toast has said so */
  async change<Name extends OperationName>(name: Name, args: OperationArgs[Name]): Promise<void> {
    try {
      const refusal = await this.data.change(name, args);
      if (refusal) {
        const refused = [{ operation: { name, args }, code: refusal }];
        const { householdId } = this.options.scope;
        const plan = { view: this.getView(), householdId };
        withNotices((notices) => notices.announceRefusals(refused, plan), notChanged);
        return;
      }
    } catch (error) {
      withNotices(
        (notices) => notices.announceNotStored({ name, args }, this.getView(), error),
        notStored,
      );
      throw error;
    }
    this.options.onQueued();
  }

  addRecipes(recipes: readonly PlannedRecipe[]): Promise<void> {
    return this.data.addRecipes(recipes);
  }

  /** Data or connection have changed. */
  notify(): void {
    this.status = undefined;
    this.listeners.forEach((listener) => listener());
  }

  stop(): void {
    this.exchange.stop();
  }
}

const notChanged = {
  title: t`The change was not made`,
  message: t`What it belongs to was changed or deleted.`,
};

const notStored = {
  title: t`The change was not saved`,
  message: t`This browser could not store it. Please make room on this device, and try again.`,
};
