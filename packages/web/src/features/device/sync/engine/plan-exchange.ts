/**
 * Exchanges a plan owner's queue for the changes of others.
 *
 * - One call at a time; a change made meanwhile starts another.
 * - A failed call is repeated later.
 * - What sends is loaded with the first call. Code that cannot be loaded is as a server that cannot be reached.
 */
import type { Batch } from './ask-server';
import type { BatchSender, Failure, SenderOptions } from './batch-sender';
import { retryDelay } from './retry-delay';
import { serverCode } from './server-code.lazy';

export interface ExchangeOptions extends SenderOptions {
  onFailure: (failure: Failure, error: unknown) => void;
}

export class PlanExchange {
  private sender: BatchSender | undefined;
  private running: Promise<void> | undefined;
  private isAskedAgain = false;
  private isStopped = false;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  /** In a row. */
  private failures = 0;

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
      this.sender ??= new (await serverCode.load()).BatchSender(this.options);
      while (this.isAskedAgain && !this.isStopped) {
        batch = await this.sender.nextBatch();
        // What was queued until now is in it.
        this.isAskedAgain = false;
        const outcome = await this.sender.send(batch, () => this.isStopped);
        if (outcome === 'more-waits') this.isAskedAgain = true;
        if (outcome === 'unanswered') this.retryLater();
        this.failures = 0;
      }
    } catch (error) {
      if (!this.isStopped) await this.handleFailure(error, batch);
    }
  }

  private async handleFailure(error: unknown, batch: Batch | undefined): Promise<void> {
    this.failures += 1;
    const { failure, isSetAside } = (await this.sender?.handleFailure(error, batch)) ?? notLoaded;
    if (isSetAside) this.failures = 0;
    this.options.onFailure(failure, error);
    if (!lasting.has(failure)) this.retryLater();
  }

  private retryLater(): void {
    clearTimeout(this.retryTimer);
    const delay = retryDelay(Math.max(1, this.failures), Math.random());
    this.retryTimer = setTimeout(() => void this.sync(), delay);
  }
}

const notLoaded = { failure: 'offline', isSetAside: false } as const;

/** Trying again does not help. */
const lasting: ReadonlySet<Failure> = new Set(['signed-out', 'no-access', 'out-of-date']);
