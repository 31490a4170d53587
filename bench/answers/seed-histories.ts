/**
 * Data as long as they may be, written by the database itself: 49 versions of 0.93 MB for each recipe, and a log of
 * cooking of 30 MB.
 */
import type { Pool } from 'pg';

export async function seedHistories(pool: Pool, ids: readonly string[]): Promise<void> {
  // One account stores more than its usual share: what is measured is the answers.
  await pool.query(noStorageLimit);
  for (const id of ids) {
    for (let revision = 1; revision < 50; revision += 1)
      await pool.query(oneVersion, [id, revision]);
    await pool.query('update recipes set revision = 50 where id = $1', [id]);
  }
}

/** Words that pack about as well as text does: 4,896 characters of random digits for each step. */
const oneVersion = `
  insert into recipe_versions (recipe_id, owner_id, revision, content, saved_at)
  select $1::uuid, (select owner_id from recipes where id = $1::uuid), $2::int, jsonb_build_object('title', 'Version ' || $2::int, 'serves', 4, 'measures', 'au',
    'tags', '[]'::jsonb, 'ingredients', '[]'::jsonb, 'steps', jsonb_agg(jsonb_build_object('text', step.words))),
    now() - interval '1 hour'
  from (
    select n, string_agg(md5($2::int::text || n || part || random()), '') as words
    from generate_series(1, 190) n, generate_series(1, 153) part group by n
  ) step`;

/** A log of days on which the recipe was cooked, each with as long a note as it may have. */
export async function seedCookLog(pool: Pool, recipeId: string): Promise<void> {
  await pool.query(logEntries, [recipeId]);
}

const logEntries = `
  insert into cook_log (id, owner_id, user_id, recipe_id, cooked_on, people, note, created_at)
  select md5('entry ' || n)::uuid, recipe.owner_id, recipe.owner_id, recipe.id,
    date '2000-01-01' + n % 9000, array['Kim', 'Sam'], rpad('', 1000, md5(n::text)), date '2024-01-01' + n * interval '1 second'
  from recipes recipe, generate_series(1, 30000) n where recipe.id = $1`;

const noStorageLimit = `
  insert into instance_settings (name, value, updated_at) values ('storageMegabytes', 'null', now())
  on conflict (name) do update set value = excluded.value`;
