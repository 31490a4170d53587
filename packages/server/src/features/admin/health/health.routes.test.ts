import { afterEach, expect, onTestFinished, test } from 'vitest';
import { healthRoutes } from '@saltbush/contract/admin/health';
import { openPool } from '../../../platform/db/connect';
import { migrateDatabase } from '../../../platform/db/migrate';
import { endlessDisk } from '../../../platform/disk/disk';
import { makeLog } from '../../../platform/logging/log';
import { openOutsidePostgres } from '../../../testing/outside-postgres';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { visitorOf } from '../../../testing/test-users';

let testApp: TestApp;
afterEach(() => testApp.close());

const statusOf = async (route: (typeof healthRoutes)[keyof typeof healthRoutes]) =>
  (await visitorOf(testApp.app).ask(route)).status;

test('a server whose database answers is alive and ready', async () => {
  testApp = await openTestApp();
  expect([await statusOf(healthRoutes.live), await statusOf(healthRoutes.ready)]).toEqual([
    200, 200,
  ]);
});

test('a server without its database is alive, and not ready', async () => {
  const outside = await openOutsidePostgres();
  onTestFinished(() => outside.dispose());
  const database = openPool({ connectionString: outside.url }, makeLog('silent'));
  await migrateDatabase(database, makeLog('silent'));
  testApp = await openTestApp({ logLevel: 'silent' }, undefined, { database });
  await outside.stop();
  expect([await statusOf(healthRoutes.live), await statusOf(healthRoutes.ready)]).toEqual([
    200, 503,
  ]);
});

test('a server whose disk is full is alive, and not ready', async () => {
  const disk = { ...endlessDisk, isFull: () => true };
  testApp = await openTestApp({}, undefined, { disk });
  expect([await statusOf(healthRoutes.live), await statusOf(healthRoutes.ready)]).toEqual([
    200, 507,
  ]);
});
