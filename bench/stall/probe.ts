/** What another person waits for meanwhile, measured by a process of its own (probe-process.ts). */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Cook } from '../cook';

export const probedCalls = ['list', 'recipe', 'save'] as const;

/** Milliseconds of each call that was answered. */
export interface Probed {
  times: Record<(typeof probedCalls)[number], number[]>;
  failed: number;
}

export interface ProbeOrder {
  url: string;
  token: string;
  ids: string[];
  milliseconds: number;
}

export interface Probe {
  /** @returns when all calls of so many milliseconds are answered */
  run(order: Pick<ProbeOrder, 'ids' | 'milliseconds'>): Promise<Probed>;
  close(): void;
}

export async function openProbe(url: string, cook: Cook): Promise<Probe> {
  const program = fileURLToPath(new URL('probe-process.ts', import.meta.url));
  const child = fork(program, [], { execArgv: ['--import', 'tsx'] });
  await messageOf(child);
  return {
    run: async ({ ids, milliseconds }) => {
      const order: ProbeOrder = { url, token: cook.session.token, ids, milliseconds };
      const answered = messageOf(child);
      child.send(order);
      return (await answered) as Probed;
    },
    close: () => child.disconnect(),
  };
}

async function messageOf(child: ChildProcess): Promise<unknown> {
  const settled = new AbortController();
  const { signal } = settled;
  const ended = once(child, 'exit', { signal }).then(([code]) => {
    throw new Error(`The probe ended with ${code}`);
  });
  try {
    const [message] = (await Promise.race([
      once(child, 'message', { signal }),
      ended,
    ])) as unknown[];
    return message;
  } finally {
    ended.catch(() => {});
    settled.abort();
  }
}
