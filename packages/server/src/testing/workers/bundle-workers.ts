/**
 * Vitest's global setup for processes that tests start: bundles their programs once for the whole run. Starting
 * a bundle takes a quarter of the processor's time of starting the sources, and tests start a hundred.
 */
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'tsdown';
import type { TestProject } from 'vitest/node';
import serverBuild, { workerEntries } from '../../../tsdown.config';
import { packageFolder } from '../../platform/package-root';

/** Programs that tests start as processes of their own (`bundledProgram`). */
export const programEntries = {
  cli: 'src/cli.ts',
  'delete-and-die': 'src/testing/programs/delete-and-die.ts',
  'push-and-die': 'src/testing/programs/push-and-die.ts',
  'write-until-killed': 'src/testing/programs/write-until-killed.ts',
};

declare module 'vitest' {
  interface ProvidedContext {
    workerFolder: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // In the package, where the bundles find their dependencies.
  const modules = join(packageFolder, 'node_modules');
  await mkdir(modules, { recursive: true });
  const folder = await mkdtemp(join(modules, '.test-workers-'));
  await build({
    ...serverBuild,
    config: false,
    cwd: packageFolder,
    entry: { ...workerEntries, ...programEntries, ...(await listTestEntries()) },
    outDir: folder,
    sourcemap: false,
  });
  project.provide('workerFolder', folder);
  return () => rm(folder, { recursive: true, force: true });
}

/** The programs beside this file that stand in for others. */
async function listTestEntries(): Promise<Record<string, string>> {
  const names = await readdir(join(packageFolder, 'src/testing/workers'));
  const programs = names.filter((name) => name.endsWith('.worker.ts'));
  return Object.fromEntries(
    programs.map((name) => [name.replace(/\.ts$/, ''), `src/testing/workers/${name}`]),
  );
}
