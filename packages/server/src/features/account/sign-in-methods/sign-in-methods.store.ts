/** What a person has to sign in with. */
import { and, count, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/connect';
import { hasPassword } from '../../../platform/passwords';
import { users } from '../../../schema/accounts';
import { passkeys, providerAccounts } from '../../../schema/account/sign-in-methods';

interface Methods {
  hasPassword: boolean;
  passkeys: number;
  providers: number;
}

/** Until the transaction ends, nobody else removes one of them. */
export async function lockMethods(tx: Db, userId: string): Promise<Methods> {
  const [user] = await tx
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  const [keys] = await tx
    .select({ total: count() })
    .from(passkeys)
    .where(eq(passkeys.userId, userId));
  const [linked] = await tx
    .select({ total: count() })
    .from(providerAccounts)
    .where(eq(providerAccounts.userId, userId));
  return {
    hasPassword: user !== undefined && hasPassword(user.passwordHash),
    passkeys: keys!.total,
    providers: linked!.total,
  };
}

export async function isLinked(db: Db, userId: string, issuer: string): Promise<boolean> {
  const found = await db
    .select({ one: sql`1` })
    .from(providerAccounts)
    .where(and(eq(providerAccounts.userId, userId), eq(providerAccounts.issuer, issuer)))
    .limit(1);
  return found.length > 0;
}
