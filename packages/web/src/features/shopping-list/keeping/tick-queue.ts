/**
 * Ticks on their way to the server: kept on this device until it has confirmed them.
 *
 * - Of one line only the last word counts, so the queue never holds two.
 * - Sent one after the other; what could not be sent is tried again, ever more patiently, when the
 *   network comes back and when the app is opened again. The server takes a repeated tick for one.
 * - A refusal ends it: the plan is gone, or the line can't be ticked. The list is read again.
 */
import { AppError } from '@saltbush/contract/errors';
import { shoppingListRoutes, type ListAmountOnWire } from '@saltbush/contract/shopping-list';
import { onAnnouncement } from '../../../api/announcements';
import { call } from '../../../api/call';
import { keepText, readText } from '../../../api/local-store';
import { newId } from '../../../api/new-id';
import { getSession } from '../../../api/session';

export interface TickOperation {
  id: string;
  planId: string;
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

/** What happened to an operation that left the queue. */
export type TickOutcome = { operation: TickOperation; error?: unknown };

const firstRetryMs = 2_000;
const maxRetryMs = 60_000;

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

/** Takes the place of what was said about the line before, and sets out at once. */
export function addTick(operation: Omit<TickOperation, 'id'>): void {
  const others = readWaiting().filter((other) => !isSameLine(other, operation));
  keep([...others, { ...operation, id: newId() }]);
  void sendTicks();
}

/** Sends what waits; never rejects. */
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

/** It may have been replaced while it was on its way; then its successor stays. */
function leave(outcome: TickOutcome): void {
  outcomeListeners.forEach((listener) => listener(outcome));
  keep(readWaiting().filter(({ id }) => id !== outcome.operation.id));
}

function waitAndRetry(): void {
  change({ waiting: readWaiting(), isStuck: true });
  retryTimer = setTimeout(() => void sendTicks(), retryMs);
  retryMs = Math.min(maxRetryMs, retryMs * 2);
}

/** A session that ended keeps its ticks for the next one of the same person. */
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

/** Read each time: another tab may have added to it or sent it. */
function readWaiting(): readonly TickOperation[] {
  const key = keyOfQueue();
  try {
    return JSON.parse((key && readText(key)) ?? '[]') as TickOperation[];
  } catch {
    return [];
  }
}

function keep(waiting: readonly TickOperation[]): void {
  const key = keyOfQueue();
  if (key !== undefined) keepText(key, JSON.stringify(waiting));
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
