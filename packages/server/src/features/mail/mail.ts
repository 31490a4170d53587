/**
 * The post: a mail is written in the same transaction as what asks for it, and goes out once that
 * is committed, by whichever server process gets to it first. A crash loses none.
 */
import type { MailSender } from '../../outside/mail';
import type { Database, Db } from '../../platform/db/connect';
import { newId } from '../../platform/ids';
import type { Log } from '../../platform/log';
import { deliverDueMail } from './deliver-mail';
import type { WrittenLetter } from './letter';
import { insertMail } from './mail.store';

export interface Mail {
  /** Whether mails leave the house; otherwise they stay in the outbox. */
  isSetUp: boolean;
  /** Writes a mail within the caller's transaction. */
  post(transaction: Db, to: string, letter: WrittenLetter): Promise<void>;
  /** Sends soon what has been committed; call it after the transaction. */
  nudge(): void;
  /** Begins to deliver: at once, when nudged, and now and then for what was put off. */
  start(): void;
  /** Finishes the mail at hand. */
  stop(): Promise<void>;
}

interface MailNeeds {
  database: Database;
  sender: MailSender | undefined;
  log: Log;
  clock: () => Date;
}

const lookEveryMs = 30_000;

export function openMail({ database: { db }, sender, log, clock }: MailNeeds): Mail {
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | undefined;
  let isStarted = false;
  let isNudged = false;

  /** One round at a time; a nudge during a round asks for another. */
  function deliver(): void {
    if (!isStarted) return;
    isNudged = true;
    round ??= rounds().finally(() => (round = undefined));
  }

  async function rounds(): Promise<void> {
    while (isNudged && isStarted) {
      isNudged = false;
      try {
        await deliverDueMail({ db, sender, log, clock }, () => !isStarted);
      } catch (error) {
        log.warn({ err: error }, 'the post could not go out; trying again later');
      }
    }
  }

  return {
    isSetUp: sender !== undefined,
    post: (transaction, to, letter) => {
      const now = clock();
      return insertMail(transaction, { id: newId(), to, ...letter, createdAt: now, dueAt: now });
    },
    nudge: deliver,
    start: () => {
      isStarted = true;
      timer = setInterval(deliver, lookEveryMs).unref();
      deliver();
    },
    stop: async () => {
      isStarted = false;
      clearInterval(timer);
      await round;
      sender?.close();
    },
  };
}
