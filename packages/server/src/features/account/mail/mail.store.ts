import { desc, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/connect';
import type { Admission, Party } from '../../../platform/delivery/turns';
import { mailMessages } from '../../../schema/account/mail';

export type MailRow = typeof mailMessages.$inferSelect;

export async function insertMail(db: Db, mail: typeof mailMessages.$inferInsert): Promise<void> {
  await db.insert(mailMessages).values(mail);
}

/**
 * Claims one mail that is due until `claimedUntil`: other server processes leave it alone, and if this one dies, it
 * falls due again. Nothing is locked while the mail is being sent. Mails about one's own account come first, then
 * whose sender has waited longest for a place.
 */
export async function claimMail(
  db: Db,
  { now, claimedUntil, admission }: { now: Date; claimedUntil: Date; admission: Admission },
): Promise<MailRow | undefined> {
  const { busyOwners, busyHosts, onlyHosts, lastOwners } = admission;
  const due = db
    .select({ id: mailMessages.id })
    .from(mailMessages)
    .where(
      sql`${mailMessages.dueAt} <= ${now.toISOString()}
        and ${owner} <> all(${sql.param(busyOwners)}::text[])
        and ${host} <> all(${sql.param(busyHosts)}::text[])
        and (${onlyHosts === undefined} or ${host} = any(${sql.param(onlyHosts ?? [])}::text[]))`,
    )
    .orderBy(
      sql`${mailMessages.senderId} is not null`,
      sql`array_position(${sql.param(lastOwners)}::text[], ${owner}) nulls first`,
      mailMessages.dueAt,
    )
    .limit(1)
    .for('update', { skipLocked: true });
  const [claimed] = await db
    .update(mailMessages)
    .set({ dueAt: claimedUntil, attempts: sql`${mailMessages.attempts} + 1` })
    .where(sql`${mailMessages.id} = (${due})`)
    .returning();
  return claimed;
}

/** Who a mail keeps a place from: who caused it, or who gets it. */
const owner = sql`coalesce(${mailMessages.senderId}::text, ${mailMessages.to})`;
const host = sql`lower(split_part(${mailMessages.to}, '@', 2))`;

/** As the database has them in `claimMail`. */
export const partyOfMail = ({ senderId, to }: MailRow): Party => ({
  owner: senderId ?? to,
  host: (to.split('@')[1] ?? '').toLowerCase(),
});

/** What is due for addresses of this domain waits until then. */
export async function postponeDomain(
  db: Db,
  { domain, now, until }: { domain: string; now: Date; until: Date },
): Promise<void> {
  await db
    .update(mailMessages)
    .set({ dueAt: until })
    .where(sql`${mailMessages.dueAt} <= ${now.toISOString()} and ${host} = ${domain}`);
}

/** The mail server accepted it: the text with its link is erased. */
export async function markMailSent(db: Db, id: string, sentAt: Date): Promise<void> {
  await db
    .update(mailMessages)
    .set({ sentAt, dueAt: null, lastError: null, text: '', html: '' })
    .where(eq(mailMessages.id, id));
}

/** Mail is not set up: it stays readable in the outbox. */
export async function markMailInOutbox(db: Db, id: string): Promise<void> {
  await db.update(mailMessages).set({ dueAt: null }).where(eq(mailMessages.id, id));
}

/** Without a next attempt the mail is given up and its text is erased. */
export async function markMailFailed(
  db: Db,
  id: string,
  lastError: string,
  next: Date | undefined,
): Promise<void> {
  await db
    .update(mailMessages)
    .set({ lastError, ...(next ? { dueAt: next } : { dueAt: null, text: '', html: '' }) })
    .where(eq(mailMessages.id, id));
}

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
