/** PgBouncer before PostgreSQL, and HAProxy before PostgreSQL and before Saltbush. */
import { chown, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../../e2e/setup/free-port';
import { serverAccount } from '../other-postgres/installed-postgres';
import { isOpen, startChild, until, type Child } from './child';
import type { DatabaseNode } from './database';
import { fillIn } from './examples';
import type { Programs } from './programs';

export type PoolMode = 'session' | 'transaction';

export interface Proxies {
  /** Where people reach Saltbush. */
  origin: string;
  /** For `DATABASE_URL`. */
  databaseUrl: string;
  /** For `DATABASE_SESSION_URL`; none where PgBouncer lends connections for a whole session. */
  databaseSessionUrl: string | undefined;
  stop(): Promise<void>;
}

interface Wanted {
  folder: string;
  programs: Programs;
  nodes: readonly DatabaseNode[];
  /** Of Saltbush's processes. */
  webPorts: readonly number[];
  password: string;
  poolMode: PoolMode;
}

export async function startProxies(wanted: Wanted): Promise<Proxies> {
  const [web, primary, pooler] = [await freePort(), await freePort(), await freePort()];
  const haproxy = await startHaproxy(wanted, { web, primary });
  const pgbouncer = await startPgbouncer(wanted, { primary, pooler });
  await until('HAProxy', async () => (await isOpen(web)) && isOpen(primary));
  await until('PgBouncer', () => isOpen(pooler));
  const urlOf = (port: number) =>
    `postgres://saltbush:${wanted.password}@127.0.0.1:${port}/saltbush`;
  return {
    origin: `http://127.0.0.1:${web}`,
    databaseUrl: urlOf(pooler),
    databaseSessionUrl: wanted.poolMode === 'transaction' ? urlOf(primary) : undefined,
    async stop() {
      await pgbouncer.stop();
      await haproxy.stop();
    },
  };
}

async function startHaproxy(
  { folder, programs, nodes, webPorts }: Wanted,
  { web, primary }: { web: number; primary: number },
): Promise<Child> {
  const servers = webPorts.map((port, n) => [`10.0.0.3${n + 1}:3000`, `127.0.0.1:${port}`]);
  const databases = nodes.map(({ port, restPort }, n) => [
    `10.0.0.2${n + 1}:5432 port 8008`,
    `127.0.0.1:${port} port ${restPort}`,
  ]);
  const text = await fillIn('haproxy.cfg', {
    'bind 10.0.0.5:80': `bind 127.0.0.1:${web}`,
    'bind 10.0.0.5:5000': `bind 127.0.0.1:${primary}`,
    ...(Object.fromEntries([...servers, ...databases]) as Record<string, string>),
  });
  const settings = join(folder, 'haproxy.cfg');
  await writeFile(settings, text);
  return startChild('haproxy', [programs.haproxy, '-db', '-f', settings], { folder });
}

async function startPgbouncer(
  { folder, programs, password, poolMode }: Wanted,
  { primary, pooler }: { primary: number; pooler: number },
): Promise<Child> {
  const users = join(folder, 'userlist.txt');
  const text = await fillIn('pgbouncer.ini', {
    'host=10.0.0.5 port=5000': `host=127.0.0.1 port=${primary}`,
    'listen_port = 6432': `listen_port = ${pooler}`,
    '/etc/pgbouncer/userlist.txt': users,
    'pool_mode = session':
      poolMode === 'session'
        ? 'pool_mode = session'
        : 'pool_mode = transaction\nmax_prepared_statements = 1000',
  });
  const settings = join(folder, 'pgbouncer.ini');
  await writeFile(settings, text);
  await writeFile(users, `"saltbush" "${password}"\n`, { mode: 0o600 });
  const account = serverAccount();
  if (account.uid !== undefined) await chown(users, account.uid, account.gid!);
  return startChild('pgbouncer', [programs.pgbouncer, settings], { folder, account });
}
