/** Whom to kill: the processes of a Saltbush and of its PostgreSQL, found in /proc (Linux only). */
import { readFile, readdir } from 'node:fs/promises';

/** PostgreSQL and its workers lead process groups of their own, so they are looked for by parentage. */
export async function listDescendants(ancestor: number): Promise<number[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const children = new Map<number, number[]>();
  for (const id of ids) {
    const stat = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => '');
    const parent = Number(stat.slice(stat.lastIndexOf(')')).split(' ')[2]);
    children.set(parent, [...(children.get(parent) ?? []), Number(id)]);
  }
  const found = [...(children.get(ancestor) ?? [])];
  // The list grows while it is walked: children of children.
  for (const id of found) found.push(...(children.get(id) ?? []));
  return found;
}

export async function findPostmaster(dataFolder: string): Promise<number> {
  const file = await readFile(`${dataFolder}/postgres/postmaster.pid`, 'utf8');
  return Number(file.split('\n')[0]);
}

/** One that works for Saltbush at this moment, if there is one, or any other of its connections. */
export async function findBackend(dataFolder: string): Promise<number> {
  const postmaster = await findPostmaster(dataFolder);
  const titles = await Promise.all(
    (await listDescendants(postmaster)).map(async (pid) => {
      const title = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
      return { pid, title };
    }),
  );
  const own = titles.filter(({ title }) => title.startsWith('postgres: saltbush saltbush'));
  const busy = own.filter(({ title }) => !/ idle\0*\s*$/.test(title));
  const found = busy[0] ?? own[0];
  if (!found) throw new Error('Saltbush has no connection to PostgreSQL');
  return found.pid;
}

export function killHard(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended by itself.
  }
}
