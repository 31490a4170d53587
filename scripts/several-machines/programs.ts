/** The programs of Debian's packages that the script needs, and where they are. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listInstalledPostgres } from '../other-postgres/installed-postgres';

export interface Programs {
  etcd: string;
  patroni: string;
  haproxy: string;
  pgbouncer: string;
  /** The folder of PostgreSQL's programs, of the newest version that is installed. */
  postgres: string;
}

const packages = {
  etcd: 'etcd-server',
  patroni: 'patroni python3-etcd',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
};

/**
 * @param pgbouncer the path of another PgBouncer than the installed one
 * @throws with the command that installs what is missing
 */
export async function findPrograms(pgbouncer: string | undefined): Promise<Programs> {
  const [newest] = (await listInstalledPostgres()).toSorted((a, b) => Number(b) - Number(a));
  const found = {
    etcd: find('etcd'),
    patroni: find('patroni'),
    haproxy: find('haproxy'),
    pgbouncer: pgbouncer ?? find('pgbouncer'),
    postgres: newest && join('/usr/lib/postgresql', newest, 'bin'),
  };
  const missing = Object.entries(found).filter(([, path]) => path === undefined);
  if (missing.length === 0) return found as Programs;
  const names = missing.map(([name]) =>
    name === 'postgres' ? 'postgresql' : packages[name as keyof typeof packages],
  );
  throw new Error(`Install first: apt-get install --no-install-recommends ${names.join(' ')}`);
}

const folders = ['/usr/bin', '/usr/sbin', '/usr/local/bin', '/usr/local/sbin'];

const find = (name: string): string | undefined =>
  folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
