import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { workerEntries } from '../../../tsdown.config';
import type { MisbehavingTasks } from '../../testing/misbehaving.worker';
import { workerLimits } from '../../worker-limits';
import { openWorkerPool } from './worker-pool';
// With its ending: without it, tests get the bundles of `testing/workers`.
import { workerProgram } from './worker-program.js';

const source = (path: string) => new URL(`../../${path}`, import.meta.url).href;

test.each([
  ['computing/computing.ts', 'computing.worker'],
  ['features/recipe-files/reading/file-reader.ts', 'file-reader.worker'],
  ['features/recipe-import/reading/recipe-reader.ts', 'recipe-reader.worker'],
  ['outside/image-encoder.ts', 'image-encoder/image-encoder.worker'],
  ['outside/photo-reader.ts', 'photo-reader/photo-reader.worker'],
])('%s has its program in the sources and beside the built server', (path, program) => {
  expect(existsSync(workerProgram(program, source(path)))).toBe(true);
  const built = workerProgram(program, 'file:///dist/main.js');
  expect(Object.keys(workerEntries)).toContain(/^\/dist\/(.*)\.js$/.exec(built)?.[1]);
});

test('a program is also started from its source', async () => {
  const program = fileURLToPath(source('testing/misbehaving.worker.ts'));
  const pool = openWorkerPool<MisbehavingTasks>({ program, ...workerLimits.recipeReader });
  const options = { owner: 'priya', timeLimitMs: 30_000 };
  expect(await pool.run('echo', 'eggs', options)).toBe('eggs');
  await pool.close();
});
