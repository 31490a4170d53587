/** The table of plan owners: filled by the migration, then by triggers. */
import { afterAll, expect, test } from 'vitest';
import { ensureExtensions, inMigration } from '../../../platform/db/migrate';
import { applyMigrations, readMigrations } from '../../../platform/db/migration-steps';
import { newId } from '../../../platform/ids';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database';

const open: TestDatabase[] = [];
afterAll(() => Promise.all(open.map((database) => database.close())));

async function openDatabase(from: 'empty' | 'migrated'): Promise<TestDatabase> {
  const database = await createTestDatabase(from);
  open.push(database);
  return database;
}

async function addUserAndHousehold({ pool }: TestDatabase) {
  const [userId, householdId] = [newId(), newId()];
  await pool.query(
    `insert into users (id, username, display_username, email, password_hash)
     values ($1, $2, $2, $2, '')`,
    [userId, `person-${userId}`],
  );
  await pool.query(`insert into households (id, name, owner_id) values ($1, 'Number 7', $2)`, [
    householdId,
    userId,
  ]);
  return { userId, householdId };
}

const ownersOf = async ({ pool }: TestDatabase) =>
  (await pool.query('select id, user_id, household_id from plan_owners order by household_id'))
    .rows;

const rowsOf = ({ userId, householdId }: { userId: string; householdId: string }) => [
  { id: householdId, user_id: null, household_id: householdId },
  { id: userId, user_id: userId, household_id: null },
];

test('everyone and every household of an older instance gets a row of plans, and plans stay theirs', async () => {
  const database = await openDatabase('empty');
  const migrations = await readMigrations();
  const added = migrations.findIndex(({ tag }) => tag.endsWith('plan-owners'));
  await inMigration(database.pool, async (client) => {
    await ensureExtensions(client);
    await applyMigrations(client, migrations.slice(0, added));
  });
  const ids = await addUserAndHousehold(database);
  const planId = newId();
  await database.pool.query(
    `insert into meal_plans (id, owner_id, name, start_date, end_date)
     values ($1, $2, 'My week', '2026-11-23', '2026-11-29')`,
    [planId, ids.userId],
  );
  await database.pool.query(
    `insert into shopping_staples (owner_id, food_key) values ($1, 'salt')`,
    [ids.userId],
  );
  await inMigration(database.pool, (client) =>
    applyMigrations(client, migrations.slice(0, added + 1)),
  );
  expect(await ownersOf(database)).toEqual(rowsOf(ids));
  const { rows } = await database.pool.query(
    `select plan.id, food_key from meal_plans plan join shopping_staples using (owner_id)
     where owner_id = $1`,
    [ids.userId],
  );
  expect(rows).toEqual([{ id: planId, food_key: 'salt' }]);
});

test('a new person or household gets a row of plans, and its removal takes the row along', async () => {
  const database = await openDatabase('migrated');
  const ids = await addUserAndHousehold(database);
  expect(await ownersOf(database)).toEqual(rowsOf(ids));
  await database.pool.query('delete from households');
  expect(await ownersOf(database)).toEqual(rowsOf(ids).slice(1));
  await database.pool.query('delete from users');
  expect(await ownersOf(database)).toEqual([]);
});

test('a row of plans is of one person or one household, by its id', async () => {
  const database = await openDatabase('migrated');
  const { userId, householdId } = await addUserAndHousehold(database);
  await database.pool.query('delete from plan_owners');
  const insert = (row: (string | null)[]) =>
    database.pool.query('insert into plan_owners values ($1, $2, $3)', row);
  for (const row of [
    [userId, userId, householdId],
    [userId, null, null],
    [newId(), userId, null],
  ]) {
    await expect(insert(row)).rejects.toThrow('plan_owners_one_kind');
  }
});
