/** Why a worker process gave no answer. */

export type WorkerFailureReason =
  /** It worked longer than its task may. */
  | 'time limit'
  /** Heap, process memory, call stack or the longest string: the input asks for more than there is. */
  | 'memory limit'
  /** The answer is longer than the serving process should read. */
  | 'result limit'
  /** The process ended by itself, or could not be started. */
  | 'lost'
  /** The task threw: a mistake of ours. */
  | 'task error';

/**
 * A task of a worker pool that did not end with a result.
 *
 * Its message is safe to log: it names the task and the place in the code, never the input.
 */
export class WorkerFailed extends Error {
  override name = 'WorkerFailed';
  readonly reason: WorkerFailureReason;

  constructor(reason: WorkerFailureReason, details?: string) {
    super(details === undefined ? reason : `${reason}: ${details}`);
    this.reason = reason;
  }

  /** Whether the input asked for more than a task may use, so that trying again would not help. */
  get isLimit(): boolean {
    return this.reason.endsWith('limit');
  }
}
