/**
 * The open event streams of this process. Each hears of new versions at once; every few seconds one query finds
 * those whose notice was lost, and households that a person has joined, left, or may no longer use.
 */
import type { ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import type { FeedbackEvent, HouseholdEvent, SyncEvent } from '@saltbush/contract/plan/sync';
import type { Deps } from '../../../../deps';
import { openPeriodicJob } from '../../../../platform/periodic-job';
import { findOpenSessions, findOwnersOf, type OwnerVersions } from './owners-of-users.store';

export const streamLimits = { perPerson: 20, perProcess: 20_000 } as const;

/** For tests, which do not wait that long. */
export interface StreamPauses {
  /** Between two queries for versions and access. */
  checkMs: number;
  /** Between two looks at whether the sessions are open. */
  sessionsMs: number;
  /** So often something is sent, so that no proxy closes a quiet stream. */
  aliveMs: number;
}

export const streamPauses: StreamPauses = { checkMs: 5_000, sessionsMs: 30_000, aliveMs: 15_000 };

interface NewStream {
  userId: string;
  sessionId: string;
  /** Hears of the feedback of everyone. */
  isAdmin: boolean;
  response: ServerResponse;
}

interface Stream extends NewStream {
  /** The versions that were sent; none before the first query. */
  sent: Map<string, number>;
}

export interface Streams {
  count(): number;
  countOf(userId: string): number;
  /** Sends the versions that are there, and then each change, until the caller leaves. */
  add(stream: NewStream): void;
  close(): Promise<void>;
}

type Context = Pick<Deps, 'database' | 'planNotices' | 'log' | 'clock'>;

export function openStreams(context: Context, pauses = streamPauses): Streams {
  const registry = new StreamRegistry();
  const jobs = openJobs(context, registry, pauses);
  let unsubscribe: (() => void) | undefined;

  const start = () => {
    unsubscribe ??= context.planNotices.subscribe({
      onVersion: (ownerId, version) => registry.tell(ownerId, version),
      onFeedback: (userId) => registry.tellFeedback(userId),
      onHousehold: (householdId) => registry.tellHousehold(householdId),
    });
    jobs.start();
  };

  return {
    count: () => registry.count(),
    countOf: (userId) => registry.of(userId).size,
    add: (given) => {
      start();
      const stream = registry.add(given);
      given.response.once('close', () => registry.remove(stream));
      void jobs.check([given.userId]);
    },
    close: async () => {
      unsubscribe?.();
      for (const { response } of registry.all()) end(response);
      await jobs.stop();
    },
  };
}

function openJobs(
  { database: { statementPool }, log, clock }: Context,
  registry: StreamRegistry,
  { checkMs, sessionsMs, aliveMs }: StreamPauses,
) {
  const onError = (error: unknown) => log.debug({ err: error }, 'streams could not be checked');
  const check = async (userIds: readonly string[]) => {
    const owners = await findOwnersOf(statementPool, userIds);
    for (const userId of userIds) registry.update(userId, owners.get(userId) ?? new Map());
  };
  const checkAll = async () => {
    for (const some of inParts(registry.userIds())) await check(some);
  };
  const endClosed = () => endClosedSessions(statementPool, registry, clock());
  const sendAlive = async () => registry.sendAlive();
  const jobs = [
    openPeriodicJob({ everyMs: checkMs, run: checkAll, onError }),
    openPeriodicJob({ everyMs: sessionsMs, run: endClosed, onError }),
    openPeriodicJob({ everyMs: aliveMs, run: sendAlive, onError }),
  ];
  let isStarted = false;
  return {
    check: (userIds: readonly string[]) => check(userIds).catch(onError),
    start: () => {
      if (isStarted) return;
      isStarted = true;
      for (const job of jobs) job.start();
    },
    stop: async () => {
      await Promise.all(jobs.map((job) => job.stop()));
    },
  };
}

async function endClosedSessions(
  statementPool: Pool,
  registry: StreamRegistry,
  now: Date,
): Promise<void> {
  const asked = new Set(registry.all().map(({ sessionId }) => sessionId));
  const open = new Set<string>();
  for (const some of inParts([...asked])) {
    for (const id of await findOpenSessions(statementPool, some, now)) open.add(id);
  }
  for (const { sessionId, response } of registry.all()) {
    if (asked.has(sessionId) && !open.has(sessionId)) end(response);
  }
}

/** One query for so many at once. */
function inParts<Item>(items: readonly Item[], size = 1_000): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, part) =>
    items.slice(part * size, (part + 1) * size),
  );
}

