/**
 * A program that dies: a whole app on the database it is given, killed after the changes of a call are
 * committed and before the call is answered.
 */
import { buildApp } from '../../app';
import { openComputing } from '../../computing/computing';
import { readConfig } from '../../config';
import { loadSessionSecret } from '../../features/account/accounts';
import { openMail } from '../../features/account/mail';
import { openServiceSettings } from '../../features/account/service-settings';
import { diskImageStore } from '../../outside/image-store';
import { openPool } from '../../platform/db/connect';
import { endlessDisk } from '../../platform/disk/disk';
import { openDiagnostics } from '../../platform/diagnostics';
import { makeLog } from '../../platform/logging/log';
import { argon2Passwords } from '../../platform/passwords';
import { openReadiness } from '../../platform/stopping/readiness';
import { fixedSender } from '../fixed-sender';
import { encoderInProcess } from '../workers/encoder-in-process';

const [databaseUrl = '', token = '', body = ''] = process.argv.slice(2);
const log = makeLog('silent');
const clock = () => new Date();
const database = openPool({ connectionString: databaseUrl, max: 2, min: 0 }, log);
const config = readConfig({ NODE_ENV: 'test', RATE_LIMITS: 'off' });
const app = await buildApp({
  config,
  database,
  disk: endlessDisk,
  log,
  clock,
  pause: async () => undefined,
  restart: () => undefined,
  passwords: argon2Passwords({ memoryKiB: 8, passes: 1, lanes: 1 }),
  mail: openMail({ database, sender: fixedSender(undefined), log, clock }),
  services: openServiceSettings(config, database, loadSessionSecret),
  imageStore: diskImageStore(config.dataFolder),
  imageEncoder: encoderInProcess,
  computing: openComputing(log),
  diagnostics: openDiagnostics(clock),
  readiness: openReadiness(),
  planNotices: {
    announce: () => process.kill(process.pid, 'SIGKILL'),
    announceFeedback: () => undefined,
    announceRestored: () => undefined,
    subscribe: () => () => undefined,
    close: async () => undefined,
  },
});
await app.inject({
  method: 'POST',
  url: '/api/sync',
  headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  payload: body,
});
// Only if it was not killed.
process.exit(1);
