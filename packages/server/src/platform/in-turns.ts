/** Long computations on the serving process, in turns with the calls of other people. */
import { setImmediate, setTimeout } from 'node:timers/promises';
import { openPace, type Pace } from './pace';

/** What `withRests` tells the time by. */
interface Timer {
  now(): number;
  /** Lets time pass, in milliseconds. */
  sleep(ms: number): Promise<unknown>;
  pace: Pace;
}

/** Of everything that rests: six who work do not take more than one. */
const realTimer: Timer = { now: () => performance.now(), sleep: setTimeout, pace: openPace() };

/**
 * The same items, made a few milliseconds at a time with three times as long a rest in between: whoever calls meanwhile
 * rarely finds the thread, or the database, at work for it. An async generator alone gives nobody a turn: between items
 * that need no I/O only microtasks run.
 *
 * What the reader of the items takes does not count: a slow line has its own pauses.
 *
 * @example for await (const text of withRests(recipeTexts())) send(text);
 */
export async function* withRests<Item>(
  items: AsyncIterable<Item>,
  timer: Timer = realTimer,
): AsyncGenerator<Item> {
  let workedMs = 0;
  let askedAt = timer.now();
  for await (const item of items) {
    workedMs += timer.now() - askedAt;
    if (workedMs >= turnMs) {
      await timer.sleep(timer.pace(Math.min(restsPerWork * workedMs, longestRestMs)));
      workedMs = 0;
    }
    yield item;
    askedAt = timer.now();
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
 * The results of many computations, each short. Other calls get a turn of the event loop in between.
 *
 * @example const dishes = await mapInTurns(cards, (card) => dishOf(card, available));
 */
export async function mapInTurns<Item, Result>(
  items: readonly Item[],
  compute: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  let start = performance.now();
  for (const item of items) {
    results.push(compute(item));
    if (performance.now() - start < turnMs) continue;
    await nextTurn();
    start = performance.now();
  }
  return results;
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
const restsPerWork = 3;
/** Of a busy machine, on which a few milliseconds of work take long. */
const longestRestMs = 200;
