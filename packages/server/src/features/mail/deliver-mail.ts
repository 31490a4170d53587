/** One delivery round: each due mail is sent, retried later, given up, or left in the outbox. */
import { MailRefused, type MailSender } from '../../outside/mail';
import type { Db } from '../../platform/db/connect';
import type { Log } from '../../platform/logging/log';
import { safeMessage } from '../../platform/logging/safe-error';
import {
  claimDueMail,
  deleteMailBefore,
  markMailFailed,
  markMailInOutbox,
  markMailSent,
  type MailRow,
} from './mail.store';
import { nextAttemptAt } from './retry-after';

export interface MailQueue {
  db: Db;
  /** Absent when mail is not set up: mails stay in the outbox, and the log says that one waits there. */
  sender: MailSender | undefined;
  log: Log;
  clock: () => Date;
}

/** Longer than the slowest send: a claimed mail is being sent, or its process has died. */
const claimMs = 5 * 60_000;
const mailRetentionMs = 30 * 24 * 60 * 60_000;

/** Returns when `shouldStop` is true, or when nothing more is due. */
export async function deliverDueMail(queue: MailQueue, shouldStop: () => boolean): Promise<void> {
  const { db, clock } = queue;
  await deleteMailBefore(db, new Date(clock().getTime() - mailRetentionMs));
  while (!shouldStop()) {
    const now = clock();
    const mail = await claimDueMail(db, now, new Date(now.getTime() + claimMs));
    if (!mail) return;
    await deliver(queue, mail);
  }
}

async function deliver({ db, sender, log, clock }: MailQueue, mail: MailRow): Promise<void> {
  if (!sender) {
    // Its links reset passwords, and more people read logs than the outbox.
    log.info({ mail: mail.id, readAt: '/admin/outbox' }, 'mail in outbox');
    return markMailInOutbox(db, mail.id);
  }
  try {
    await sender.send(mail);
    await markMailSent(db, mail.id, clock());
  } catch (error) {
    const next = error instanceof MailRefused ? undefined : nextAttemptAt(mail, clock());
    const reason = error instanceof Error ? error.message : String(error);
    const { id, attempts } = mail;
    log.warn({ mail: id, attempts, reason: safeMessage(error), next }, 'mail not sent');
    await markMailFailed(db, mail.id, reason, next);
  }
}
