/**
 * The key that signs session tokens: the setting's, or one generated once and stored in the database, so
 * that all server processes and every restart agree.
 */
import { eq } from 'drizzle-orm';
import type { Db } from '../../../../platform/db/connect';
import { newSecret } from '../../../../platform/secrets';
import { instanceSecrets } from '../../../../schema/accounts';
import { tokenKeyOf, type TokenKey } from './session-token';

export async function loadSessionKey(db: Db, setting: string | undefined): Promise<TokenKey> {
  return tokenKeyOf(await loadSessionSecret(db, setting));
}

/** The secret itself, from which other keys are derived. */
export const loadSessionSecret = async (db: Db, setting: string | undefined): Promise<string> =>
  setting ?? storedSecret(db);

async function storedSecret(db: Db): Promise<string> {
  const name = 'session-key';
  // Of two processes that start together, the first to write decides for both.
  await db.insert(instanceSecrets).values({ name, value: newSecret() }).onConflictDoNothing();
  const [saved] = await db.select().from(instanceSecrets).where(eq(instanceSecrets.name, name));
  return saved!.value;
}
