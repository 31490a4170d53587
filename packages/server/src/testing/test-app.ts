/** The whole app on a fresh database: real routes, real SQL; only passwords are cheap to check. */
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app';
import { readConfig, type Config } from '../config';
import type { Deps } from '../deps';
import { openMail } from '../features/mail';
import type { MailSender } from '../outside/mail';
import { makeLog } from '../platform/log';
import { argon2Passwords } from '../platform/passwords';
import { createTestDatabase, type TestDatabase } from './test-database';

export interface TestApp {
  app: FastifyInstance;
  deps: Deps;
  database: TestDatabase;
  /** Lets time pass for the app, without waiting for it. */
  advance(ms: number): void;
  close(): Promise<void>;
}

/**
 * @param settings what differs from a fresh machine's; rate limits are off unless asked for
 * @example
 * const house = await openTestApp();
 * afterAll(() => house.close());
 */
export async function openTestApp(
  settings: Partial<Config> = {},
  sender?: MailSender,
): Promise<TestApp> {
  const config: Config = {
    ...readConfig({ NODE_ENV: 'test', RATE_LIMITS: 'off', LOG_LEVEL: 'warn' }),
    publicUrl: 'https://saltbush.test',
    ...settings,
  };
  const database = await createTestDatabase();
  let aheadMs = 0;
  const clock = () => new Date(Date.now() + aheadMs);
  const log = makeLog(config.logLevel);
  const deps: Deps = {
    config,
    database,
    log,
    clock,
    pause: async () => undefined,
    passwords: argon2Passwords({ memoryKiB: 8, passes: 1, lanes: 1 }),
    mail: openMail({ database, sender, log, clock }),
  };
  const app = await buildApp(deps);
  return {
    app,
    deps,
    database,
    advance: (ms) => {
      aheadMs += ms;
    },
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}
