/** Writes made-up recipes past the API, with what the domain derives from them. */
import { dropIndexes } from './drop-indexes';
import type { RecipeContent } from '../../packages/recipe-parser/src/recipe/recipe';
import { ratingScore } from '../../packages/domain/src/book/reviews/rating';
import { deriveColumns } from '../../packages/server/src/features/recipe/recipes/search-index/derive-columns';
import type { Database } from '../../packages/server/src/platform/db/connect';
import { madeUpRecipe, randomFrom } from './made-up-recipes';

type Pool = Database['pool'];

const ownersOfTheRest = 200;
const batch = 1_000;

interface Seed {
  cookId: string;
  count: number;
  /** One in so many is the cook's. */
  ownEvery?: number;
  saves: number;
  loved: number;
}

/** Of the recipes that are not the cook's three in five are listed, half of these rated. */
export async function seedRecipes(
  pool: Pool,
  { cookId, count, ownEvery = 10, saves, loved }: Seed,
): Promise<void> {
  const random = randomFrom(20261121);
  const owners = await seedOwners(pool);
  const indexes = await dropIndexes(pool);
  const words = new Set<string>();
  for (let start = 0; start < count; start += batch) {
    const rows = Array.from({ length: Math.min(batch, count - start) }, (_, i) => {
      const n = start + i;
      const ownerId = n % ownEvery === 0 ? cookId : owners[n % owners.length]!;
      const votes = random() < 0.5 ? Math.ceil(random() * 30) : 0;
      const average = 2.5 + random() * 2.5;
      const recipe = madeUpRecipe(random);
      return rowOf(recipe, {
        id: idOf(n),
        ownerId,
        at: new Date(Date.UTC(2026, 0, 1) + n * 60_000).toISOString(),
        isListed: n % ownEvery !== 0 && random() < 0.6,
        votes: { count: votes, sum: Math.round(average * votes) },
        words,
      });
    });
    await insertRows(pool, rows);
  }
  await pool.query('insert into recipe_words select unnest($1::text[]) on conflict do nothing', [
    [...words],
  ]);
  for (const definition of indexes) await pool.query(definition);
  await seedCollection(pool, { cookId, saves, loved });
  await pool.query('vacuum analyze');
}

/** The same for every run: recipe 12,345 is found again by its number. */
export const idOf = (n: number): string =>
  `0193a000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;

interface Placed {
  id: string;
  ownerId: string;
  at: string;
  isListed: boolean;
  votes: { count: number; sum: number };
  words: Set<string>;
}

function rowOf(recipe: RecipeContent, { words, votes, ...placed }: Placed) {
  const { words: found, columns } = deriveColumns(recipe, placed.ownerId);
  found.forEach((word) => words.add(word));
  return {
    ...placed,
    ...recipe,
    ...columns,
    ratingCount: votes.count,
    ratingAverage: votes.count === 0 ? null : votes.sum / votes.count,
    ratingScore: ratingScore(votes),
    version: columns.derivedVersion,
  };
}

async function insertRows(pool: Pool, rows: ReturnType<typeof rowOf>[]): Promise<void> {
  const json = JSON.stringify(rows);
  await pool.query(insertRecipes, [json]);
  await pool.query(insertIngredients, [json]);
  await pool.query(insertSteps, [json]);
}

const insertRecipes = `
  insert into recipes (id, owner_id, title, serves, description, total_minutes, cuisine, course,
    difficulty, tags, sharing_mode, is_listed, listed_at, rating_count, rating_average, rating_score,
    created_at, updated_at, derived_version, search, facets, ready_minutes, ingredient_count, sort_title,
    content_json, card_json)
  select id, "ownerId", title, serves, description, "totalMinutes", cuisine, course, difficulty, tags,
    case when "isListed" then 'public' else 'private' end, "isListed",
    case when "isListed" then at end, "ratingCount", "ratingAverage", "ratingScore", at, at, version,
    search::tsvector, facets, "readyMinutes", "ingredientCount", "sortTitle", "contentJson", "cardJson"
  from jsonb_to_recordset($1::jsonb) row (id uuid, "ownerId" uuid, title text, serves int,
    description text, "totalMinutes" int, cuisine text, course text, difficulty text, tags text[],
    "isListed" boolean, "ratingCount" int, "ratingAverage" real, "ratingScore" real, at timestamptz,
    version int, search text, facets text[], "readyMinutes" int, "ingredientCount" int, "sortTitle" text,
    "contentJson" text, "cardJson" text)`;

const insertIngredients = `
  insert into recipe_ingredients (recipe_id, position, amount, unit, name)
  select row.id, place, line.amount, line.unit, line.name
  from jsonb_to_recordset($1::jsonb) row (id uuid, ingredients jsonb),
    rows from (jsonb_to_recordset(row.ingredients) as (amount text, unit text, name text))
      with ordinality line (amount, unit, name, place)`;

const insertSteps = `
  insert into recipe_steps (recipe_id, position, text)
  select row.id, place, step.text
  from jsonb_to_recordset($1::jsonb) row (id uuid, steps jsonb),
    rows from (jsonb_to_recordset(row.steps) as (text text)) with ordinality step (text, place)`;

async function seedOwners(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into users (id, username, display_username, email, password_hash)
     select gen_random_uuid(), 'owner' || n, 'Owner ' || n, 'owner' || n || '@example.org', 'none'
     from generate_series(1, $1::int) n returning id`,
    [ownersOfTheRest],
  );
  return rows.map(({ id }) => id);
}

/** Spread over the whole table, the cook's favourites among their own and the saved ones. */
async function seedCollection(
  pool: Pool,
  { cookId, saves, loved }: { cookId: string; saves: number; loved: number },
): Promise<void> {
  await pool.query(
    `insert into recipe_saves (user_id, recipe_id, saved_at)
     select $1, id, created_at + interval '1 day' from (
       select id, created_at, row_number() over (order by md5(id::text)) as place
       from recipes where is_listed) listed where place <= $2`,
    [cookId, saves],
  );
  await pool.query(
    `insert into favourites (user_id, recipe_id, added_at)
     select $1, id, now() - place * interval '1 hour' from (
       select id, row_number() over (order by md5(id::text)) as place from recipes
       where owner_id = $1 or id in (select recipe_id from recipe_saves where user_id = $1)) mine
     where place <= $2`,
    [cookId, loved],
  );
}
