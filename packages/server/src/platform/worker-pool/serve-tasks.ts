/** The side of a worker process: runs one task at a time, as it is asked. */
import { serialize } from 'node:v8';
import { AppError } from '@saltbush/contract/errors';
import { setLanguageOfProcess, speakLanguages } from '../language/current-language';
import type { FromWorker, ToWorker, WorkerLimits } from './messages';
import { watchSelf } from './watch-self';
import type { WorkerFailureReason } from './worker-failed';

/**
 * Functions that a worker process offers by name. What goes in and comes out must be plain data that
 * `structuredClone` can copy. One that returns an async iterable is asked for item after item.
 */
export type Tasks = Record<string, (input: never) => unknown>;

/**
 * Called once by the program of a worker pool.
 *
 * @example
 * const tasks = { readPage: ({ html }: PageToRead) => readRecipe(html) };
 * export type PageTasks = typeof tasks;
 * serveTasks(tasks);
 */
export function serveTasks(tasks: Tasks): void {
  const limits = JSON.parse(process.argv[2] ?? '') as WorkerLimits;
  watchSelf(limits.memoryMegabytes);
  speakLanguages();
  let stream: AsyncIterator<unknown> | undefined;

  const packed = (value: unknown): Uint8Array => {
    const bytes = serialize(value);
    if (bytes.length > limits.resultBytes) throw new ResultTooLarge(`${bytes.length} bytes`);
    return bytes;
  };
  const nextItem = async (): Promise<FromWorker> => {
    const item = await stream!.next();
    if (!item.done) return { kind: 'item', result: packed(item.value) };
    stream = undefined;
    return { kind: 'end', memoryBytes: heldBytes() };
  };
  const answerTo = async (message: ToWorker): Promise<FromWorker> => {
    if (message.kind === 'next') return nextItem();
    setLanguageOfProcess(message.language);
    const result = await tasks[message.task]!(message.input as never);
    if (isStream(result)) {
      stream = result[Symbol.asyncIterator]();
      return nextItem();
    }
    return { kind: 'result', result: packed(result), memoryBytes: heldBytes() };
  };

  process.on('message', (message: ToWorker) => {
    answerTo(message).catch(asFailure).then(send, send);
  });
  process.on('disconnect', () => process.exit());
  send({ kind: 'ready' });
}

/**
 * What stays when the garbage of a large input has gone: V8 leaves it there as long as nobody asks for more, and a process
 * may wait a minute for its next task.
 */
function heldBytes(): number {
  if (process.memoryUsage.rss() > tidyBytes) {
    globalThis.gc?.();
    // What the first one found goes back to the system when the next one begins.
    globalThis.gc?.();
  }
  return process.memoryUsage.rss();
}

/** A program that has only been loaded holds less. */
const tidyBytes = 130 * 2 ** 20;

class ResultTooLarge extends Error {}

function isStream(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}

function asFailure(error: unknown): FromWorker {
  if (error instanceof AppError) {
    const { code, details, text } = error;
    return { kind: 'refusal', code, details, text, memoryBytes: heldBytes() };
  }
  return { kind: 'failure', reason: reasonOf(error), details: placeOf(error) };
}

function reasonOf(error: unknown): WorkerFailureReason {
  if (error instanceof ResultTooLarge) return 'result limit';
  const isExhausted =
    error instanceof RangeError && /call stack|string length|allocation/i.test(error.message);
  return isExhausted ? 'memory limit' : 'task error';
}

/** Without the message: a parser's message quotes what it read. */
function placeOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return [error.name, ...frames.slice(0, 8)].join('\n');
}

function send(message: FromWorker): void {
  process.send?.(message);
}
