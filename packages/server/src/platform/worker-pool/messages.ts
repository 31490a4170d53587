/** What the serving process and a worker process send each other. Each message gets one answer. */
import type { ErrorCode, FieldMessage } from '@saltbush/contract/errors';
import type { Language } from '@saltbush/domain/texts/languages';
import type { WorkerFailureReason } from './worker-failed';

/** Given to the program as its only argument, in JSON. */
export interface WorkerLimits {
  /** Of the whole process: V8's heap, buffers, WebAssembly, native libraries. */
  memoryMegabytes: number;
  resultBytes: number;
}

export type ToWorker =
  /** `language`: in which the task says what people read. */
  | { kind: 'run'; task: string; input: unknown; language: Language }
  /** Asks for the next item of the stream that the task returned. */
  | { kind: 'next' };

export type FromWorker =
  /** Sent once, when the program is loaded. */
  | { kind: 'ready' }
  /**
   * `result` is serialised, so that its length is known before it is sent. `memoryBytes` is what the
   * process holds after the task.
   */
  | { kind: 'result'; result: Uint8Array; memoryBytes: number }
  | { kind: 'item'; result: Uint8Array }
  | { kind: 'end'; memoryBytes: number }
  /** The task threw an AppError. */
  | {
      kind: 'refusal';
      code: ErrorCode;
      details: string | FieldMessage[];
      text: string | undefined;
      memoryBytes: number;
    }
  | { kind: 'failure'; reason: WorkerFailureReason; details: string };
