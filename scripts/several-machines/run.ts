/**
 * `npm run several-machines`: three processes of Saltbush behind HAProxy, with PgBouncer, on two PostgreSQL under Patroni,
 * all on this machine and out of Debian's packages, with the files of deploy/several-machines. Then 200 people use it:
 *
 * 1. for five minutes;
 * 2. while the primary PostgreSQL is killed: nothing that was acknowledged may be lost, and within 30 seconds somebody's
 *    change must be stored again;
 * 3. while each process of Saltbush is replaced: no call may fail;
 * 4. for five minutes on one process with the built-in database, to compare.
 *
 * `-- --users 50 --seconds 20 --failover 40` is sooner done. `--pgbouncer PATH --pool-mode transaction` tries a PgBouncer
 * from 1.21 on that lends connections by transaction.
 */
import { chmod, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { printTable } from '../../bench/measure';
import { freePort } from '../../e2e/setup/free-port';
import { runSaltbush } from '../../e2e/setup/run-saltbush';
import { buildIfStale, root } from '../build.mjs';
import { startCluster, type Cluster } from './database';
import { failuresOf, figuresOf, longestGapOf } from './load/figures';
import { Load } from './load/load';
import { findPrograms } from './programs';
import { startProxies, type PoolMode } from './proxies';
import { startWeb, type Web } from './web';

const { values } = parseArgs({
  options: {
    users: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '300' },
    failover: { type: 'string', default: '90' },
    pause: { type: 'string', default: '2' },
    'pool-mode': { type: 'string', default: 'session' },
    pgbouncer: { type: 'string' },
  },
});
const seconds = Number(values.seconds);
const mostSecondsWithoutService = 30;

const commonSettings = {
  LOG_LEVEL: 'silent',
  BACKUPS: 'off',
  // The load is as from many homes, and names each as HAProxy would.
  TRUST_PROXY: '127.0.0.1',
};

const programs = await findPrograms(values.pgbouncer);
await buildIfStale();
process.chdir(root);
const folder = await mkdtemp(join(tmpdir(), 'saltbush-several-'));
// PostgreSQL's account goes through it.
await chmod(folder, 0o711);
const rows: object[] = [];
const problems: string[] = [];
const ends: (() => Promise<void>)[] = [];
console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}`);
try {
  await tryThreeProcesses();
  await stopAll();
  await tryDefault();
} catch (error) {
  await printLogs();
  throw error;
} finally {
  await stopAll();
  await rm(folder, { recursive: true, force: true });
}
printTable(`${values.users} people, a call every ${values.pause} s each`, rows);
console.log(problems.length === 0 ? 'Passed.' : `Failed:\n${problems.join('\n')}`);
process.exit(problems.length === 0 ? 0 : 1);

async function tryThreeProcesses(): Promise<void> {
  const webPorts = [await freePort(), await freePort(), await freePort()];
  const cluster = await startCluster({ folder, programs });
  ends.push(() => cluster.stop());
  const { nodes, password } = cluster;
  const poolMode = values['pool-mode'] as PoolMode;
  const wanted = { folder, programs, nodes, webPorts, password, poolMode };
  const proxies = await startProxies(wanted);
  ends.push(() => proxies.stop());
  const data = join(folder, 'shared');
  await mkdir(data);
  const settings = {
    ...commonSettings,
    DATABASE_URL: proxies.databaseUrl,
    SALTBUSH_DATA: data,
    ...(proxies.databaseSessionUrl && { DATABASE_SESSION_URL: proxies.databaseSessionUrl }),
  };
  const web = await startWeb({ ports: webPorts, origin: proxies.origin, settings });
  ends.push(() => web.stop());
  const load = await openLoadOf(proxies.origin);
  await playUndisturbed(load, 'three processes');
  await loseThePrimary(load, cluster);
  await replaceProcesses(load, web);
  noteMistakes(load);
}

async function tryDefault(): Promise<void> {
  const server = await runSaltbush({ ...commonSettings, SALTBUSH_DATA: join(folder, 'default') });
  ends.push(() => server.stop());
  const load = await openLoadOf(server.url);
  await playUndisturbed(load, 'one process, built-in database');
  noteMistakes(load);
}

async function openLoadOf(origin: string): Promise<Load> {
  const pauseMs = Number(values.pause) * 1_000;
  const load = new Load({ origin, people: Number(values.users), pauseMs });
  await load.register();
  return load;
}

async function playUndisturbed(load: Load, name: string): Promise<void> {
  console.log(`… ${name}, ${seconds} s`);
  const played = await load.play({ seconds });
  const row = figuresOf(name, played);
  rows.push({ ...row, acknowledged: load.acknowledged(), lost: await load.countLost() });
  if (row.errors > 0) problems.push(`${name}: ${JSON.stringify(failuresOf(played))}`);
}

async function loseThePrimary(load: Load, cluster: Cluster): Promise<void> {
  console.log('… the primary is killed');
  const before = load.acknowledged();
  const played = await load.play({
    seconds: Number(values.failover),
    during: async () => console.log(`… ${await cluster.killPrimary()} was killed`),
  });
  const lost = await load.countLost();
  const gap = longestGapOf(played);
  rows.push({
    ...figuresOf('the primary is killed', played),
    acknowledged: load.acknowledged() - before,
    lost,
    'without service s': gap,
  });
  console.log(`Answers that were no success: ${JSON.stringify(failuresOf(played))}`);
  if (lost > 0) problems.push(`${lost} acknowledged changes are lost`);
  if (gap > mostSecondsWithoutService) problems.push(`${gap} s without service`);
  cluster.startKilled();
  await cluster.untilSynchronous();
  console.log('… what was killed is a synchronous standby again');
}

async function replaceProcesses(load: Load, web: Web): Promise<void> {
  console.log('… each process is replaced');
  const before = load.acknowledged();
  const played = await load.play({ seconds: 60, during: () => web.replaceEach() });
  const row = figuresOf('each process is replaced', played);
  const lost = await load.countLost();
  rows.push({ ...row, acknowledged: load.acknowledged() - before, lost });
  if (row.errors > 0) problems.push(`replacing: ${JSON.stringify(failuresOf(played))}`);
  if (lost > 0) problems.push(`${lost} acknowledged changes are lost after replacing`);
}

function noteMistakes(load: Load): void {
  problems.push(...load.mistakes().slice(0, 10));
}

async function stopAll(): Promise<void> {
  for (const end of ends.splice(0).toReversed()) {
    await end().catch((error: unknown) => console.error(error));
  }
}

/** What the programs said, when one of them did not come up. */
async function printLogs(): Promise<void> {
  for (const name of ['etcd', 'db1', 'db2', 'pgbouncer', 'haproxy']) {
    const text = await readFile(join(folder, `${name}.log`), 'utf8').catch(() => '');
    if (text !== '') console.error(`${name}:\n${text.slice(-1_500)}`);
  }
}
