/** Long computations on the serving process, in turns with the calls of other people. */
import { setImmediate } from 'node:timers/promises';

/**
 * The same items, with a turn of the event loop after every few milliseconds of computing. An async
 * generator alone gives none: between items that need no I/O only microtasks run.
 *
 * @example for await (const text of inTurns(recipeTexts())) send(text);
 */
export async function* inTurns<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item> {
  let turnStart = performance.now();
  for await (const item of items) {
    yield item;
    if (performance.now() - turnStart < turnMs) continue;
    await nextTurn();
    turnStart = performance.now();
  }
}

/**
 * One of several computations that take long for large input. If it took long, other calls get a turn of
 * the event loop before the next computation.
 *
 * @example const rows = await inOwnTurn(() => rowsOf(recipe));
 */
export async function inOwnTurn<Result>(compute: () => Result): Promise<Result> {
  const start = performance.now();
  const result = compute();
  if (performance.now() - start >= turnMs) await nextTurn();
  return result;
}

/**
 * Lets the calls that arrived meanwhile run first.
 *
 * Node runs the first one in the same turn when it is called while I/O is handled: calls that arrived
 * meanwhile are read only before the second one.
 */
export async function nextTurn(): Promise<void> {
  await setImmediate();
  await setImmediate();
}

/** A call that arrives meanwhile waits at most this long and one item more. */
const turnMs = 5;
