/** Tasks as a mistake of ours or untrusted input would make them, for the tests of the worker pool. */
import { readdirSync } from 'node:fs';
import { getPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@saltbush/contract/errors';
import { currentLanguage } from '../../platform/language/current-language';
import { serveTasks } from '../../platform/worker-pool/serve-tasks';

const memory: unknown[] = [];
const priorityAtLoad = getPriority();

/** On Linux each thread has a priority of its own; elsewhere the process has one. */
const threadIds = (): number[] =>
  process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [process.pid];

const tasks = {
  echo: (input: unknown) => input,
  describe: () => ({
    pid: process.pid,
    priorityAtLoad,
    priorities: threadIds().map((id) => getPriority(id)),
    environment: Object.keys(process.env),
  }),
  language: async function* () {
    yield currentLanguage();
    yield currentLanguage();
  },
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
  dropObjects: ({ lists }: { lists: number }) => {
    const dropped: unknown[] = [];
    for (let n = 0; n < lists; n += 1) {
      dropped.push(Array.from({ length: 20_000 }, (_, item) => ({ item })));
    }
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
