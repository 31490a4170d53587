import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { registerUser } from '../../../testing/test-users';
import { cookLog } from '../../../schema/plan/cook-log';
import { isPlanOwnerOf } from './plan-household-sql';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

test('the plans of a person are found by an index of owners', async () => {
  const { user } = await registerUser(testApp.app, 'Ann');
  const { rows } = await testApp.database.db.execute<{ 'QUERY PLAN': string }>(
    sql`explain select max(entry.cooked_on) from ${cookLog} entry
      where ${isPlanOwnerOf(sql`entry.owner_id`, user._id)} and entry.deleted_at is null`,
  );
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toMatch(/Index Cond: \(\(?(entry\.)?owner_id = /);
});
