/** Starts the whole server, and stops it in the reverse order. */
import { setTimeout as sleep } from 'node:timers/promises';
import { findFood } from '@saltbush/recipe-parser/foods';
import { buildApp } from './app';
import { openComputing } from './computing/computing';
import type { Config } from './config';
import type { Deps } from './deps';
import { openImageEncoder } from './outside/image-encoder';
import { openImageStore } from './outside/open-image-store';
import { storeCuratedImages } from './features/access/curated-images';
import { loadSessionSecret } from './features/account/accounts';
import { openLiveSender, openMail } from './features/account/mail';
import { openServiceSettings } from './features/account/service-settings';
import { openPlanNotices } from './features/plan/plan-notices';
import { connectDatabase } from './platform/db/connect';
import { migrateDatabase } from './platform/db/migrate';
import { ensureRoleDefaults } from './platform/db/role-defaults';
import { openDiagnostics } from './platform/diagnostics';
import { openDisk } from './platform/disk/disk';
import { explainPort } from './platform/http/explain-port';
import type { Log } from './platform/logging/log';
import { argon2Passwords } from './platform/passwords';
import { closeApp } from './platform/stopping/close-app';
import { openReadiness } from './platform/stopping/readiness';

export interface RunningServer {
  stop: () => Promise<void>;
}

/** @param restart stops this one and starts another */
export async function startServer(
  config: Config,
  log: Log,
  restart: () => void = () => undefined,
): Promise<RunningServer> {
  const started = performance.now();
  const database = await connectDatabase({ ...config, log });
  const hasDatabase = config.databaseUrl === undefined;
  const diagnostics = openDiagnostics(() => new Date());
  const disk = await openDisk({ folder: config.dataFolder, hasDatabase, log });
  try {
    await migrateDatabase(database, log);
    await ensureRoleDefaults(database);
    await storeCuratedImages(database.db);
    const imageStore = await openImageStore(config, diagnostics);
    const given = { database, disk, diagnostics, imageStore, restart };
    const deps = makeDeps(config, given, log);
    const app = await buildApp(deps);
    await app.listen({ host: config.host, port: config.port }).catch(explainPort);
    const seconds = (performance.now() - started) / 1000;
    log.info(`Saltbush answers at ${config.publicUrl} after ${seconds.toFixed(1)} s`);
    // The first food that is asked for fills the table of foods: better now than while people wait.
    findFood('salt');
    return {
      stop: async () => {
        await closeApp(app, deps.readiness, config.stopLimits);
        await deps.planNotices.close();
        await deps.imageEncoder.close();
        await deps.computing.close();
        await database.close();
        await disk.close();
      },
    };
  } catch (error) {
    await disk.close();
    await database.close();
    throw error;
  }
}

function makeDeps(
  config: Config,
  given: Pick<Deps, 'database' | 'disk' | 'diagnostics' | 'imageStore' | 'restart'>,
  log: Log,
): Deps {
  const clock = () => new Date();
  const { database, diagnostics } = given;
  const services = openServiceSettings(config, database, loadSessionSecret);
  const sender = openLiveSender((db) => services.find('mail', db), diagnostics);
  return {
    ...given,
    config,
    log,
    clock,
    pause: (ms) => sleep(ms),
    passwords: argon2Passwords(),
    mail: openMail({ database, sender, log, clock }),
    services,
    planNotices: openPlanNotices({ database, log }),
    imageEncoder: openImageEncoder(log),
    computing: openComputing(log),
    readiness: openReadiness(),
  };
}
