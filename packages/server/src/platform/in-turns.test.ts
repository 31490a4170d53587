import { readFile, stat } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { inOwnTurn, mapInTurns, withRests } from './in-turns';
import { openPace } from './pace';

/** Each item is computed at once, as from memory: without turns, nothing else runs in between. */
async function* computed(count: number, ms: number) {
  for (let item = 0; item < count; item += 1) {
    const end = performance.now() + ms;
    while (performance.now() < end);
    yield item;
  }
}

test('other work runs between the items of a long computation, and no item is lost', async () => {
  let others = 0;
  let isDone = false;
  const work = () => {
    others += 1;
    if (!isDone) setImmediate(work);
  };
  setImmediate(work);
  const items: number[] = [];
  for await (const item of withRests(computed(40, 4))) items.push(item);
  isDone = true;
  expect(items).toEqual(Array.from({ length: 40 }, (_, item) => item));
  expect(others).toBeGreaterThan(10);
});

test('the source of a long computation ends when its loop is left', async () => {
  let isEnded = false;
  async function* source() {
    try {
      yield* computed(3, 0);
    } finally {
      isEnded = true;
    }
  }
  for await (const item of withRests(source())) if (item === 1) break;
  expect(isEnded).toBe(true);
});

/** A clock that goes on only by what is made and by rests. */
function handTimer() {
  const rests: number[] = [];
  let now = 0;
  const pass = (ms: number) => {
    now += ms;
  };
  async function* made(...times: number[]) {
    for (const ms of times) {
      pass(ms);
      yield ms;
    }
  }
  const sleep = async (ms: number) => {
    rests.push(ms);
    pass(ms);
  };
  const clock = () => now;
  return { rests, pass, made, timer: { now: clock, sleep, pace: openPace(clock) } };
}

test('a few items that were made are followed by a rest of three times as long', async () => {
  const { rests, made, timer } = handTimer();
  for await (const _ of withRests(made(2, 2, 2, 8, 1, 1), timer));
  expect(rests).toEqual([18, 24]);
});

test('an item that took very long is followed by a rest of a fifth of a second', async () => {
  const { rests, made, timer } = handTimer();
  for await (const _ of withRests(made(5_000), timer));
  expect(rests).toEqual([200]);
});

test('the time that a reader takes for the items costs no rest', async () => {
  const { rests, pass, made, timer } = handTimer();
  for await (const _ of withRests(made(1, 1, 1, 1), timer)) pass(60_000);
  expect(rests).toEqual([]);
});

test('a file that was read meanwhile is handled after a computation that took long', async () => {
  const order: string[] = [];
  const handled = new Promise<void>((resolve) => {
    // Within the callback of a read, as a call is handled.
    readFile(fileURLToPath(import.meta.url), () => {
      stat(fileURLToPath(import.meta.url), () => order.push('other work'));
      void inOwnTurn(blockThread).then(() => {
        order.push('next computation');
        resolve();
      });
    });
  });
  await handled;
  expect(order).toEqual(['other work', 'next computation']);
});

/** Long enough for the read, and without its core. */
const blockThread = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);

test('the result or error of a computation in turns goes to its caller', async () => {
  expect(await inOwnTurn(() => 7)).toBe(7);
  const failing = inOwnTurn(() => {
    throw new Error('spilt');
  });
  await expect(failing).rejects.toThrow('spilt');
});

test('many short computations let other work run in between, and their results come in order', async () => {
  let others = 0;
  let isDone = false;
  const work = () => {
    others += 1;
    if (!isDone) setImmediate(work);
  };
  setImmediate(work);
  const compute = (item: number) => {
    const end = performance.now() + 4;
    while (performance.now() < end);
    return 2 * item;
  };
  expect(await mapInTurns([1, 2, 3, 4, 5, 6, 7, 8], compute)).toEqual([2, 4, 6, 8, 10, 12, 14, 16]);
  isDone = true;
  expect(others).toBeGreaterThan(2);
});

test('a short computation of many that fails is what the caller hears of', async () => {
  const failing = mapInTurns([1, 2], (item) => {
    if (item === 2) throw new Error('spilt');
  });
  await expect(failing).rejects.toThrow('spilt');
});
