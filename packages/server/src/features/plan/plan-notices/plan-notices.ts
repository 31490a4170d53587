/**
 * Tells all server processes that a plan or a list has a new version. A notice is a hint: it may be lost, and
 * whoever streams versions compares them with the database now and then.
 *
 * Notices are collected and sent outside the transactions: a notification inside one makes all commits of the
 * database wait for each other (decision 0030).
 */
import { randomUUID } from 'node:crypto';
import type { Database } from '../../../platform/db/connect';
import { listenTo, type Listener } from '../../../platform/db/listen';
import type { Log } from '../../../platform/logging/log';
import { safeMessage } from '../../../platform/logging/safe-error';

export interface PlanNotices {
  /** A plan owner has this version now. Within this process it is heard at once. */
  announce(ownerId: string, version: number): void;
  /** Something was written or read in this person's conversation with the admins. */
  announceFeedback(userId: string): void;
  /** A backup was restored: what other processes have in memory is of rows that are gone. */
  announceRestored(): void;
  /** Listens to all processes from the first subscriber on; returns a function that ends it. */
  subscribe(subscriber: NoticeSubscriber): () => void;
  close(): Promise<void>;
}

export interface NoticeSubscriber {
  onVersion?: (ownerId: string, version: number) => void;
  /** Recipes that are planned have changed (`planned_recipe_changes`). */
  onRecipes?: () => void;
  onFeedback?: (userId: string) => void;
  /** Members, roles, invitations or settings of a household have changed. */
  onHousehold?: (householdId: string) => void;
  /** Another process has restored a backup. */
  onRestored?: () => void;
}

interface Context {
  database: Pick<Database, 'pool'>;
  log: Log;
}

export function openPlanNotices(context: Context): PlanNotices {
  const subscribers = new Set<NoticeSubscriber>();
  const processId = randomUUID();
  const sender = openSender(context);
  let listener: Listener | undefined;

  const onMessage = (payload: string) => tellOthers(payload, subscribers, processId);

  return {
    announce: (ownerId, version) => {
      tellVersion(subscribers, ownerId, version);
      sender.add(ownerId, version);
    },
    announceFeedback: (userId) => {
      tellFeedback(subscribers, userId);
      sender.addMessage(`${feedbackPrefix}${processId}:${userId}`);
    },
    announceRestored: () => sender.addMessage(`${restoredPrefix}${processId}`),
    subscribe: (subscriber) => {
      subscribers.add(subscriber);
      const { pool } = context.database;
      listener ??= listenTo({ pool, channel, log: context.log, onMessage });
      return () => void subscribers.delete(subscriber);
    },
    close: async () => {
      subscribers.clear();
      await Promise.all([sender.close(), listener?.close()]);
    },
  };
}

type Subscribers = ReadonlySet<NoticeSubscriber>;

function tellVersion(subscribers: Subscribers, ownerId: string, version: number): void {
  for (const { onVersion } of subscribers) onVersion?.(ownerId, version);
}

function tellFeedback(subscribers: Subscribers, userId: string): void {
  for (const { onFeedback } of subscribers) onFeedback?.(userId);
}

/** What this process announced was heard here at once; only a version may be heard twice. */
function tellOthers(payload: string, subscribers: Subscribers, ownId: string): void {
  const [feedback, householdId] = [readFeedbackNotice(payload), readHouseholdNotice(payload)];
  const restoredBy = readRestoredNotice(payload);
  if (payload === recipesMessage) for (const { onRecipes } of subscribers) onRecipes?.();
  else if (householdId) for (const { onHousehold } of subscribers) onHousehold?.(householdId);
  else if (restoredBy) {
    if (restoredBy !== ownId) for (const { onRestored } of subscribers) onRestored?.();
  } else if (feedback) {
    if (feedback.processId !== ownId) tellFeedback(subscribers, feedback.userId);
  } else {
    for (const [ownerId, version] of readNotices(payload)) {
      tellVersion(subscribers, ownerId, version);
    }
  }
}

/** Collects notices, so that a busy moment sends a few messages and not hundreds. */
function openSender({ database: { pool }, log }: Context) {
  const waiting = new Map<string, number>();
  const others = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let sending = Promise.resolve();

  const send = () => {
    timer = undefined;
    const messages = [...writeNotices(waiting), ...others];
    waiting.clear();
    others.clear();
    sending = sending.then(() =>
      pool
        .query('select pg_notify($1, message) from unnest($2::text[]) message', [channel, messages])
        .then(() => undefined)
        .catch((error: unknown) => log.debug({ reason: safeMessage(error) }, 'a notice was lost')),
    );
  };

  return {
    add: (ownerId: string, version: number) => {
      waiting.set(ownerId, Math.max(version, waiting.get(ownerId) ?? 0));
      timer ??= setTimeout(send, collectMs).unref();
    },
    addMessage: (message: string) => {
      others.add(message);
      timer ??= setTimeout(send, collectMs).unref();
    },
    close: async () => {
      if (timer !== undefined) {
        clearTimeout(timer);
        send();
      }
      await sending;
    },
  };
}

const channel = 'saltbush';
/** Sent by a trigger (migration "sync"). */
const recipesMessage = 'recipes';
const feedbackPrefix = 'feedback:';
const restoredPrefix = 'restored:';
/** Sent by a trigger (migration "household-notices"). */
const householdPrefix = 'household:';
const collectMs = 25;
/** PostgreSQL takes less than 8,000 bytes. */
const longestMessage = 7_900;

/**
 * As few messages as possible, each short enough.
 *
 * @example writeNotices(new Map([['0196…', 7]])) // ['0196…:7']
 */
export function writeNotices(versions: ReadonlyMap<string, number>): string[] {
  const messages: string[] = [];
  for (const [ownerId, version] of versions) {
    const notice = `${ownerId}:${version}`;
    const last = messages.at(-1);
    if (last !== undefined && last.length + 1 + notice.length <= longestMessage) {
      messages[messages.length - 1] = `${last} ${notice}`;
    } else messages.push(notice);
  }
  return messages;
}

/** Leaves out what is no notice: anyone with access to the database can send messages. */
export function readNotices(payload: string): [ownerId: string, version: number][] {
  return payload.split(' ').flatMap((notice): [string, number][] => {
    const [ownerId = '', version = ''] = notice.split(':');
    return /^[0-9a-f-]{36}$/.test(ownerId) && /^\d{1,16}$/.test(version)
      ? [[ownerId, Number(version)]]
      : [];
  });
}

/** @returns which process has restored a backup; undefined for any other message */
function readRestoredNotice(payload: string): string | undefined {
  if (!payload.startsWith(restoredPrefix)) return undefined;
  const id = payload.slice(restoredPrefix.length);
  return uuid.test(id) ? id : undefined;
}

/** @returns undefined for any other message */
function readHouseholdNotice(payload: string): string | undefined {
  if (!payload.startsWith(householdPrefix)) return undefined;
  const id = payload.slice(householdPrefix.length);
  return uuid.test(id) ? id : undefined;
}

/** @returns whose conversation it is about, and which process says so; undefined for any other message */
function readFeedbackNotice(payload: string): { processId: string; userId: string } | undefined {
  if (!payload.startsWith(feedbackPrefix)) return undefined;
  const [processId = '', userId = ''] = payload.slice(feedbackPrefix.length).split(':');
  return uuid.test(userId) ? { processId, userId } : undefined;
}

const uuid = /^[0-9a-f-]{36}$/;