class StreamRegistry {
  readonly #byUser = new Map<string, Set<Stream>>();
  readonly #byOwner = new Map<string, Set<Stream>>();
  /** Heard lately: a version may be announced while the first query of a stream runs. */
  readonly #heard = new LRUCache<string, number>({ max: 10_000 });
  #count = 0;

  count = () => this.#count;
  of = (userId: string): ReadonlySet<Stream> => this.#byUser.get(userId) ?? new Set();
  userIds = (): string[] => [...this.#byUser.keys()];
  all = (): Stream[] => [...this.#byUser.values()].flatMap((streams) => [...streams]);

  add(given: NewStream): Stream {
    const stream = { ...given, sent: new Map<string, number>() };
    addTo(this.#byUser, given.userId, stream);
    this.#count += 1;
    return stream;
  }

  remove(stream: Stream): void {
    if (!removeFrom(this.#byUser, stream.userId, stream)) return;
    for (const ownerId of stream.sent.keys()) removeFrom(this.#byOwner, ownerId, stream);
    this.#count -= 1;
  }

  tell(ownerId: string, version: number): void {
    this.#heard.set(ownerId, Math.max(version, this.#heard.get(ownerId) ?? 0));
    for (const stream of this.#byOwner.get(ownerId) ?? [])
      this.#sendVersion(stream, ownerId, version);
  }

  /** A hint, which may be lost: pages that show feedback ask by themselves now and then. */
  tellFeedback(userId: string): void {
    for (const stream of this.all()) {
      if (stream.userId === userId || stream.isAdmin) send(stream, { hasNewFeedback: true });
    }
  }

  /** A hint to the members who may plan or shop in it; a member who has just joined has asked anyway. */
  tellHousehold(householdId: string): void {
    for (const stream of this.#byOwner.get(householdId) ?? []) {
      send(stream, { changedHousehold: householdId });
    }
  }

  /** What a person may see at the moment. */
  update(userId: string, owners: OwnerVersions): void {
    for (const stream of this.of(userId)) {
      for (const ownerId of stream.sent.keys()) {
        if (!owners.has(ownerId)) this.#endAccess(stream, ownerId);
      }
      for (const [ownerId, version] of owners) {
        const isNew = !stream.sent.has(ownerId);
        if (isNew) addTo(this.#byOwner, ownerId, stream);
        // Until now this stream did not hear of it: its members may have changed meanwhile.
        if (isNew && ownerId !== userId) send(stream, { changedHousehold: ownerId });
        this.#sendVersion(stream, ownerId, Math.max(version, this.#heard.get(ownerId) ?? 0));
      }
    }
  }

  sendAlive(): void {
    for (const stream of this.all()) write(stream, ':\n\n');
  }

  #sendVersion(stream: Stream, ownerId: string, version: number): void {
    if (version <= (stream.sent.get(ownerId) ?? -1)) return;
    stream.sent.set(ownerId, version);
    send(stream, { ownerId, version });
  }

  #endAccess(stream: Stream, ownerId: string): void {
    stream.sent.delete(ownerId);
    removeFrom(this.#byOwner, ownerId, stream);
    send(stream, { ownerId, hasNoAccess: true });
  }
}

const send = (stream: Stream, event: SyncEvent | FeedbackEvent | HouseholdEvent): void =>
  write(stream, `data: ${JSON.stringify(event)}\n\n`);

/** A caller that does not read, or has gone without a word, does not keep the connection. */
function end(response: ServerResponse): void {
  const { socket } = response;
  response.end();
  setTimeout(() => socket?.destroy(), endLimitMs).unref();
}

const endLimitMs = 1_000;
/** Of a caller that does not read. */
const mostUnreadBytes = 64 * 1024;

function write({ response }: Stream, text: string): void {
  if (response.writableLength > mostUnreadBytes) response.destroy();
  else if (response.writable) response.write(text);
}

function addTo<Key, Value>(sets: Map<Key, Set<Value>>, key: Key, value: Value): void {
  const set = sets.get(key);
  if (set) set.add(value);
  else sets.set(key, new Set([value]));
}

function removeFrom<Key, Value>(sets: Map<Key, Set<Value>>, key: Key, value: Value): boolean {
  const set = sets.get(key);
  if (!set?.delete(value)) return false;
  if (set.size === 0) sets.delete(key);
  return true;
}
