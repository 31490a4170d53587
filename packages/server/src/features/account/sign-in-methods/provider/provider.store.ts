import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../../platform/db/connect';
import { providerAccounts, providerSessions } from '../../../../schema/account/sign-in-methods';

interface ProviderSubject {
  issuer: string;
  subject: string;
}

export type ProviderAccountRow = typeof providerAccounts.$inferSelect;

export async function findProviderAccount(
  db: Db,
  who: ProviderSubject,
): Promise<ProviderAccountRow | undefined> {
  const [found] = await db.select().from(providerAccounts).where(isOf(who));
  return found;
}

/** @returns false when it is linked already, to whomever */
export async function insertProviderAccount(
  tx: Db,
  { issuer, subject }: ProviderSubject,
  { userId, now }: { userId: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await tx
    .insert(providerAccounts)
    .values({ issuer, subject, userId, linkedAt: now })
    .onConflictDoNothing();
  return rowCount === 1;
}

export async function markAdminMaker(tx: Db, who: ProviderSubject, has: boolean): Promise<void> {
  await tx.update(providerAccounts).set({ hasMadeAdmin: has }).where(isOf(who));
}

export async function insertProviderSession(
  db: Db,
  session: typeof providerSessions.$inferInsert,
): Promise<void> {
  await db.insert(providerSessions).values(session);
}

export async function findSealedIdToken(db: Db, sessionId: string): Promise<string | undefined> {
  const [found] = await db
    .select({ sealedIdToken: providerSessions.sealedIdToken })
    .from(providerSessions)
    .where(eq(providerSessions.sessionId, sessionId));
  return found?.sealedIdToken;
}

const isOf = ({ issuer, subject }: ProviderSubject) =>
  and(eq(providerAccounts.issuer, issuer), eq(providerAccounts.subject, subject));
