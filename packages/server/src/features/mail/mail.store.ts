import { desc, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/connect';
import { mailMessages } from './mail.tables';

export type MailRow = typeof mailMessages.$inferSelect;

export async function insertMail(db: Db, mail: typeof mailMessages.$inferInsert): Promise<void> {
  await db.insert(mailMessages).values(mail);
}

/**
 * Takes one mail that is due and books it until `bookedUntil`: other server processes leave it
 * alone, and if this one dies, it falls due again. Nothing is locked while the mail is being sent.
 */
export async function claimDueMail(
  db: Db,
  now: Date,
  bookedUntil: Date,
): Promise<MailRow | undefined> {
  const due = db
    .select({ id: mailMessages.id })
    .from(mailMessages)
    .where(sql`${mailMessages.dueAt} <= ${now.toISOString()}`)
    .orderBy(mailMessages.dueAt)
    .limit(1)
    .for('update', { skipLocked: true });
  const [claimed] = await db
    .update(mailMessages)
    .set({ dueAt: bookedUntil, attempts: sql`${mailMessages.attempts} + 1` })
    .where(sql`${mailMessages.id} = (${due})`)
    .returning();
  return claimed;
}

/** A mail server has it: the text with its link goes. */
export async function markMailSent(db: Db, id: string, sentAt: Date): Promise<void> {
  await db
    .update(mailMessages)
    .set({ sentAt, dueAt: null, lastError: null, text: '', html: '' })
    .where(eq(mailMessages.id, id));
}

/** Nobody has set up mail: it stays readable in the outbox. */
export async function markMailKept(db: Db, id: string): Promise<void> {
  await db.update(mailMessages).set({ dueAt: null }).where(eq(mailMessages.id, id));
}

/** Without a next attempt the mail is given up, and its text goes. */
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
