/** Once per run: finds a browser, builds if a source is newer, starts the server. */
import type { TestProject } from 'vitest/node';
import { buildIfStale } from '../../scripts/build.mjs';
import { registerByCall, type Person } from './people';
import { findOrInstallBrowser } from './find-browser';
import { runSaltbush, type RunningSaltbush } from './run-saltbush';

declare module 'vitest' {
  interface ProvidedContext {
    browserPath: string;
    saltbushUrl: string;
    /** The first account, which may read the outbox. */
    admin: Person;
  }
}

let saltbush: RunningSaltbush | undefined;

export async function setup(project: TestProject): Promise<void> {
  project.provide('browserPath', findOrInstallBrowser());
  await buildIfStale();
  saltbush = await runSaltbush({
    // Tests register many people from one address and import from a server of their own.
    RATE_LIMITS: 'off',
    // The admin is not asked who may join, over whatever a test looks at.
    REGISTRATION: 'open',
    SALTBUSH_ALLOW_PRIVATE_IMPORT_HOSTS: '127.0.0.1',
  });
  project.provide('saltbushUrl', saltbush.url);
  project.provide('admin', await registerByCall('Head Cook', saltbush.url));
}

export async function teardown(): Promise<void> {
  await saltbush?.stop();
}
