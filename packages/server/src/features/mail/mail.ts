/**
 * The mail queue. A mail is inserted in the same transaction as what causes it, and is sent once that
 * is committed, by whichever server process claims it first. A crash loses none.
 */
import type { MailSender } from '../../outside/mail';
import type { Database, Db } from '../../platform/db/connect';
import { newId } from '../../platform/ids';
import type { Log } from '../../platform/logging/log';
import { openPeriodicJob, type PeriodicJob } from '../../platform/periodic-job';
import { deliverDueMail } from './deliver-mail';
import type { RenderedEmail } from './email-template';
import { insertMail } from './mail.store';

export interface Mail {
  /** Whether mail is sent; otherwise it stays in the outbox. */
  isSetUp: boolean;
  /** Inserts a mail in the caller's transaction. */
  enqueue(transaction: Db, to: string, email: RenderedEmail): Promise<void>;
  /** Starts a delivery round; call it after the transaction is committed. */
  wake(): void;
  /** The rounds of delivery, for an admin. */
  delivery: PeriodicJob;
  /** Starts delivery: at once, after each `wake`, and every 30 s for retries. */
  start(): void;
  /** Waits for the mail that is being sent. */
  stop(): Promise<void>;
}

interface MailNeeds {
  database: Database;
  sender: MailSender | undefined;
  log: Log;
  clock: () => Date;
}

const deliverEveryMs = 30_000;

export function openMail({ database: { db }, sender, log, clock }: MailNeeds): Mail {
  const delivery = openPeriodicJob({
    everyMs: deliverEveryMs,
    run: (stopping) => deliverDueMail({ db, sender, log, clock }, () => stopping.aborted),
    onError: (error) => log.warn({ err: error }, 'mail delivery failed; trying again later'),
  });

  return {
    isSetUp: sender !== undefined,
    enqueue: (transaction, to, email) => {
      const now = clock();
      return insertMail(transaction, { id: newId(), to, ...email, createdAt: now, dueAt: now });
    },
    wake: delivery.wake,
    delivery,
    start: delivery.start,
    stop: async () => {
      await delivery.stop();
      sender?.close();
    },
  };
}
