/**
 * Exchanges a plan owner's queue for the changes of others.
 *
 * - One call at a time; a change made meanwhile starts another.
 * - A failed call is repeated later. An operation that made the server fail `longestFailures` times, while
 *   it answers calls without it, is set aside, or it would block all behind it.
 */
import { longestBatch } from '@saltbush/domain/plan/sync/operations';
import type { QueuedOperation } from '@saltbush/domain/plan/sync/operations';
import { acknowledge, type QueueChange } from '../storage/acknowledge';
import type { SyncAnswerOnDevice, SyncDatabase } from '../storage/database';
import { readBatch } from '../storage/read-plan';
import { saveAnswer } from '../storage/save-answer';
import { setAside } from '../storage/set-aside';
import { askServer, type Batch } from './ask-server';
import { failureOf, retryDelay, type Failure } from './failure';
import type { PlanData } from './plan-data';

export interface ExchangeOptions {
  data: PlanData;
  database: SyncDatabase | undefined;
  device: string;
  /** The answer is stored; `batch` are the operations that were sent. */
  onAnswer: (answer: SyncAnswerOnDevice, batch: readonly QueuedOperation[]) => void;
  onFailure: (failure: Failure, error: unknown) => void;
  onSetAside: (operation: QueuedOperation) => void;
}

const longestFailures = 20;
/** From then on operations are sent one by one, to find the one at fault. */
const failuresBeforeSingles = 3;

export class PlanExchange {
  private running: Promise<void> | undefined;
  private isAskedAgain = false;
  private isStopped = false;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  /** In a row. */
  private failures = 0;
  /** Of these, those of the server itself with the same first operation. */
  private blamed = { id: '', times: 0 };

  constructor(private readonly options: ExchangeOptions) {}

  /** Resolves when the attempt has ended; never rejects. */
  async sync(): Promise<void> {
    if (this.isStopped) return;
    clearTimeout(this.retryTimer);
    this.isAskedAgain = true;
    this.running ??= this.run().finally(() => {
      this.running = undefined;
    });
    await this.running;
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.retryTimer);
  }

  private async run(): Promise<void> {
    let batch: Batch | undefined;
    try {
      while (this.isAskedAgain && !this.isStopped) {
        batch = await this.nextBatch();
        // What was queued until now is in it.
        this.isAskedAgain = false;
        await this.exchange(batch);
        this.failures = 0;
      }
    } catch (error) {
      if (!this.isStopped) await this.handleFailure(error, batch);
    }
  }

  private async nextBatch(): Promise<Batch> {
    const { data, database, device } = this.options;
    const limit = this.blamed.times >= failuresBeforeSingles ? 1 : longestBatch;
    const { meta, operations } = database
      ? await readBatch(database, data.owner, limit)
      : { meta: data.meta, operations: data.queue.slice(0, limit) };
    return { scope: data.scope, device, meta, operations };
  }

  private async exchange(batch: Batch): Promise<void> {
    const { data, onAnswer } = this.options;
    const answer = await askServer(batch);
    if (this.isStopped) return;
    const change = await this.save(answer);
    await data.take(answer, change);
    this.blamed = { id: '', times: 0 };
    onAnswer(change.isRestored ? { ...answer, refused: [] } : answer, batch.operations);
    const isProgress = change.leaving.length > 0 || change.renumbered.length > 0;
    if (isProgress && data.hasQueue) this.isAskedAgain = true;
    if (!isProgress && batch.operations.length > 0 && !change.isOutdated) this.retryLater();
  }

  /** Without room on the device the answer is taken in memory only, and fetched again next time. */
  private async save(answer: SyncAnswerOnDevice): Promise<QueueChange> {
    const { data, database } = this.options;
    try {
      if (database) return await saveAnswer(database, data.owner, answer);
    } catch {
      // Full, or closed by another tab.
    }
    return acknowledge(answer, data.meta, data.queue, []);
  }

  private async handleFailure(error: unknown, batch: Batch | undefined): Promise<void> {
    const { data, onFailure } = this.options;
    const failure = failureOf(error, data.scope.householdId !== undefined);
    this.failures += 1;
    const first = batch?.operations[0];
    if (first && (failure === 'server-failed' || failure === 'unsendable')) {
      await this.blame(first, batch, failure);
    }
    onFailure(failure, error);
    if (failure === 'offline' || failure === 'server-failed' || failure === 'unsendable') {
      this.retryLater();
    }
  }

  private retryLater(): void {
    clearTimeout(this.retryTimer);
    const delay = retryDelay(Math.max(1, this.failures), Math.random());
    this.retryTimer = setTimeout(() => void this.sync(), delay);
  }

  private async blame(first: QueuedOperation, batch: Batch, failure: Failure): Promise<void> {
    const { data, database, onSetAside } = this.options;
    this.blamed = { id: first.id, times: this.blamed.id === first.id ? this.blamed.times + 1 : 1 };
    const isAlone = batch.operations.length === 1;
    const isSurelyAtFault = failure === 'unsendable' || this.blamed.times >= longestFailures;
    if (!database || !isAlone || !isSurelyAtFault || !(await this.answersWithout(batch))) return;
    await setAside(database, data.owner, first);
    this.blamed = { id: '', times: 0 };
    this.failures = 0;
    await data.read();
    onSetAside(first);
  }

  /** A server that fails without the operation too is out of order. */
  private async answersWithout(batch: Batch): Promise<boolean> {
    try {
      await askServer({ ...batch, operations: [] });
      return true;
    } catch {
      return false;
    }
  }
}
