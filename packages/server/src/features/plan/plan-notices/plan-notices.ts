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
}

interface Context {
  database: Pick<Database, 'pool'>;
  log: Log;
}

export function openPlanNotices(context: Context): PlanNotices {
  const subscribers = new Set<NoticeSubscriber>();
  const processId = randomUUID();
  const sender = openSender(context, processId);
  let listener: Listener | undefined;

  const announce = (ownerId: string, version: number) => {
    for (const { onVersion } of subscribers) onVersion?.(ownerId, version);
  };
  const announceFeedback = (userId: string) => {
    for (const { onFeedback } of subscribers) onFeedback?.(userId);
  };
  const onMessage = (payload: string) => {
    const [feedback, householdId] = [readFeedbackNotice(payload), readHouseholdNotice(payload)];
    if (payload === recipesMessage) for (const { onRecipes } of subscribers) onRecipes?.();
    else if (householdId) for (const { onHousehold } of subscribers) onHousehold?.(householdId);
    else if (feedback) {
      // Those of this process were heard when they were announced.
      if (feedback.processId !== processId) announceFeedback(feedback.userId);
    } else for (const [ownerId, version] of readNotices(payload)) announce(ownerId, version);
  };

  return {
    announce: (ownerId, version) => {
      announce(ownerId, version);
      sender.add(ownerId, version);
    },
    announceFeedback: (userId) => {
      announceFeedback(userId);
      sender.addFeedback(userId);
    },
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

/** Collects notices, so that a busy moment sends a few messages and not hundreds. */
function openSender({ database: { pool }, log }: Context, processId: string) {
  const waiting = new Map<string, number>();
  const feedback = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let sending = Promise.resolve();

  const send = () => {
    timer = undefined;
    const messages = [
      ...writeNotices(waiting),
      ...[...feedback].map((userId) => `${feedbackPrefix}${processId}:${userId}`),
    ];
    waiting.clear();
    feedback.clear();
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
    addFeedback: (userId: string) => {
      feedback.add(userId);
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

/** @returns whose conversation it is about, and which process says so; undefined for any other message */
function readHouseholdNotice(payload: string): string | undefined {
  if (!payload.startsWith(householdPrefix)) return undefined;
  const id = payload.slice(householdPrefix.length);
  return uuid.test(id) ? id : undefined;
}

function readFeedbackNotice(payload: string): { processId: string; userId: string } | undefined {
  if (!payload.startsWith(feedbackPrefix)) return undefined;
  const [processId = '', userId = ''] = payload.slice(feedbackPrefix.length).split(':');
  return uuid.test(userId) ? { processId, userId } : undefined;
}

const uuid = /^[0-9a-f-]{36}$/;
