import { expect, test } from 'vitest';
import { openFairQueue, type FairQueue } from './fair-queue';

const open = (maxRunning: number) =>
  openFairQueue({ maxRunning, maxWaiting: 6, maxWaitingPerOwner: 3 });

/** Who has a place, in the order in which they got it. */
function follow(queue: FairQueue) {
  const started: string[] = [];
  const leaves = new Map<string, () => void>();
  const ask = (name: string, signal?: AbortSignal) =>
    queue.enter(name.charAt(0), signal).then((leave) => {
      started.push(name);
      leaves.set(name, leave);
    });
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const leave = async (name: string) => {
    leaves.get(name)!();
    await settled();
  };
  return { started, ask, leave, settled };
}

test('one task of each owner has a place, and a free one goes to who had theirs longest ago', async () => {
  const { started, ask, leave, settled } = follow(open(2));
  for (const name of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) void ask(name);
  await settled();
  expect(started).toEqual(['a1', 'b1']);
  await leave('a1');
  expect(started).toEqual(['a1', 'b1', 'c1']);
  await leave('b1');
  expect(started.slice(3)).toEqual(['a2']);
  await leave('a2');
  expect(started.slice(4)).toEqual(['b2']);
  await leave('c1');
  expect(started.slice(5)).toEqual(['a3']);
});

test('a place in the queue is given back once', async () => {
  const { started, ask, leave, settled } = follow(open(1));
  for (const name of ['a1', 'b1', 'c1']) void ask(name);
  await settled();
  await leave('a1');
  await leave('a1');
  expect(started).toEqual(['a1', 'b1']);
});

test('a queue refuses too many tasks of one owner, and of all', async () => {
  const { ask } = follow(open(1));
  const busy = { code: 'WORKERS_BUSY' };
  for (const name of ['a1', 'a2', 'a3', 'a4']) void ask(name);
  await expect(ask('a5')).rejects.toMatchObject(busy);
  for (const name of ['b1', 'b2', 'c1']) void ask(name);
  await expect(ask('d1')).rejects.toMatchObject(busy);
});

test('whoever leaves the queue leaves room in it', async () => {
  const { started, ask, leave, settled } = follow(open(1));
  const caller = new AbortController();
  void ask('a1');
  const left = ask('b1', caller.signal);
  void ask('c1');
  caller.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  await settled();
  await leave('a1');
  expect(started).toEqual(['a1', 'c1']);
  await expect(ask('d1', caller.signal)).rejects.toThrow('gone');
});

test('a closed queue refuses whoever waits and whoever comes', async () => {
  const queue = open(1);
  const { ask } = follow(queue);
  void ask('a1');
  const waiting = ask('b1');
  queue.close(new Error('closed'));
  await expect(waiting).rejects.toThrow('closed');
  await expect(ask('c1')).rejects.toThrow('closed');
});
