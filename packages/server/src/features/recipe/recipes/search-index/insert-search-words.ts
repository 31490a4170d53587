import { sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/db/connect';
import { recipeWords } from '../../../../schema/recipes';

/**
 * Inserts the new words; most are known already. In sorted order, so that two transactions with the
 * same new words cannot deadlock. Each word is looked up in the
 * index: a set lookup would be planned as a join with the whole table.
 */
export async function insertSearchWords(tx: Db, words: readonly string[]): Promise<void> {
  if (words.length === 0) return;
  await tx.execute(sql`
    insert into ${recipeWords} (word)
    select word from unnest(${sql.param([...words])}::text[]) given (word) order by word
    on conflict do nothing`);
}
