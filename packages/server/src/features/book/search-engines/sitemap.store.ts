/**
 * The recipes that search engines may list: those that are listed for everyone. In the order in which they were
 * listed, so that a new one changes the last sitemap only.
 */
import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/connect';
import { recipes } from '../../../schema/recipes';

/** Where a sitemap begins. As text: a date of JavaScript has no microseconds. */
export interface SitemapStart {
  listedAt: string;
  id: string;
}

export interface ListedRecipe {
  id: string;
  updatedAt: Date;
}

const isListed = sql`${recipes.isListed} and ${recipes.deletedAt} is null
  and ${recipes.sharingMode} = 'public' and ${recipes.listedAt} is not null`;

/**
 * The first recipe of each sitemap. Reads every listed recipe in the index, so its result is cached.
 *
 * @param size recipes in one sitemap
 */
export async function listSitemapStarts(db: Db, size: number): Promise<SitemapStart[]> {
  const { rows } = await db.execute<{ id: string; listed_at: string }>(sql`
    select id, listed_at from (
      select ${recipes.id} as id, ${recipes.listedAt}::text as listed_at,
        row_number() over (order by ${recipes.listedAt}, ${recipes.id}) as place
      from ${recipes} where ${isListed}
    ) listed where (place - 1) % ${size} = 0 order by place`);
  return rows.map(({ id, listed_at: listedAt }) => ({ id, listedAt }));
}

export async function listRecipesFrom(
  db: Db,
  { start, size }: { start: SitemapStart; size: number },
): Promise<ListedRecipe[]> {
  return db
    .select({ id: recipes.id, updatedAt: recipes.updatedAt })
    .from(recipes)
    .where(
      sql`${isListed} and (${recipes.listedAt}, ${recipes.id})
        >= (${start.listedAt}::timestamptz, ${start.id}::uuid)`,
    )
    .orderBy(recipes.listedAt, recipes.id)
    .limit(size);
}
