/** Which recipes are variations of one another. */
import { sql, type SQL } from 'drizzle-orm';
import type { RecipeCard } from '@saltbush/contract/recipe/recipes';
import type { RecipeVariations } from '@saltbush/contract/book/recipe-variations';
import type { Authorized } from '../../../platform/authorized';
import type { Database } from '../../../platform/db/connect';
import { recipes } from '../../../schema/recipes';
import { listReadableCards } from '../../recipe/recipes';

/** As far as this person may read them. */
export async function listVariations(
  { db, statementPool }: Pick<Database, 'db' | 'statementPool'>,
  { id }: Authorized<{ id: string }>,
  userId: string,
): Promise<RecipeVariations> {
  const original = sql`(select variation_of from ${recipes} where id = ${id})`;
  const { rows } = await db.execute<{ id: string; kind: 'original' | 'variation' | 'other' }>(sql`
    select ${original} as id, 'original' as kind where ${original} is not null
    union all select id, 'variation' from ${variationsOf(sql`${id}::uuid`, userId)}
    union all select id, 'other' from ${variationsOf(original, userId)} where other.id <> ${id}`);
  const ids = rows.map((row) => row.id);
  const cards = await listReadableCards(statementPool, { ids, userId });
  const cardsOf = (kind: string) => {
    const wanted = new Set(rows.flatMap((row) => (row.kind === kind ? row.id : [])));
    return cards.filter(({ _id }) => wanted.has(_id)).toSorted(newestFirst);
  };
  return {
    original: cardsOf('original')[0],
    variations: cardsOf('variation').slice(0, mostListed),
    others: cardsOf('other').slice(0, mostListed),
  };
}

/** One's own, and the newest of everybody's: thousands may have made one of a famous recipe, which few may read. */
const variationsOf = (original: SQL, userId: string): SQL => sql`(
  (select id from ${recipes} where variation_of = ${original} and owner_id = ${userId}
    and deleted_at is null order by created_at desc limit ${mostListed})
  union
  (select id from ${recipes} where variation_of = ${original}
    and deleted_at is null order by created_at desc limit ${mostRead})) other`;

const mostListed = 50;
const mostRead = 200;

const newestFirst = (one: RecipeCard, other: RecipeCard): number =>
  other.createdAt.localeCompare(one.createdAt);
