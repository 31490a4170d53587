/** Processes as Linux shows them; elsewhere nothing is known of them. */
import { readFile, readdir } from 'node:fs/promises';

/** A process, its children, and theirs. */
export async function familyOf(pid: number): Promise<number[]> {
  const text = await contentOf(`/proc/${pid}/task/${pid}/children`);
  const children = text.split(' ').filter(Boolean).map(Number);
  return [pid, ...(await Promise.all(children.map(familyOf))).flat()];
}

/** @example nameOf(pid) // 'postgres' */
export const nameOf = async (pid: number): Promise<string> =>
  (await contentOf(`/proc/${pid}/comm`)).trim();

/** @returns milliseconds of processor time of each thread of a process, the first one first */
export async function threadTimesOf(pid: number): Promise<number[]> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
  return Promise.all(
    threads.map(async (id) => {
      const [nanoseconds = '0'] = (await contentOf(`/proc/${pid}/task/${id}/schedstat`)).split(' ');
      return Number(nanoseconds) / 1e6;
    }),
  );
}

/** Empty when the process has ended. */
export const contentOf = (path: string): Promise<string> => readFile(path, 'utf8').catch(() => '');
