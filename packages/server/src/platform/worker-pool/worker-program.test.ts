import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { workerEntries } from '../../../tsdown.config';
import type { MisbehavingTasks } from '../../testing/workers/misbehaving.worker';
import { workerLimits } from '../../worker-limits';
import { openWorkerPool } from './worker-pool';
// With its ending: without it, tests get the bundles of `testing/workers`.
import { workerProgram } from './worker-program.js';

const sources = new URL('../../', import.meta.url);
const source = (path: string) => new URL(path, sources).href;

/** Of each call in the sources: the file that makes it, and the program that it names. */
const named = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .flatMap((path) => {
    const text = readFileSync(new URL(path, sources), 'utf8');
    const calls = text.matchAll(/= workerProgram\('([^']+)', import\.meta\.url\)/g);
    return [...calls].map(([, program = '']) => ({ path, program }));
  });

test.each(named)(
  'the worker program $path has its program $program in the sources',
  ({ path, program }) => {
    expect(existsSync(workerProgram(program, source(path)))).toBe(true);
  },
);

test('the folder of the built server has all worker programs that it starts, and no others', () => {
  const built = named.map(({ program }) => workerProgram(program, 'file:///dist/main.js'));
  const names = built.map((path) => /^\/dist\/(.*)\.js$/.exec(path)?.[1]);
  expect(names.toSorted()).toEqual(Object.keys(workerEntries).toSorted());
});

test('a worker program is also started from its source', async () => {
  const program = fileURLToPath(source('testing/workers/misbehaving.worker.ts'));
  const pool = openWorkerPool<MisbehavingTasks>({ program, ...workerLimits.recipeReader });
  const options = { owner: 'priya', timeLimitMs: 30_000 };
  expect(await pool.run('echo', 'eggs', options)).toBe('eggs');
  await pool.close();
});
