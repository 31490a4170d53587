/** The key pair that identifies this instance to push services (RFC 8292), made at the first start. */
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { parseOwn } from '@saltbush/contract/schemas/parse-input';
import { loadWebPush } from '../../../outside/push-service';
import type { Db } from '../../../platform/db/connect';
import { instanceSecrets } from '../../../schema/accounts';

const keysSchema = z.object({ publicKey: z.string(), privateKey: z.string() });
export type VapidKeys = z.output<typeof keysSchema>;

export async function loadVapidKeys(db: Db): Promise<VapidKeys> {
  const stored = await findKeys(db);
  if (stored) return stored;
  // Of two processes that start together, the first to write decides for both.
  const { generateVAPIDKeys } = await loadWebPush();
  const value = JSON.stringify(generateVAPIDKeys());
  await db.insert(instanceSecrets).values({ name, value }).onConflictDoNothing();
  return (await findKeys(db))!;
}

async function findKeys(db: Db): Promise<VapidKeys | undefined> {
  const [row] = await db.select().from(instanceSecrets).where(eq(instanceSecrets.name, name));
  return row && parseOwn(keysSchema, JSON.parse(row.value));
}

const name = 'vapid-keys';
