/** Fills what someone may store, without storing it. */
import { eq, sql } from 'drizzle-orm';
import { storageUse } from '../../schema/account/storage-use';
import { instanceSettings } from '../../schema/account/instance-settings';
import type { Db } from '../../platform/db/connect';

/** In bytes, of everyone. */
export const testLimit = 10_000_000;

export async function limitStorage(db: Db, bytes = testLimit): Promise<void> {
  const value = { name: 'storageMegabytes', value: bytes / 1e6, updatedAt: new Date() };
  await db
    .insert(instanceSettings)
    .values(value)
    .onConflictDoUpdate({ target: instanceSettings.name, set: { value: value.value } });
}

/**
 * As if images took so much that all together is this. Once counted again, a person has space again.
 *
 * @param ownerId a person or a household
 */
export async function fillStorage(db: Db, ownerId: string, bytes: number): Promise<void> {
  const { recipes, versions, pages, plan } = storageUse;
  await db
    .update(storageUse)
    .set({ pictures: sql`${bytes}::bigint - ${recipes} - ${versions} - ${pages} - ${plan}` })
    .where(eq(storageUse.ownerId, ownerId));
}

/** Bytes that are counted. */
export async function usedBy(db: Db, ownerId: string): Promise<number> {
  const { recipes, versions, pictures, pages, plan } = storageUse;
  const [row] = await db
    .select({
      used: sql<number>`(${recipes} + ${versions} + ${pictures} + ${pages} + ${plan})::float8`,
    })
    .from(storageUse)
    .where(eq(storageUse.ownerId, ownerId));
  return row!.used;
}
