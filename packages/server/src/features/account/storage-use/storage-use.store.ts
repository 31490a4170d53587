import { sql } from 'drizzle-orm';
import type { StorageUse } from '@saltbush/contract/account/storage-use';
import type { Db } from '../../../platform/db/connect';
import { recipes } from '../../../schema/recipes';
import { storageUse } from '../../../schema/account/storage-use';

type Stored = StorageUse['kinds'] & {
  most: number | null;
  binRecipes: number;
  binBytes: number;
};

/** @param ownerId a person or a household; nothing of one that is not there */
export async function getStorageUse(db: Db, ownerId: string): Promise<StorageUse> {
  const { rows } = await db.execute<Stored>(sql`
    select recipes::float8, versions::float8, pictures::float8, pages::float8, plan::float8,
      storage_limit()::float8 as most, bin.count as "binRecipes", bin.bytes as "binBytes"
    from ${storageUse}, lateral (
      select count(*)::int as count, coalesce(sum(stored_bytes), 0)::float8 as bytes from ${recipes}
      where owner_id = ${ownerId} and deleted_at is not null
    ) bin
    where ${storageUse.ownerId} = ${ownerId}`);
  const [row] = rows;
  const { recipes: text = 0, versions = 0, pictures = 0, pages = 0, plan = 0 } = row ?? {};
  return {
    used: text + versions + pictures + pages + plan,
    ...(row?.most != null && { limit: row.most }),
    kinds: { recipes: text, versions, pictures, pages, plan },
    bin: { recipes: row?.binRecipes ?? 0, bytes: row?.binBytes ?? 0 },
  };
}

/** Counts again what one takes: `storage_use` is right again, whatever happened to it. */
export async function recountStorageUse(db: Db, ownerId: string): Promise<void> {
  await db.execute(sql`select recount_storage_use(${ownerId})`);
}
