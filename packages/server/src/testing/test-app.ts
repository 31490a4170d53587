/** The whole app on a fresh database: real routes, real SQL; only passwords are cheap to check. */
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { buildApp } from '../app';
import { openComputing } from '../computing/computing';
import { backupFolderIn, readConfig, type Config } from '../config';
import type { Deps } from '../deps';
import { loadSessionSecret } from '../features/account/accounts';
import { openLiveSender, openMail } from '../features/account/mail';
import { openServiceSettings } from '../features/account/service-settings';
import { openPlanNotices } from '../features/plan/plan-notices';
import { diskImageStore } from '../outside/image-store';
import type { MailSender } from '../outside/mail';
import { openDiagnostics } from '../platform/diagnostics';
import { endlessDisk } from '../platform/disk/disk';
import { makeLog } from '../platform/logging/log';
import { argon2Passwords } from '../platform/passwords';
import { openReadiness } from '../platform/stopping/readiness';
import { encoderInProcess } from './workers/encoder-in-process';
import { fixedSender } from './fixed-sender';
import { createTestDatabase } from './test-database';

export interface TestApp {
  app: FastifyInstance;
  deps: Deps;
  database: Deps['database'];
  /** Advances the app's clock. */
  advance(ms: number): void;
  /** Sets the app's clock until the test ends. */
  setTime(time: Date): void;
  close(): Promise<void>;
}

/**
 * @param settings what differs from a fresh machine's; rate limits are off unless asked for
 * @param sender in the place of the mail server of the settings
 * @param given a migrated database, instead of a new one on the tests' server; a log to read
 * @example
 * const testApp = await openTestApp();
 * afterAll(() => testApp.close());
 */
export async function openTestApp(
  settings: Partial<Config> = {},
  sender?: MailSender,
  given: Partial<Pick<Deps, 'database' | 'disk' | 'imageStore' | 'log' | 'restart'>> = {},
): Promise<TestApp> {
  const config: Config = {
    ...readConfig({
      NODE_ENV: 'test',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      OPENVERSE_URL: 'off',
    }),
    publicUrl: 'https://saltbush.test',
    ...(settings.dataFolder !== undefined && {
      backups: { isNightly: true, folder: backupFolderIn(settings.dataFolder) },
    }),
    ...settings,
  };
  const database = given.database ?? (await createTestDatabase());
  let aheadMs = 0;
  const clock = () => new Date(Date.now() + aheadMs);
  const log = given.log ?? makeLog(config.logLevel);
  const computing = openComputing(log);
  const diagnostics = openDiagnostics(clock);
  const services = openServiceSettings(config, database, loadSessionSecret);
  const liveSender = openLiveSender((db) => services.find('mail', db), diagnostics);
  const deps: Deps = {
    config,
    database,
    disk: given.disk ?? endlessDisk,
    log,
    clock,
    pause: async () => undefined,
    restart: given.restart ?? (() => undefined),
    passwords: argon2Passwords({ memoryKiB: 8, passes: 1, lanes: 1 }),
    mail: openMail({ database, sender: sender ? fixedSender(sender) : liveSender, log, clock }),
    services,
    planNotices: openPlanNotices({ database, log }),
    imageStore: given.imageStore ?? diskImageStore(config.dataFolder),
    imageEncoder: encoderInProcess,
    computing,
    diagnostics,
    readiness: openReadiness(),
  };
  const app = await buildApp(deps);
  return {
    app,
    deps,
    database,
    advance: (ms) => {
      aheadMs += ms;
    },
    setTime(time) {
      const before = aheadMs;
      onTestFinished(() => {
        aheadMs = before;
      });
      aheadMs = time.getTime() - Date.now();
    },
    close: async () => {
      await app.close();
      await deps.planNotices.close();
      await computing.close();
      await database.close();
    },
  };
}
