/** Tasks as a mistake of ours or untrusted input would make them, for the tests of the worker pool. */
import { setTimeout as sleep } from 'node:timers/promises';
import { getPriority } from 'node:os';
import { AppError } from '@saltbush/contract/errors';
import { serveTasks } from '../platform/worker-pool/serve-tasks';

const memory: unknown[] = [];

const tasks = {
  echo: (input: unknown) => input,
  describe: () => ({
    pid: process.pid,
    priority: getPriority(),
    environment: Object.keys(process.env),
  }),
  wait: async ({ ms }: { ms: number }) => {
    await sleep(ms);
  },
  loop: () => {
    for (;;);
  },
  fillHeap: () => {
    for (;;) memory.push(Array.from({ length: 10_000 }, (_, n) => ({ n })));
  },
  fillBuffers: () => {
    for (;;) memory.push(Buffer.alloc(2 ** 20, 1));
  },
  holdBuffers: ({ megabytes }: { megabytes: number }) => {
    memory.push(Buffer.alloc(megabytes * 2 ** 20, 1));
  },
  nest: ({ depth }: { depth: number }): unknown => {
    const go = (left: number): number => (left === 0 ? 0 : 1 + go(left - 1));
    return go(depth);
  },
  answer: ({ bytes }: { bytes: number }) => 'x'.repeat(bytes),
  crash: () => process.exit(3),
  refuse: () => {
    throw new AppError('NO_RECIPE_FOUND', 'Not here.');
  },
  parse: ({ json }: { json: string }): unknown => JSON.parse(json),
  count: async function* ({ to, loopsAt }: { to: number; loopsAt?: number }) {
    for (let n = 1; n <= to; n += 1) {
      while (n === loopsAt);
      yield n;
    }
  },
};

export type MisbehavingTasks = typeof tasks;

serveTasks(tasks);
