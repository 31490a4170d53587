/**
 * Queue of ticks in local storage until the server has confirmed them.
 * - Only the last tick of an item counts, so the queue has at most one per item.
 * - Sent one after the other; failures are retried with backoff, when the network comes back and
 *   when the app is opened again. The server ignores duplicates.
 * - A refusal is final: the plan is gone, or the item can't be ticked. The list is fetched again.
 */
import * as z from 'zod/mini';
import { AppError } from '@saltbush/contract/errors';
import { shoppingListRoutes, type ListAmountOnWire } from '@saltbush/contract/shopping-list';
import { onAnnouncement } from '../../../api/announcements';
import { call } from '../../../api/call';
import { newId } from '../../../api/new-id';
import { getSession } from '../../../api/session';
import { listOfValid, objectWith, storedValue } from '../../../api/stored-value';

export interface TickOperation {
  id: string;
  planId: string;
  /** Whose plan it is; absent: one's own. */
  householdId?: string | undefined;
  line: string;
  isTicked: boolean;
  /** What a tick covers. */
  covered: readonly ListAmountOnWire[];
}

export interface TickQueue {
  waiting: readonly TickOperation[];
  /** The last attempt did not reach the server. */
  isStuck: boolean;
}

/** Outcome of an operation that left the queue. */
export type TickOutcome = { operation: TickOperation; error?: unknown };

const firstRetryMs = 2_000;
const maxRetryMs = 60_000;

const queueFormat = {
  schema: listOfValid(
    objectWith<TickOperation>({
      id: z.string(),
      planId: z.string(),
      line: z.string(),
      isTicked: z.boolean(),
      covered: z.array(z.unknown()),
    }),
  ),
};

let queue: TickQueue = { waiting: readWaiting(), isStuck: false };
let retryMs = firstRetryMs;
let retryTimer: ReturnType<typeof setTimeout> | undefined;
let sending: Promise<void> | undefined;
const listeners = new Set<() => void>();
const outcomeListeners = new Set<(outcome: TickOutcome) => void>();

export const getTickQueue = (): TickQueue => queue;

export function watchTickQueue(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function onTickOutcome(listener: (outcome: TickOutcome) => void): () => void {
  outcomeListeners.add(listener);
  return () => outcomeListeners.delete(listener);
}

/** Replaces an earlier tick of the item and sends at once. */
export function addTick(operation: Omit<TickOperation, 'id'>): void {
  const others = readWaiting().filter((other) => !isSameLine(other, operation));
  storeWaiting([...others, { ...operation, id: newId() }]);
  void sendTicks();
}

/** Sends the queue; never rejects. */
export async function sendTicks(): Promise<void> {
  clearTimeout(retryTimer);
  change({ ...queue, waiting: readWaiting() });
  sending ??= sendAll().then(() => {
    sending = undefined;
  });
  await sending;
}

async function sendAll(): Promise<void> {
  for (let next = readWaiting()[0]; next && getSession(); next = readWaiting()[0]) {
    try {
      await send(next);
      leave({ operation: next });
    } catch (error) {
      if (mayPass(error)) return waitAndRetry();
      leave({ operation: next, error });
    }
  }
  retryMs = firstRetryMs;
  if (queue.isStuck) change({ ...queue, isStuck: false });
}

async function send({ planId, line, isTicked, covered }: TickOperation): Promise<void> {
  const params = { id: planId };
  if (isTicked) {
    await call(shoppingListRoutes.tick, { params, body: { line, covered: [...covered] } });
  } else {
    await call(shoppingListRoutes.untick, { params, body: { line } });
  }
}

/** An operation that replaced this one while it was sent stays in the queue. */
function leave(outcome: TickOutcome): void {
  outcomeListeners.forEach((listener) => listener(outcome));
  storeWaiting(readWaiting().filter(({ id }) => id !== outcome.operation.id));
}

function waitAndRetry(): void {
  change({ waiting: readWaiting(), isStuck: true });
  retryTimer = setTimeout(() => void sendTicks(), retryMs);
  retryMs = Math.min(maxRetryMs, retryMs * 2);
}

/** The queue is stored per user and survives a sign-out. */
const mayPass = (error: unknown): boolean =>
  !(error instanceof AppError) ||
  error.status >= 500 ||
  error.status === 401 ||
  error.code === 'TOO_MANY_REQUESTS';

const isSameLine = (a: Pick<TickOperation, 'planId' | 'line'>, b: typeof a): boolean =>
  a.planId === b.planId && a.line === b.line;

function keyOfQueue(): string | undefined {
  const userId = getSession()?.user?._id;
  return userId === undefined ? undefined : `saltbush.ticks.${userId}`;
}

/** Read each time: another tab may have changed it. */
function readWaiting(): readonly TickOperation[] {
  return storedValue(keyOfQueue(), queueFormat).read() ?? [];
}

function storeWaiting(waiting: readonly TickOperation[]): void {
  storedValue(keyOfQueue(), queueFormat).write([...waiting]);
  change({ ...queue, waiting });
}

function change(next: TickQueue): void {
  queue = next;
  listeners.forEach((listener) => listener());
}

window.addEventListener('online', () => void sendTicks());
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') void sendTicks();
});
window.addEventListener('storage', ({ key }) => {
  if (key === keyOfQueue()) change({ ...queue, waiting: readWaiting() });
});
onAnnouncement('signedOut', () => {
  clearTimeout(retryTimer);
  change({ waiting: [], isStuck: false });
});
