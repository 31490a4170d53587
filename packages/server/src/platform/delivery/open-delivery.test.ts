import { expect, test } from 'vitest';
import { openDelivery } from './open-delivery';
import type { Admission } from './turns';

interface Item {
  name: string;
  owner: string;
  host: string;
}

/** Items in memory, whose hosts answer when the test says so. */
function openQueue(items: Item[]) {
  const started: string[] = [];
  const postponed: string[] = [];
  const answers = new Map<string, (isAnswered: boolean) => void>();
  const isAdmitted = (admission: Admission, { owner, host }: Item) =>
    !admission.busyOwners.includes(owner) &&
    !admission.busyHosts.includes(host) &&
    (admission.onlyHosts?.includes(host) ?? true);
  const delivery = openDelivery<Item>(
    {
      limits: { total: 4, ofOwner: 2, ofProvenHost: 4, ofUnprovenHost: 4, ofUnprovenHosts: 4 },
      clock: () => new Date('2026-11-25T12:00:00Z'),
      claimNext: async (admission) => {
        const index = items.findIndex((item) => isAdmitted(admission, item));
        return index < 0 ? undefined : items.splice(index, 1)[0];
      },
      partyOf: (item) => item,
      deliver: ({ name }) => {
        started.push(name);
        return new Promise((resolve) => answers.set(name, resolve));
      },
      postponeHost: async (host) => void postponed.push(host),
      onError: (error) => {
        throw error;
      },
    },
    () => void delivery.fill(),
  );
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  const answer = async (name: string, isAnswered: boolean) => {
    answers.get(name)!(isAnswered);
    await turn();
  };
  return { delivery, started, postponed, answer };
}

const itemsOf = (owner: string, host: string, count: number): Item[] =>
  Array.from({ length: count }, (_, n) => ({ name: `${owner}${n + 1}`, owner, host }));

test('a place is refilled when it becomes free, while the others are still being waited for', async () => {
  const queue = openQueue([...itemsOf('a', 'dead', 5), ...itemsOf('b', 'good', 5)]);
  await queue.delivery.fill();
  expect(queue.started).toEqual(['a1', 'a2', 'b1', 'b2']);
  await queue.answer('b1', true);
  await queue.answer('b2', true);
  await queue.answer('b3', true);
  expect(queue.started).toEqual(['a1', 'a2', 'b1', 'b2', 'b3', 'b4', 'b5']);
});

test('a task starts at once while all places of another owner hang', async () => {
  const items = itemsOf('a', 'dead', 1_000);
  const queue = openQueue(items);
  await queue.delivery.fill();
  items.push(...itemsOf('b', 'good', 1));
  await queue.delivery.fill();
  expect(queue.started).toEqual(['a1', 'a2', 'b1']);
});

test('a host that is silent twice gets nothing more, and what waits for it is postponed', async () => {
  const queue = openQueue(itemsOf('a', 'dead', 1_000));
  await queue.delivery.fill();
  await queue.answer('a1', false);
  await queue.answer('a2', false);
  await queue.answer('a3', false);
  expect(queue.started).toEqual(['a1', 'a2', 'a3']);
  expect(queue.postponed).toEqual(['dead']);
});
