/**
 * The mail queue. A mail is inserted in the same transaction as what causes it, and is sent once that
 * is committed, by whichever server process claims it first. A crash loses none.
 */
import type { Database, Db } from '../../../platform/db/connect';
import type { RenderedEmail } from '../../../platform/emails/email-template';
import { newId } from '../../../platform/ids';
import type { Log } from '../../../platform/logging/log';
import { openPeriodicJob, type PeriodicJob } from '../../../platform/periodic-job';
import { inLanguageOf } from '../../access/reader-language';
import type { Cause } from './caused-mail';
import { checkMailLimits } from './check-mail-limits';
import { forgetOldMail, openMailDelivery } from './deliver-mail';
import type { LiveSender } from './live-sender';
import { insertMail } from './mail.store';

export interface Mail {
  /**
   * Whether mail is sent; otherwise it stays in the outbox.
   *
   * @param db the transaction of a caller that is in one
   */
  isSetUp(db?: Db): Promise<boolean>;
  /**
   * Inserts a mail in the caller's transaction.
   *
   * @param write called in the language of its recipient
   * @param cause whose action it is, of every mail to somebody else
   * @throws AppError TOO_MANY_MAILS when there is a cause
   */
  enqueue(transaction: Db, to: string, write: () => RenderedEmail, cause?: Cause): Promise<void>;
  /** Starts a delivery round; call it after the transaction is committed. */
  wake(): void;
  /** The rounds of delivery, for an admin. */
  delivery: PeriodicJob;
  /** Starts delivery: at once, after each `wake`, and every 30 s for retries. */
  start(): void;
  /** Waits for the mails that are being sent. */
  stop(): Promise<void>;
}

interface MailNeeds {
  database: Database;
  sender: LiveSender;
  log: Log;
  clock: () => Date;
}

const notSent = { dueAt: null, text: '', html: '', lastError: 'turned off by its recipient' };
const deliverEveryMs = 30_000;

export function openMail({ database: { db }, sender, log, clock }: MailNeeds): Mail {
  const queue = { db, sender, log, clock };
  const sends = openMailDelivery(queue, () => delivery.wake());
  const delivery = openPeriodicJob({
    everyMs: deliverEveryMs,
    run: async (stopping) => {
      await forgetOldMail(queue);
      await sends.fill(() => stopping.aborted);
    },
    onError: (error) => log.warn({ err: error }, 'mail delivery failed; trying again later'),
  });

  return {
    isSetUp: sender.isSetUp,
    enqueue: async (transaction, to, write, cause) => {
      const now = clock();
      if (cause) await checkMailLimits(transaction, { to, cause, now });
      const email = await inLanguageOf(transaction, { email: to }, write);
      const { isUnwanted = false, ...origin } = cause ?? {};
      const mail = { id: newId(), to, ...email, ...origin, createdAt: now, dueAt: now };
      await insertMail(transaction, isUnwanted ? { ...mail, ...notSent } : mail);
    },
    wake: delivery.wake,
    delivery,
    start: delivery.start,
    stop: async () => {
      await delivery.stop();
      await sends.settled();
      await sender.close();
    },
  };
}
