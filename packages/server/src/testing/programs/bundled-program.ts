/** Programs that tests start as processes of their own, bundled by the setup. */
import { join } from 'node:path';
import { inject } from 'vitest';
import type { programEntries } from '../workers/bundle-workers';

/**
 * @returns the path of a program for Node
 * @example spawn(process.execPath, [bundledProgram('cli'), 'doctor'])
 */
export const bundledProgram = (name: keyof typeof programEntries): string =>
  join(inject('workerFolder'), `${name}.js`);
