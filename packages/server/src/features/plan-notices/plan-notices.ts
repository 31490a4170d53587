/**
 * Tells all server processes that a plan or a list has a new version. A notice is a hint: it may be lost, and
 * whoever streams versions compares them with the database now and then.
 *
 * Notices are collected and sent outside the transactions: a notification inside one makes all commits of the
 * database wait for each other (decision 0030).
 */
import type { Database } from '../../platform/db/connect';
import { listenTo, type Listener } from '../../platform/db/listen';
import type { Log } from '../../platform/logging/log';
import { safeMessage } from '../../platform/logging/safe-error';

export interface PlanNotices {
  /** A plan owner has this version now. Within this process it is heard at once. */
  announce(ownerId: string, version: number): void;
  /** Listens to all processes from the first subscriber on; returns a function that ends it. */
  subscribe(subscriber: NoticeSubscriber): () => void;
  close(): Promise<void>;
}

export interface NoticeSubscriber {
  onVersion?: (ownerId: string, version: number) => void;
  /** Recipes that are planned have changed (`planned_recipe_changes`). */
  onRecipes?: () => void;
}

interface Context {
  database: Pick<Database, 'pool'>;
  log: Log;
}

export function openPlanNotices(context: Context): PlanNotices {
  const subscribers = new Set<NoticeSubscriber>();
  const sender = openSender(context);
  let listener: Listener | undefined;

  const announce = (ownerId: string, version: number) => {
    for (const { onVersion } of subscribers) onVersion?.(ownerId, version);
  };
  const onMessage = (payload: string) => {
    if (payload === recipesMessage) for (const { onRecipes } of subscribers) onRecipes?.();
    else for (const [ownerId, version] of readNotices(payload)) announce(ownerId, version);
  };

  return {
    announce: (ownerId, version) => {
      announce(ownerId, version);
      sender.add(ownerId, version);
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
function openSender({ database: { pool }, log }: Context) {
  const waiting = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let sending = Promise.resolve();

  const send = () => {
    timer = undefined;
    const messages = writeNotices(waiting);
    waiting.clear();
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
