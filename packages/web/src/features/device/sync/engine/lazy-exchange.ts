/**
 * The exchange of a plan owner, whose code is loaded with its first use. Code that cannot be loaded is as a server
 * that cannot be reached: changes wait on the device, and it is tried again.
 */
import { retryDelay } from './failure';
import { serverCode } from './load-server-code';
import type { ExchangeOptions, PlanExchange } from './plan-exchange';

export class LazyExchange {
  private exchange: PlanExchange | undefined;
  private isStopped = false;
  private failures = 0;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: ExchangeOptions) {}

  /** Resolves when the attempt has ended; never rejects. */
  async sync(): Promise<void> {
    clearTimeout(this.retryTimer);
    const exchange = this.exchange ?? (await this.load());
    await exchange?.sync();
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.retryTimer);
    this.exchange?.stop();
  }

  private async load(): Promise<PlanExchange | undefined> {
    try {
      const code = await serverCode.load();
      if (this.isStopped) return undefined;
      this.failures = 0;
      this.exchange ??= new code.PlanExchange(this.options);
      return this.exchange;
    } catch (error) {
      if (!this.isStopped) this.handleFailure(error);
      return undefined;
    }
  }

  private handleFailure(error: unknown): void {
    this.failures += 1;
    this.options.onFailure('offline', error);
    clearTimeout(this.retryTimer);
    const delay = retryDelay(this.failures, Math.random());
    this.retryTimer = setTimeout(() => void this.sync(), delay);
  }
}
