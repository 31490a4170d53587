/** What the diagnostics of this process know, read when it is asked for. Nothing is counted twice. */
import { Counter, Gauge, type Registry } from 'prom-client';
import type { Deps } from '../../../deps';
import type { Connections } from '../../../platform/db/pools';
import type { JobState } from '../../../platform/periodic-job';
import { packageVersion, programVersion } from '../../../platform/program-version';
import type { PoolState } from '../../../platform/worker-pool/worker-pool';
import { findMailQueue } from '../instance-health';

/** One value with its labels. */
type Sample = readonly [labels: Readonly<Record<string, string>>, value: number];

export function measureState(deps: Deps, register: Registry): void {
  const add: AddSeries = (name, { help, labelNames = [] }, read) => {
    const settings = { name: `saltbush_${name}`, help, labelNames, registers: [register] };
    // Both are read again each time. Prometheus distinguishes what only grows.
    if (name.endsWith('_total')) {
      const counter = new Counter({
        ...settings,
        async collect() {
          counter.reset();
          for (const [labels, value] of await read()) counter.inc(labels, value);
        },
      });
    } else {
      const gauge = new Gauge({
        ...settings,
        async collect() {
          gauge.reset();
          for (const [labels, value] of await read()) gauge.set(labels, value);
        },
      });
    }
  };
  for (const measure of [measureInstance, measureDatabase, measureJobs, measureWorkers]) {
    measure(deps, add);
  }
}

type AddSeries = (
  name: string,
  description: { help: string; labelNames?: string[] },
  read: () => Sample[] | Promise<Sample[]>,
) => void;

function measureInstance(deps: Deps, add: AddSeries): void {
  const version = { version: packageVersion, build: programVersion, node: process.versions.node };
  add('info', { help: 'Which version runs. Always 1.', labelNames: Object.keys(version) }, () => [
    [version, 1],
  ]);
  add('live_connections', { help: 'Browsers that hear of changes at once.' }, () => [
    [{}, deps.diagnostics.countLive()],
  ]);
  add('ready', { help: '0 while the server is stopping.' }, () => [
    [{}, deps.readiness.isStopping() ? 0 : 1],
  ]);
  add('disk_full', { help: '1 when large writes are refused for want of space.' }, () => [
    [{}, deps.disk.isFull() ? 1 : 0],
  ]);
  add(
    'mails',
    { help: 'Mails that wait, and those given up in the last week.', labelNames: ['state'] },
    async () => {
      // Without its database an instance still tells the rest.
      const queue = await findMailQueue(deps).catch(() => undefined);
      if (!queue) return [];
      return [
        [{ state: 'waiting' }, queue.waiting],
        [{ state: 'failed' }, queue.failed],
      ];
    },
  );
}

function measureDatabase({ database }: Deps, add: AddSeries): void {
  add(
    'database_connections',
    {
      help: 'Connections to the database by pool: all, those without work, and calls that wait for one.',
      labelNames: ['pool', 'state'],
    },
    () => [...samplesOf('', database), ...samplesOf('heavy-', database.heavy)],
  );
  add(
    'slow_statements_total',
    {
      help: 'Statements that took longer than SLOW_STATEMENT_MS, by name and first table.',
      labelNames: ['statement', 'table'],
    },
    () =>
      database.slowStatements
        .counts()
        .map(({ statement, table, count }) => [{ statement, table }, count]),
  );
}

const samplesOf = (prefix: string, connections: Connections): Sample[] =>
  ([`usual`, `statements`] as const).flatMap((kind) => {
    const pool = `${prefix}${kind}`;
    const { totalCount, idleCount, waitingCount } =
      kind === 'usual' ? connections.pool : connections.statementPool;
    return [
      [{ pool, state: 'total' }, totalCount],
      [{ pool, state: 'idle' }, idleCount],
      [{ pool, state: 'waiting' }, waitingCount],
    ] satisfies Sample[];
  });

function measureJobs({ diagnostics }: Deps, add: AddSeries): void {
  const ofJobs = (name: string, help: string, read: (state: JobState) => number | undefined) =>
    add(`job_${name}`, { help, labelNames: ['job'] }, () =>
      [...diagnostics.jobs].flatMap(([name, job]): Sample[] => {
        const value = read(job.state());
        return value === undefined ? [] : [[{ job: name }, value]];
      }),
    );
  ofJobs('runs_total', 'Rounds of a background job that have ended.', ({ rounds }) => rounds);
  ofJobs('failures_total', 'Rounds of a background job that failed.', ({ failures }) => failures);
  ofJobs('running', '1 while a background job works.', ({ isRunning }) => Number(isRunning));
  ofJobs(
    'last_run_timestamp_seconds',
    'When the last round of a background job began.',
    ({ last }) => last && last.startedAt.getTime() / 1_000,
  );
  ofJobs(
    'last_run_duration_seconds',
    'How long the last round of a background job took.',
    ({ last }) => last && last.ms / 1_000,
  );
}

function measureWorkers({ diagnostics }: Deps, add: AddSeries): void {
  const ofPools = (name: string, help: string, read: (state: PoolState) => number) =>
    add(`worker_${name}`, { help, labelNames: ['pool'] }, () =>
      [...diagnostics.pools].map(([pool, state]): Sample => [{ pool }, read(state())]),
    );
  ofPools('running', 'Tasks on untrusted input that run.', ({ running }) => running);
  ofPools('waiting', 'Tasks that wait for a process.', ({ waiting }) => waiting);
  ofPools('limit', 'Tasks that may run at once.', ({ maxRunning }) => maxRunning);
  ofPools('tasks_total', 'Tasks that have ended.', ({ totals }) => totals.ended);
  ofPools(
    'killed_total',
    'Tasks whose process was killed or crashed: time, memory, or a caller who left.',
    ({ totals }) => totals.killed,
  );
  ofPools(
    'task_seconds_total',
    'How long all tasks have worked, without their waits.',
    ({ totals }) => totals.workedMs / 1_000,
  );
}
