/** What an older instance has stored becomes rows, and nothing is lost. */
import { afterAll, expect, test } from 'vitest';
import { ordersAfter } from '@saltbush/domain/plan/rows/orders/order-keys';
import { rowKey } from '@saltbush/domain/plan/rows/rows';
import { newId } from '../../../platform/ids';
import { ensureExtensions, inMigration } from '../../../platform/db/migrate';
import { applyMigrations, readMigrations } from '../../../platform/db/migration-steps';
import { createTestDatabase } from '../../../testing/test-database';
import { readRowsSince } from './rows/rows-since.store';

const database = await createTestDatabase('empty');
afterAll(() => database.close());
const { pool, statementPool } = database;

const [userId, householdId, planId, sharedPlanId, recipeId] = Array.from({ length: 5 }, newId);
const meals = Array.from({ length: 70 }, newId);
const [note, ofHousehold] = [newId(), newId()];
const covered = [{ amount: 2, unit: '' }];
const savedAt = '2026-11-20T01:02:03.456Z';

async function fill(): Promise<void> {
  await pool.query(
    `insert into users (id, username, display_username, email, password_hash)
     values ($1, 'priya', 'Priya', 'priya@example.com', '')`,
    [userId],
  );
  await pool.query(`insert into households (id, name, owner_id) values ($1, 'Number 7', $2)`, [
    householdId,
    userId,
  ]);
  await pool.query(
    `insert into recipes (id, owner_id, title, serves, content_json, card_json)
     values ($1, $2, 'Soup', 2, '', '')`,
    [recipeId, userId],
  );
  await pool.query(
    `insert into meal_plans (id, owner_id, name, start_date, end_date, revision, updated_at)
     values ($1, $3, 'Mine', '2026-11-23', '2026-11-29', 7, $5),
       ($2, $4, 'Ours', '2026-11-23', '2026-11-29', 1, $5)`,
    [planId, sharedPlanId, userId, householdId, savedAt],
  );
  // More than the single digits of order keys, and not in the order of their ids.
  await pool.query(
    `insert into meal_plan_entries (id, plan_id, date, position, recipe_id, quantity)
     select id, $2, '2026-11-24', 1000 - place, $3, 1.5
     from unnest($1::uuid[]) with ordinality entry (id, place)`,
    [meals, planId, recipeId],
  );
  await pool.query(
    `insert into meal_plan_entries (id, plan_id, date, position, note, meal)
     values ($1, $2, '2026-11-29', 3, 'eating out', 'lunch'), ($3, $4, '2026-11-23', 0, 'picnic', 'dinner')`,
    [note, planId, ofHousehold, sharedPlanId],
  );
  await pool.query(
    `insert into shopping_list_ticks (plan_id, line_key, covered, ticked_at) values ($1, 'leek', $2, $3)`,
    [planId, JSON.stringify(covered), savedAt],
  );
  await pool.query(
    `insert into shopping_staples (owner_id, food_key, created_at) values ($1, 'salt', $2)`,
    [userId, savedAt],
  );
  await pool.query(
    `insert into shopping_aisle_corrections (owner_id, food_key, aisle, created_at)
     values ($1, 'salt', 'Deli', $3), ($2, 'tofu', 'Deli', $3)`,
    [userId, householdId, savedAt],
  );
  await pool.query(
    `insert into shopping_splits (owner_id, kind, line_key) values
     ($1, 'wording', 'red-onion--spanish-onion'), ($1, 'measures', 'salt')`,
    [userId],
  );
}

const rowsOf = async (ownerId: string) =>
  readRowsSince(statementPool, { ownerId, since: 0, kinds: ['meals', 'items', 'lines', 'foods'] });

test('entries, ticks and settings of an older instance become rows with versions', async () => {
  const migrations = await readMigrations();
  const added = migrations.findIndex(({ tag }) => tag.endsWith('_sync'));
  await inMigration(pool, async (client) => {
    await ensureExtensions(client);
    await applyMigrations(client, migrations.slice(0, added));
  });
  await fill();
  await inMigration(pool, (client) => applyMigrations(client, migrations));

  const { rows } = await rowsOf(userId!);
  const fieldsOf = (key: string) => rows.find(({ kind, id }) => rowKey(kind, id) === key)?.fields;
  const versions = rows.map(({ version }) => version);
  expect(new Set(versions).size).toBe(rows.length);
  expect(versions).toEqual(versions.toSorted((a, b) => a - b));
  expect(rows).toHaveLength(meals.length + 1 + 3);
  const ofTuesday = rows.filter(({ fields }) => 'date' in fields && fields.date === '2026-11-24');
  expect(ofTuesday.map(({ id }) => id)).toEqual(meals.toReversed());
  expect(ofTuesday.map(({ fields }) => 'order' in fields && fields.order)).toEqual(
    ordersAfter(null, meals.length),
  );
  expect(fieldsOf(rowKey('meals', meals[0]!))).toMatchObject({ recipeId, quantity: 1.5 });
  expect(fieldsOf(rowKey('meals', note))).toEqual({
    date: '2026-11-29',
    meal: 'lunch',
    order: 'a0',
    quantity: 1,
    note: 'eating out',
  });
  expect(fieldsOf('lines/2026-11-23.leek')).toEqual({ week: '2026-11-23', key: 'leek', covered });
  expect(fieldsOf('foods/salt')).toEqual({ isStaple: true, aisle: 'Deli', areMeasuresSplit: true });
  expect(fieldsOf('foods/red-onion--spanish-onion')).toEqual({ isSplit: true });
  const line = rows.find(({ kind }) => kind === 'lines');
  expect(line?.stamps['covered']).toEqual([Date.parse(savedAt), userId]);

  const shared = await rowsOf(householdId!);
  expect(shared.rows.map(({ id, version }) => [id, version])).toEqual([
    ['tofu', 1],
    [ofHousehold, 2],
  ]);
  expect(shared.rows[0]?.stamps['aisle']).toEqual([Date.parse(savedAt), userId]);
  const owners = await pool.query('select version::int from plan_owners order by version');
  expect(owners.rows).toEqual([{ version: 2 }, { version: versions.at(-1) }]);
  const plans = await pool.query('select revision from meal_plans where id = $1', [planId]);
  expect(plans.rows).toEqual([{ revision: 7 }]);
});
