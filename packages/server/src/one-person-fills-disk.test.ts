/** One person saves until the disk has room for nothing large: a file system in memory, which only root may mount. */
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { accountsRoutes } from '@saltbush/contract/accounts';
import { recipesRoutes } from '@saltbush/contract/recipes';
import { afterAll, expect, test, vi } from 'vitest';
import { connectDatabase } from './platform/db/connect';
import { migrateDatabase } from './platform/db/migrate';
import { makeLog } from './platform/logging/log';
import { openTestApp } from './testing/test-app';
import { titlesOf } from './testing/during-outage';
import { registerUser, visitorOf } from './testing/test-users';

vi.setConfig({ testTimeout: 180_000 });

const run = promisify(execFile);
const folder = await mkdtemp(join(tmpdir(), 'saltbush-filled-disk-'));
const isMounted = await run('mount', ['-t', 'tmpfs', '-o', 'size=400m', 'tmpfs', folder]).then(
  () => true,
  () => false,
);
afterAll(async () => {
  if (isMounted) await run('umount', [folder]);
  await rm(folder, { recursive: true, force: true });
});

test.runIf(isMounted)('others read and sign in while one person fills the disk', async () => {
  const log = makeLog('silent');
  const dataFolder = join(folder, 'data');
  const database = await connectDatabase({ dataFolder, log });
  await migrateDatabase(database, log);
  const { app, close } = await openTestApp({ logLevel: 'silent', dataFolder }, undefined, {
    database,
  });
  try {
    const priya = await registerUser(app, 'Priya');
    const tom = await registerUser(app, 'Tom');
    const saved: string[] = [];
    const refusals: { status: number; code: string | undefined; words: string }[] = [];
    const ofOthers = new Set<number>();
    for (let round = 0; round < 400 && refusals.length < 20; round += 1) {
      const body = { title: `Recipe ${round}`, instructions: longSteps() };
      const answer = await priya.ask(recipesRoutes.create, { body });
      if (answer.status === 200) saved.push(body.title);
      else {
        const { code, error } = answer.error;
        refusals.push({ status: answer.status, code, words: error });
      }
      const { email, password } = tom;
      const signedIn = await visitorOf(app).ask(accountsRoutes.login, {
        body: { email, password },
      });
      ofOthers.add(signedIn.status);
      ofOthers.add((await tom.ask(accountsRoutes.me, {})).status);
    }

    expect(refusals).toHaveLength(20);
    for (const refusal of refusals) {
      expect(refusal).toMatchObject({ status: 507, code: 'DISK_FULL' });
      expect(refusal.words).toContain('disk of the server');
    }
    expect([...ofOthers]).toEqual([200]);
    expect(saved.length).toBeGreaterThan(5);
    const first = await priya.ask(recipesRoutes.create, { body: { title: 'Small' } });
    expect(first.status).toBe(200);
    expect((await titlesOf(priya)).length).toBeGreaterThan(0);
    const { rows } = await database.pool.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM recipes WHERE title LIKE 'Recipe %'`,
    );
    expect(rows[0]?.count).toBe(saved.length);
  } finally {
    await close();
  }
});

/** 0.93 MB that PostgreSQL cannot pack. */
const longSteps = () => Array.from({ length: 190 }, () => randomBytes(3_600).toString('base64'));
