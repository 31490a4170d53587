/** In tests, instead of `platform/worker-pool/worker-program`: the bundle that the setup made. */
import { basename, join } from 'node:path';
import { inject } from 'vitest';

export function workerProgram(path: string): string {
  return join(inject('workerFolder'), `${basename(path)}.js`);
}
