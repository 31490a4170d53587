import { readFile, stat } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { inOwnTurn, inTurns } from './in-turns';

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
  for await (const item of inTurns(computed(40, 4))) items.push(item);
  isDone = true;
  expect(items).toEqual(Array.from({ length: 40 }, (_, item) => item));
  expect(others).toBeGreaterThan(10);
});

test('leaving the loop ends the source', async () => {
  let isEnded = false;
  async function* source() {
    try {
      yield* computed(3, 0);
    } finally {
      isEnded = true;
    }
  }
  for await (const item of inTurns(source())) if (item === 1) break;
  expect(isEnded).toBe(true);
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

test('what the computation returns or throws goes to its caller', async () => {
  expect(await inOwnTurn(() => 7)).toBe(7);
  const failing = inOwnTurn(() => {
    throw new Error('spilt');
  });
  await expect(failing).rejects.toThrow('spilt');
});
