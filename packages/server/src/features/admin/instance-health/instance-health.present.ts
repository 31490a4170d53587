/** Puts the state together as the contract answers it: no address, no key, nothing that people wrote. */
import type {
  InstanceHealth,
  JobName,
  JobOnWire,
  WorkerPoolName,
} from '@saltbush/contract/admin/instance-health';
import type { Deps } from '../../../deps';
import { failureInWords, noteOf } from '../../../platform/failure-in-words';
import { findLastBackup } from '../../../platform/backup/last-backup';
import type { Diagnostics } from '../../../platform/diagnostics';
import type { JobState } from '../../../platform/periodic-job';
import { packageVersion, programVersion } from '../../../platform/program-version';
import type { PoolState } from '../../../platform/worker-pool/worker-pool';
import { listServices } from '../outside-services';
import { countMigrations, measureAnswer, readDatabaseFacts } from './instance-health.store';
import { readDiskSize } from '../../../platform/disk/disk-size';
import { findMailQueue } from './observe';

export async function presentHealth(deps: Deps): Promise<InstanceHealth> {
  const { config, diagnostics } = deps;
  const [disk, backup] = await Promise.all([
    readDiskSize(config.dataFolder),
    findLastBackup(config.dataFolder),
  ]);
  return {
    version: `${packageVersion} ${programVersion}`,
    nodeVersion: process.versions.node,
    startedAt: diagnostics.startedAt.toISOString(),
    memoryBytes: process.memoryUsage.rss(),
    database: await presentDatabase(deps),
    ...(disk && { disk }),
    ...(backup && { backup }),
    mail: await presentMail(deps),
    services: (await listServices(deps)).map(({ name, isSetUp }) => ({
      name,
      isSetUp,
      ...presentCalls(diagnostics.services.get(name)),
    })),
    jobs: [...diagnostics.jobs].map(([name, job]) => presentJob(name, job.state())),
    workers: [...diagnostics.pools].map(([name, state]) => presentPool(name, state())),
    liveConnections: diagnostics.countLive(),
  };
}

const presentPool = (name: WorkerPoolName, { totals: _totals, ...counts }: PoolState) => ({
  name,
  ...counts,
});

async function presentDatabase({ config, database }: Deps): Promise<InstanceHealth['database']> {
  return {
    isBuiltIn: config.databaseUrl === undefined,
    // Alone, so that no other query of ours makes it wait.
    answerMs: await measureAnswer(database.db),
    ...(await readDatabaseFacts(database.db)),
    ...(await countMigrations(database)),
  };
}

async function presentMail(deps: Deps): Promise<InstanceHealth['mail']> {
  const { waiting, failed, oldestWaitingAt } = await findMailQueue(deps);
  return {
    isSetUp: await deps.mail.isSetUp(),
    waiting,
    failed,
    ...(oldestWaitingAt && { oldestWaitingAt: oldestWaitingAt.toISOString() }),
  };
}

function presentCalls(calls: ReturnType<Diagnostics['services']['get']>) {
  return {
    ...(calls?.lastSuccessAt && { lastSuccessAt: calls.lastSuccessAt.toISOString() }),
    ...presentFailure(calls?.lastFailure),
  };
}

function presentJob(name: JobName, { everyMs, isRunning, last, ...state }: JobState): JobOnWire {
  return {
    name,
    everySeconds: everyMs / 1_000,
    isRunning,
    isFailing: last?.hasFailed ?? false,
    ...(last && { lastStartedAt: last.startedAt.toISOString(), lastSeconds: last.ms / 1_000 }),
    ...presentFailure(state.lastFailure),
    ...(state.nextAt && { nextAt: state.nextAt.toISOString() }),
  };
}

function presentFailure(failure: { at: Date; error: unknown } | undefined) {
  if (!failure) return {};
  const lastFailure = failureInWords(noteOf(failure.error));
  return { lastFailureAt: failure.at.toISOString(), lastFailure };
}
