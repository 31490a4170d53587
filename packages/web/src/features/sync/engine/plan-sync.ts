/** One plan owner of the signed-in user: its data, and its exchange with the server. */
import type { OperationArgs, OperationName } from '@saltbush/domain/sync/operations';
import type { PlanScope } from '../../view-mode';
import type { PlannedRecipe, PlanView, SyncStatus } from '../plan-view';
import { PlanData } from './plan-data';
import { PlanExchange, type ExchangeOptions } from './plan-exchange';
import { announceNotStored } from '../notices/not-stored';
import { announceRefusals } from '../notices/refusals';

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
      waiting: this.data.waiting,
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
        announceRefusals([{ operation: { name, args }, code: refusal }], this.data.getView());
        return;
      }
    } catch (error) {
      announceNotStored({ name, args }, this.data.getView(), error);
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
