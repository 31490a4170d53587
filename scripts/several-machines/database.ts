/** Two PostgreSQL under Patroni, which etcd tells which of them is the primary, as on three machines. */
import { randomUUID } from 'node:crypto';
import { chown, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { freePort } from '../../e2e/setup/free-port';
import { killHard } from '../crash-test/processes';
import { serverAccount } from '../other-postgres/installed-postgres';
import { isOpen, startChild, until, type Child } from './child';
import { fillIn } from './examples';
import type { Programs } from './programs';

export interface DatabaseNode {
  name: 'db1' | 'db2';
  /** Of PostgreSQL. */
  port: number;
  /** Of Patroni's answers. */
  restPort: number;
}

export interface Cluster {
  nodes: readonly DatabaseNode[];
  /** Of the account and the database `saltbush`. */
  password: string;
  /** Kills PostgreSQL's main process on the primary and its Patroni at once. @returns its name */
  killPrimary(): Promise<string>;
  /** Starts what was killed again, as a standby. */
  startKilled(): void;
  /** Until both run, and the primary acknowledges nothing that the other does not have. */
  untilSynchronous(): Promise<void>;
  stop(): Promise<void>;
}

interface Place {
  folder: string;
  programs: Programs;
}

interface Passwords {
  superuser: string;
  saltbush: string;
}

interface Node extends DatabaseNode {
  dataFolder: string;
  settings: string;
}

const names = ['db1', 'db2'] as const;

/** @param place its folder is one that PostgreSQL's account may go through */
export async function startCluster(place: Place): Promise<Cluster> {
  const etcd = await startEtcd(place);
  const passwords = { superuser: randomUUID(), saltbush: randomUUID() };
  const nodes: Node[] = [];
  for (const name of names) nodes.push(await writeNode(name, place, etcd.port, passwords));
  const patronis = new Map<Node, Child>();
  const start = (node: Node) => void patronis.set(node, startPatroni(node, place));
  const stop = () => stopAll([...patronis.values()], nodes, etcd);
  await startBoth(nodes, passwords, start).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  const killed: Node[] = [];
  return {
    nodes,
    password: passwords.saltbush,
    stop,
    untilSynchronous: () => untilSynchronous(nodes),
    async killPrimary() {
      const primary = await findPrimary(nodes);
      if (!primary) throw new Error('There is no primary to kill.');
      const postmaster = await readPostmaster(primary);
      killHard(patronis.get(primary)!.pid);
      killHard(postmaster);
      killed.push(primary);
      return primary.name;
    },
    startKilled: () => {
      for (const node of killed.splice(0)) start(node);
    },
  };
}

async function startBoth(
  nodes: readonly Node[],
  passwords: Passwords,
  start: (node: Node) => void,
): Promise<void> {
  const [first, second] = nodes as [Node, Node];
  start(first);
  await until('the first PostgreSQL', async () => (await findPrimary(nodes)) !== undefined);
  await makeDatabase(first, passwords);
  // It copies the first one.
  start(second);
  await untilSynchronous(nodes);
}

const untilSynchronous = (nodes: readonly Node[]): Promise<void> =>
  until('a synchronous standby', () => isSynchronous(nodes), 180_000);

async function stopAll(patronis: readonly Child[], nodes: readonly Node[], etcd: Child) {
  await Promise.all(patronis.map((patroni) => patroni.stop()));
  for (const node of nodes) {
    // Of a PostgreSQL that has ended, the file is gone.
    const postmaster = await readPostmaster(node).catch(() => undefined);
    if (postmaster !== undefined) killHard(postmaster);
  }
  await etcd.stop();
}

const startPatroni = ({ name, settings }: Node, { folder, programs }: Place): Child =>
  startChild(name, [programs.patroni, settings], { folder, account: serverAccount() });

async function startEtcd({ folder, programs }: Place): Promise<Child & { port: number }> {
  const [port, peerPort] = [await freePort(), await freePort()];
  const [url, peerUrl] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${peerPort}`];
  const words = {
    'data-dir': join(folder, 'etcd'),
    'listen-client-urls': url,
    'advertise-client-urls': url,
    'listen-peer-urls': peerUrl,
    'initial-advertise-peer-urls': peerUrl,
    'initial-cluster': `default=${peerUrl}`,
  };
  const given = Object.entries(words).map(([name, value]) => `--${name}=${value}`);
  const child = startChild('etcd', [programs.etcd, ...given], { folder });
  await until('etcd', () => isOpen(port));
  return { ...child, port };
}

async function writeNode(
  name: DatabaseNode['name'],
  { folder, programs }: Place,
  etcdPort: number,
  passwords: Pick<Passwords, 'superuser'>,
): Promise<Node> {
  const [port, restPort] = [await freePort(), await freePort()];
  const home = join(folder, name);
  const [dataFolder, settings] = [join(home, 'data'), join(home, 'patroni.yml')];
  await mkdir(home, { mode: 0o700 });
  const text = await fillIn('patroni.yml', {
    'name: db1': `name: ${name}`,
    '10.0.0.21:8008': `127.0.0.1:${restPort}`,
    '10.0.0.21:5432': `127.0.0.1:${port}`,
    '10.0.0.11:2379,10.0.0.12:2379,10.0.0.13:2379': `127.0.0.1:${etcdPort}`,
    '10.0.0.0/24': '127.0.0.1/32',
    '/var/lib/postgresql/15/saltbush': dataFolder,
    '/usr/lib/postgresql/15/bin': programs.postgres,
    '/var/lib/postgresql/saltbush.pgpass': join(home, 'pgpass'),
    'change-me-superuser': passwords.superuser,
  });
  await writeFile(settings, text, { mode: 0o600 });
  const { uid, gid } = serverAccount();
  if (uid !== undefined) for (const path of [home, settings]) await chown(path, uid, gid!);
  return { name, port, restPort, dataFolder, settings };
}

async function makeDatabase({ port }: Node, { superuser, saltbush }: Passwords): Promise<void> {
  const client = new Client({
    host: '127.0.0.1',
    port,
    user: 'postgres',
    password: superuser,
    database: 'postgres',
  });
  await client.connect();
  try {
    await client.query(`CREATE ROLE saltbush LOGIN CREATEDB PASSWORD '${saltbush}'`);
    await client.query('CREATE DATABASE saltbush OWNER saltbush');
  } finally {
    await client.end();
  }
}

async function findPrimary(nodes: readonly Node[]): Promise<Node | undefined> {
  for (const node of nodes) {
    const answer = await ask(node, '/primary').catch(() => undefined);
    if (answer?.status === 200) return node;
  }
  return undefined;
}

async function isSynchronous(nodes: readonly Node[]): Promise<boolean> {
  const primary = await findPrimary(nodes);
  if (!primary) return false;
  const { members } = (await (await ask(primary, '/cluster')).json()) as {
    members: { role: string }[];
  };
  return members.some(({ role }) => role === 'sync_standby');
}

const ask = ({ restPort }: Node, path: string) =>
  fetch(`http://127.0.0.1:${restPort}${path}`, { signal: AbortSignal.timeout(2_000) });

async function readPostmaster({ dataFolder }: Node): Promise<number> {
  const text = await readFile(join(dataFolder, 'postmaster.pid'), 'utf8');
  return Number(text.split('\n')[0]);
}
