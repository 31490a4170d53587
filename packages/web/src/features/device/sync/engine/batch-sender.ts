/**
 * Sends a plan owner's queue, batch by batch, and stores the answers. An operation that made the server fail
 * `longestFailures` times, while it answers calls without it, is set aside, or it would block all behind it.
 */
import { AppError } from '@saltbush/contract/errors';
import { longestBatch } from '@saltbush/domain/plan/sync/operations';
import type { QueuedOperation } from '@saltbush/domain/plan/sync/operations';
import { acknowledge, type QueueChange } from '../storage/acknowledge';
import type { SyncAnswerOnDevice, SyncDatabase } from '../storage/database';
import { readBatch } from '../storage/read-plan';
import { saveAnswer } from '../storage/save-answer';
import { setAside } from '../storage/set-aside';
import { askServer, type Batch } from './ask-server';
import type { PlanData } from './plan-data';

export interface SenderOptions {
  data: PlanData;
  database: SyncDatabase | undefined;
  device: string;
  /** The answer is stored; `batch` are the operations that were sent. */
  onAnswer: (answer: SyncAnswerOnDevice, batch: readonly QueuedOperation[]) => void;
  onSetAside: (operation: QueuedOperation) => void;
}

/** What a failed exchange means for the queue. */
export type Failure =
  /** No connection, or the server is starting, busy or out of order: try again. */
  | 'offline'
  | 'server-failed'
  /** The call itself was refused: this batch can't ever be sent as it is. */
  | 'unsendable'
  /** The session is over; the queue waits for the same user. */
  | 'signed-out'
  | 'no-access'
  /** The app is too old for the server. */
  | 'out-of-date';

/** `unanswered`: the answer says nothing of what was sent. */
type Outcome = 'done' | 'more-waits' | 'unanswered';

const longestFailures = 20;
/** From then on operations are sent one by one, to find the one at fault. */
const failuresBeforeSingles = 3;

export class BatchSender {
  /** Failures in a row of the server itself with the same first operation. */
  private blamed = { id: '', times: 0 };

  constructor(private readonly options: SenderOptions) {}

  async nextBatch(): Promise<Batch> {
    const { data, database, device } = this.options;
    const limit = this.blamed.times >= failuresBeforeSingles ? 1 : longestBatch;
    const { meta, operations } = database
      ? await readBatch(database, data.owner, limit)
      : { meta: data.meta, operations: data.queue.slice(0, limit) };
    return { scope: data.scope, device, meta, operations };
  }

  /**
   * @param isStopped an answer that comes after it is dropped
   * @throws when the server refused or could not be reached
   */
  async send(batch: Batch, isStopped: () => boolean): Promise<Outcome> {
    const { data, onAnswer } = this.options;
    const answer = await askServer(batch);
    if (isStopped()) return 'done';
    const change = await this.save(answer);
    await data.take(answer, change);
    this.blamed = { id: '', times: 0 };
    onAnswer(change.isRestored ? { ...answer, refused: [] } : answer, batch.operations);
    const isProgress = change.leaving.length > 0 || change.renumbered.length > 0;
    if (isProgress) return data.hasQueue ? 'more-waits' : 'done';
    return batch.operations.length > 0 && !change.isOutdated ? 'unanswered' : 'done';
  }

  /** Sets aside what is at fault, where that is known. */
  async handleFailure(
    error: unknown,
    batch: Batch | undefined,
  ): Promise<{ failure: Failure; isSetAside: boolean }> {
    const failure = failureOf(error, this.options.data.scope.householdId !== undefined);
    return { failure, isSetAside: batch !== undefined && (await this.blame(failure, batch)) };
  }

  private async blame(failure: Failure, { operations, ...batch }: Batch): Promise<boolean> {
    const { data, database, onSetAside } = this.options;
    const [first, ...others] = operations;
    if (!first || (failure !== 'server-failed' && failure !== 'unsendable')) return false;
    this.blamed = { id: first.id, times: this.blamed.id === first.id ? this.blamed.times + 1 : 1 };
    const isSurelyAtFault = failure === 'unsendable' || this.blamed.times >= longestFailures;
    if (!database || others.length > 0 || !isSurelyAtFault) return false;
    if (!(await answersWithout(batch))) return false;
    await setAside(database, data.owner, first);
    this.blamed = { id: '', times: 0 };
    await data.read();
    onSetAside(first);
    return true;
  }

  /** Without space on the device the answer is taken in memory only, and fetched again next time. */
  private async save(answer: SyncAnswerOnDevice): Promise<QueueChange> {
    const { data, database } = this.options;
    try {
      if (database) return await saveAnswer(database, data.owner, answer);
    } catch {
      // Full, or closed by another tab.
    }
    return acknowledge(answer, data.meta, data.queue, []);
  }
}

/** A server that fails without the operation too is out of order. */
async function answersWithout(batch: Omit<Batch, 'operations'>): Promise<boolean> {
  try {
    await askServer({ ...batch, operations: [] });
    return true;
  } catch {
    return false;
  }
}

/** @param isHousehold one's own plan can't be refused: a 404 then comes from an older server */
function failureOf(error: unknown, isHousehold: boolean): Failure {
  if (!(error instanceof AppError)) return 'server-failed';
  if (error.status === 401) return 'signed-out';
  if (error.code === 'APP_OUT_OF_DATE') return 'out-of-date';
  if (error.status === 403 || error.status === 404) return isHousehold ? 'no-access' : 'offline';
  if (error.status === 400 || error.status === 413) return 'unsendable';
  return error.code === 'INTERNAL' ? 'server-failed' : 'offline';
}
