/**
 * The key that signs session tokens: the setting's, or one made once and kept in the database, so
 * that all server processes and every restart agree.
 */
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/connect';
import { newSecret } from '../../platform/secrets';
import { instanceSecrets } from './accounts.tables';

export async function loadSessionKey(db: Db, setting: string | undefined): Promise<Uint8Array> {
  return new TextEncoder().encode(setting ?? (await keptSecret(db)));
}

async function keptSecret(db: Db): Promise<string> {
  const name = 'session-key';
  // Of two processes that start together, the first to write decides for both.
  await db.insert(instanceSecrets).values({ name, value: newSecret() }).onConflictDoNothing();
  const [kept] = await db.select().from(instanceSecrets).where(eq(instanceSecrets.name, name));
  return kept!.value;
}
