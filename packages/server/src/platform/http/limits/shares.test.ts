import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openShares, type Shares } from './shares';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const limits = { most: 10, maxWaitingPerOwner: 2, maxWaitMs: 1_000 };
const priya = { key: 'Priya', most: 4 };
const tom = { key: 'Tom', most: 10 };

/** Asks, and notes who was let in. */
function asker(shares: Shares) {
  const entered: string[] = [];
  const ask = (name: string, amount: number, ...owners: (typeof priya)[]) =>
    shares.take(amount, owners).then((giveBack) => {
      entered.push(name);
      return giveBack;
    });
  return { entered, ask };
}

test('an owner who has all that is theirs waits, and another owner does not', async () => {
  const { entered, ask } = asker(openShares(limits));
  const giveBack = await ask('first', 4, priya);
  const second = ask('second', 1, priya);
  await ask('of Tom', 5, tom);
  expect(entered).toEqual(['first', 'of Tom']);
  giveBack();
  await second;
  expect(entered).toEqual(['first', 'of Tom', 'second']);
});

test('a request for more than there is at the moment is not passed by later ones', async () => {
  const { entered, ask } = asker(openShares(limits));
  const giveBack = await ask('first', 6, tom);
  const large = ask('large', 8, { key: 'Alex', most: 8 });
  const late = ask('late', 1, priya);
  giveBack();
  (await large)();
  await late;
  expect(entered).toEqual(['first', 'large', 'late']);
});

test('a share of several owners needs room with each of them', async () => {
  const shares = openShares(limits);
  const home = { key: 'home', most: 5 };
  const giveBack = await shares.take(4, [tom, home]);
  const { entered, ask } = asker(shares);
  const next = ask('next', 2, priya, home);
  await vi.advanceTimersByTimeAsync(0);
  expect(entered).toEqual([]);
  giveBack();
  await next;
  expect(shares.used()).toBe(2);
});

test('whoever waits too long hears that the server is busy, and those behind go on', async () => {
  const { entered, ask } = asker(openShares(limits));
  await ask('first', 6, tom);
  const large = ask('large', 8, { key: 'Alex', most: 8 });
  const refused = expect(large).rejects.toMatchObject({ code: 'SERVER_BUSY' });
  await vi.advanceTimersByTimeAsync(500);
  const late = ask('late', 1, priya);
  await vi.advanceTimersByTimeAsync(500);
  await refused;
  await late;
  expect(entered).toEqual(['first', 'late']);
});

test('a request more than may wait is refused at once, with the time after which to come again', async () => {
  const { ask } = asker(openShares(limits));
  await ask('first', 4, priya);
  void ask('second', 1, priya);
  void ask('third', 1, priya);
  await expect(ask('fourth', 1, priya)).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    retryAfterSeconds: 1,
  });
});

test('whoever leaves no longer waits for a share', async () => {
  const shares = openShares(limits);
  const giveBack = await shares.take(4, [priya]);
  const leaving = new AbortController();
  const left = shares.take(4, [priya], () => leaving.signal);
  leaving.abort(new Error('left'));
  await expect(left).rejects.toThrow('left');
  const next = shares.take(4, [priya]);
  giveBack();
  giveBack();
  await next;
  expect(shares.used()).toBe(4);
});

test('a request for more than an owner may have at all is let in alone', async () => {
  const shares = openShares(limits);
  await shares.take(Infinity, [priya]);
  expect(shares.used()).toBe(4);
});

test('no owner, and all together, ever have more than their bound, and everybody comes in', async () => {
  const asks = fc.array(
    fc.record({ owner: fc.constantFrom('a', 'b', 'c'), amount: fc.integer({ min: 1, max: 6 }) }),
    { maxLength: 40 },
  );
  await fc.assert(
    fc.asyncProperty(asks, async (all) => {
      const shares = openShares({ ...limits, maxWaitingPerOwner: 100 });
      const held = new Map<string, number>();
      await Promise.all(
        all.map(async ({ owner, amount }) => {
          const giveBack = await shares.take(amount, [{ key: owner, most: 6 }]);
          held.set(owner, (held.get(owner) ?? 0) + amount);
          expect(held.get(owner)).toBeLessThanOrEqual(6);
          expect(shares.used()).toBeLessThanOrEqual(10);
          await Promise.resolve();
          held.set(owner, held.get(owner)! - amount);
          giveBack();
        }),
      );
      expect(shares.used()).toBe(0);
    }),
  );
});
