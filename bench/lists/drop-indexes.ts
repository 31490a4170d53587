import type { Database } from '../../packages/server/src/platform/db/connect';

/**
 * Drops the indexes of recipes, which would slow down writing many.
 *
 * @returns the statements that make them again
 */
export async function dropIndexes(pool: Database['pool']): Promise<string[]> {
  const { rows } = await pool.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
     where tablename = 'recipes' and indexname not like '%pkey'`,
  );
  for (const { name } of rows) await pool.query(`drop index "${name}"`);
  return rows.map(({ definition }) => definition);
}
