import { desc, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/connect';
import { admitted } from '../../../platform/delivery/admitted';
import type { Admission, Party } from '../../../platform/delivery/turns';
import { openClaimedQueue } from '../../../platform/queue/claimed-queue';
import { mailMessages } from '../../../schema/account/mail';

export type MailRow = typeof mailMessages.$inferSelect;

export async function insertMail(db: Db, mail: typeof mailMessages.$inferInsert): Promise<void> {
  await db.insert(mailMessages).values(mail);
}

const mailQueue = openClaimedQueue({
  table: mailMessages,
  key: ['id'],
  dueAt: 'dueAt',
  attempts: 'attempts',
  // Longer than the slowest send.
  leaseMs: 5 * 60_000,
});

/** Who a mail keeps a place from, who caused it or who gets it: as `partyOfMail` has them. */
const party = {
  /** Mails about one's own account come first. */
  isLast: sql`${mailMessages.senderId} is not null`,
  owner: sql`coalesce(${mailMessages.senderId}::text, ${mailMessages.to})`,
  host: sql`lower(split_part(${mailMessages.to}, '@', 2))`,
};

export const partyOfMail = ({ senderId, to }: MailRow): Party => ({
  owner: senderId ?? to,
  host: (to.split('@')[1] ?? '').toLowerCase(),
});

export const claimMail = (db: Db, now: Date, admission: Admission): Promise<MailRow | undefined> =>
  mailQueue.claim(db, now, admitted(admission, party));

/** What is due for addresses of this domain waits until then. */
export const postponeDomain = (
  db: Db,
  { domain, ...wait }: { domain: string; now: Date; until: Date },
): Promise<void> => mailQueue.postponeDue(db, { ...wait, where: sql`${party.host} = ${domain}` });

/** The mail server accepted it: the text with its link is erased. */
export async function markMailSent(db: Db, id: string, sentAt: Date): Promise<void> {
  await db
    .update(mailMessages)
    .set({ sentAt, dueAt: null, lastError: null, ...erased })
    .where(eq(mailMessages.id, id));
}

/** Mail is not set up: it stays readable in the outbox. */
export async function markMailInOutbox(db: Db, id: string): Promise<void> {
  await db.update(mailMessages).set({ dueAt: null }).where(eq(mailMessages.id, id));
}

/**
 * Without a next attempt the mail is given up and its text is erased. Nothing is changed once another process has
 * claimed it.
 */
export async function markMailFailed(
  db: Db,
  mail: MailRow,
  lastError: string,
  next: Date | undefined,
): Promise<void> {
  await mailQueue.reschedule(db, mail, next ?? null, { lastError, ...(next ? {} : erased) });
}

const erased = { text: '', html: '' };

export async function deleteMailBefore(db: Db, before: Date): Promise<void> {
  await db.delete(mailMessages).where(lt(mailMessages.createdAt, before));
}

export async function listMail(
  db: Db,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: MailRow[]; total: number }> {
  const rows = await db
    .select()
    .from(mailMessages)
    .orderBy(desc(mailMessages.createdAt), desc(mailMessages.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { rows, total: await db.$count(mailMessages) };
}
