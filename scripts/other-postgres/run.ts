/**
 * `npm run other-postgres`: moves an instance between PostgreSQL's major versions, by backup and restore (decision 0115).
 * The example household goes from the built-in PostgreSQL to each version that Debian's packages have installed, where
 * Saltbush runs on it, and back into a new built-in one. Every row and picture must be the same.
 */
import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runSaltbush } from '../../e2e/setup/run-saltbush';
import type { Manifest } from '../../packages/server/src/platform/backup/manifest';
import { verifyArchive } from '../../packages/server/src/platform/backup/verify';
import { buildIfStale, root } from '../build.mjs';
import { offerHousehold } from '../example-household/offer-household';
import { storeRecipe } from '../try-image/visit';
import { listInstalledPostgres, startOtherPostgres } from './installed-postgres';

/** What a restore changes on purpose: devices must ask for everything again. */
const changedByRestore = ['sync_epoch'];

const majors = await listInstalledPostgres();
if (majors.length === 0) throw new Error('Install another one first: apt install postgresql-15');
await buildIfStale();
process.chdir(root);
const folder = await mkdtemp(join(tmpdir(), 'saltbush-postgres-'));
// Under root, PostgreSQL's account goes through it.
await chmod(folder, 0o711);
try {
  const first = join(folder, 'first.saltbush');
  await fillBuiltIn(join(folder, 'data'));
  saltbush('backup', first, { SALTBUSH_DATA: join(folder, 'data') });
  for (const major of majors) await moveThereAndBack(major, first);
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function fillBuiltIn(dataFolder: string): Promise<void> {
  const server = await runSaltbush({
    SALTBUSH_DATA: dataFolder,
    SAMPLE_RECIPES: 'on',
    RATE_LIMITS: 'off',
  });
  try {
    await offerHousehold({ origin: server.url, dataFolder });
    await storeRecipe(`${server.url}/api`, 'a-cook-with-a-picture');
  } finally {
    await server.stop();
  }
}

async function moveThereAndBack(major: string, first: string): Promise<void> {
  const second = join(folder, `from-${major}.saltbush`);
  const third = join(folder, `back-from-${major}.saltbush`);
  const there = join(folder, `data-${major}`);
  const back = join(folder, `data-back-from-${major}`);
  const postgres = await startOtherPostgres(major, join(folder, `postgres-${major}`));
  try {
    const settings = { DATABASE_URL: postgres.url, SALTBUSH_DATA: there };
    saltbush('restore', first, settings);
    saltbush('backup', second, settings);
    const server = await runSaltbush(settings);
    await server.stop();
  } finally {
    await postgres.stop();
  }
  saltbush('restore', second, { SALTBUSH_DATA: back });
  saltbush('backup', third, { SALTBUSH_DATA: back });
  await expectSame(first, second);
  await expectSame(second, third);
}

function saltbush(command: string, file: string, settings: Record<string, string>): void {
  const words = ['packages/server/dist/cli.js', command, file];
  execFileSync(process.execPath, words, { env: { ...process.env, ...settings }, stdio: 'inherit' });
}

async function expectSame(one: string, other: string): Promise<void> {
  const [a, b] = [await verifyArchive(one), await verifyArchive(other)];
  const [first, second] = [checksumsOf(a), checksumsOf(b)];
  const names = [...new Set([...first.keys(), ...second.keys()])];
  const different = names.filter((name) => first.get(name) !== second.get(name));
  if (different.length > 0) throw new Error(`These differ: ${different.join(', ')}`);
  const versions = `PostgreSQL ${a.postgresVersion} to ${b.postgresVersion}`;
  console.log(
    `${versions}: ${a.tables.length} tables and ${a.images.length} picture files are the same.`,
  );
}

/** By the name of a table or of a picture's file. */
function checksumsOf({ tables, images }: Manifest): Map<string, string> {
  const rows = tables.filter(({ name }) => !changedByRestore.includes(name));
  return new Map([...rows, ...images].map(({ name, sha256 }) => [name, sha256]));
}
