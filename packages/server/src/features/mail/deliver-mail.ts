/** One round of the post: every mail that is due is sent, put off, given up or kept. */
import { MailRefused, type MailSender } from '../../outside/mail';
import type { Db } from '../../platform/db/connect';
import type { Log } from '../../platform/log';
import {
  claimDueMail,
  deleteMailBefore,
  markMailFailed,
  markMailKept,
  markMailSent,
  type MailRow,
} from './mail.store';
import { nextAttemptAt } from './retry-after';

export interface Post {
  db: Db;
  /** Absent: nobody has set up mail, and the log and the outbox take its place. */
  sender: MailSender | undefined;
  log: Log;
  clock: () => Date;
}

/** Longer than the slowest sending: what is booked is being sent, or its process has died. */
const bookingMs = 5 * 60_000;
const keptForMs = 30 * 24 * 60 * 60_000;

/** @returns when `shouldStop` says so, or when nothing more is due. */
export async function deliverDueMail(post: Post, shouldStop: () => boolean): Promise<void> {
  const { db, clock } = post;
  await deleteMailBefore(db, new Date(clock().getTime() - keptForMs));
  while (!shouldStop()) {
    const now = clock();
    const mail = await claimDueMail(db, now, new Date(now.getTime() + bookingMs));
    if (!mail) return;
    await deliver(post, mail);
  }
}

async function deliver({ db, sender, log, clock }: Post, mail: MailRow): Promise<void> {
  if (!sender) {
    log.info({ to: mail.to, subject: mail.subject, links: linksIn(mail.text) }, 'mail in outbox');
    return markMailKept(db, mail.id);
  }
  try {
    await sender.send(mail);
    await markMailSent(db, mail.id, clock());
  } catch (error) {
    const next = error instanceof MailRefused ? undefined : nextAttemptAt(mail, clock());
    const reason = error instanceof Error ? error.message : String(error);
    log.warn({ mail: mail.id, attempts: mail.attempts, reason, next }, 'mail not sent');
    await markMailFailed(db, mail.id, reason, next);
  }
}

/** Who runs a house without mail hands these links on: the one text of a mail that is logged. */
const linksIn = (text: string) => text.match(/https?:\/\/\S+/g) ?? [];
