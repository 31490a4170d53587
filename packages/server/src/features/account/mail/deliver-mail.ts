/** Sends mails that are due: each is sent, retried later, given up, or left in the outbox. */
import { hasAnswered, MailRefused, maxConnections, type MailSender } from '../../../outside/mail';
import type { Db } from '../../../platform/db/connect';
import { openDelivery, type Delivery } from '../../../platform/delivery/open-delivery';
import type { Log } from '../../../platform/logging/log';
import { safeMessage } from '../../../platform/logging/safe-error';
import {
  claimMail,
  deleteMailBefore,
  markMailFailed,
  markMailInOutbox,
  markMailSent,
  partyOfMail,
  postponeDomain,
  type MailRow,
} from './mail.store';
import { nextAttemptAt } from './retry-after';

export interface MailQueue {
  db: Db;
  /** It finds none when mail is not set up: mails stay in the outbox, and the log says that one waits there. */
  sender: { find: () => Promise<MailSender | undefined> };
  log: Log;
  clock: () => Date;
}

const mailRetentionMs = 30 * 24 * 60 * 60_000;
/** One person's mails are sent in turn; a domain that is slow to take mail leaves places to others. */
const limits = {
  total: maxConnections,
  ofOwner: 1,
  ofProvenHost: 3,
  ofUnprovenHost: 2,
  ofUnprovenHosts: 4,
};

/** @param onFreePlace called after each mail: then another may start */
export function openMailDelivery(queue: MailQueue, onFreePlace?: () => void): Delivery {
  const { db, log, clock } = queue;
  return openDelivery<MailRow>(
    {
      limits,
      clock,
      claimNext: (admission, now) => claimMail(db, now, admission),
      partyOf: partyOfMail,
      deliver: (mail) => deliver(queue, mail),
      postponeHost: (domain, until) => postponeDomain(db, { domain, now: clock(), until }),
      onError: (err) => log.warn({ err }, 'the outcome of a mail is not stored; trying again'),
    },
    onFreePlace,
  );
}

/** Mails are stored for 30 days, whatever became of them. */
export const forgetOldMail = ({ db, clock }: MailQueue): Promise<void> =>
  deleteMailBefore(db, new Date(clock().getTime() - mailRetentionMs));

/** Returns whether a mail server answered. */
async function deliver(queue: MailQueue, mail: MailRow): Promise<boolean> {
  const { db, log, clock } = queue;
  const sender = await queue.sender.find();
  if (!sender) {
    // Its links reset passwords, and more people read logs than the outbox.
    log.info({ mail: mail.id, readAt: '/admin/outbox' }, 'mail in outbox');
    await markMailInOutbox(db, mail.id);
    return true;
  }
  try {
    await sender.send(mail);
    await markMailSent(db, mail.id, clock());
    return true;
  } catch (error) {
    const next = error instanceof MailRefused ? undefined : nextAttemptAt(mail, clock());
    const reason = error instanceof Error ? error.message : String(error);
    const { id, attempts } = mail;
    log.warn({ mail: id, attempts, reason: safeMessage(error), next }, 'mail not sent');
    await markMailFailed(db, mail, reason, next);
    return hasAnswered(error);
  }
}
