/**
 * Chooses menus for the page without blocking it.
 *
 * - A task that is no longer wanted ends at once: its worker is closed, and what else waits goes to a new one.
 * - The solver opens with its first task, and again with the next one after `stop`.
 */
import { openPort, type SolverPort } from './open-port';
import type { SolverInputs, SolverReport, SolverTask, SolverTasks, TaskName } from './solver-tasks';

export interface TaskOptions {
  signal?: AbortSignal;
  /** @param share 0 to 1 */
  onProgress?: (share: number) => void;
}

interface Waiting {
  task: SolverTask;
  onProgress: TaskOptions['onProgress'];
  resolve: (answer: never) => void;
  reject: (reason: unknown) => void;
}

export class MenuSolver {
  #port: SolverPort | undefined;
  #lastId = 0;
  #isInPage = false;
  readonly #waiting = new Map<number, Waiting>();

  constructor(private readonly inputs: SolverInputs) {}

  /**
   * @throws AbortError when the signal ends it; SolverFailed
   * @example const { menu } = await solver.run('plan', { order, locked: new Map() })
   */
  run<Name extends TaskName>(
    name: Name,
    args: SolverTasks[Name]['args'],
    { signal, onProgress }: TaskOptions = {},
  ): Promise<SolverTasks[Name]['answer']> {
    const id = (this.#lastId += 1);
    const task = { id, name, args } as SolverTask;
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(abortError());
      signal?.addEventListener('abort', () => this.#end(id), { once: true });
      this.#waiting.set(id, { task, onProgress, resolve, reject });
      this.#openPort().post({ task });
    });
  }

  /** Ends all tasks. */
  stop(): void {
    this.#closePort();
    for (const { reject } of this.#waiting.values()) reject(abortError());
    this.#waiting.clear();
  }

  #openPort(): SolverPort {
    if (!this.#port) {
      const events = { onReport: this.#handleReport, onLost: this.#handleLost };
      this.#port = openPort(events, this.#isInPage);
      this.#port.post({ inputs: this.inputs });
    }
    return this.#port;
  }

  #closePort(): void {
    this.#port?.close();
    this.#port = undefined;
  }

  #end(id: number): void {
    const ended = this.#waiting.get(id);
    if (!ended) return;
    this.#waiting.delete(id);
    ended.reject(abortError());
    this.#startAgain();
  }

  #startAgain(): void {
    this.#closePort();
    for (const { task } of this.#waiting.values()) this.#openPort().post({ task });
  }

  readonly #handleReport = (report: SolverReport) => {
    const waiting = this.#waiting.get(report.id);
    if (!waiting) return;
    if ('share' in report) return waiting.onProgress?.(report.share);
    this.#waiting.delete(report.id);
    if ('answer' in report) waiting.resolve(report.answer as never);
    else waiting.reject(new SolverFailed(report.failure));
  };

  readonly #handleLost = () => {
    this.#isInPage = true;
    this.#startAgain();
  };
}

/** A fault of the program. */
export class SolverFailed extends Error {}

const abortError = () => new DOMException('No longer wanted', 'AbortError');
