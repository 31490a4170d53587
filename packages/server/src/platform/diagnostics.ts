/**
 * What an admin can see of this process: its background jobs, worker processes, open connections, and how the last
 * calls to outside services went. Features add theirs when they start; nothing is stored, so it starts empty with
 * each start.
 */
import { AppError } from '@saltbush/contract/errors';
import type { JobName, WorkerPoolName } from '@saltbush/contract/admin/instance-health';
import type { OutsideServiceName } from '@saltbush/contract/admin/outside-services';
import type { PeriodicJob } from './periodic-job';
import type { PoolState } from './worker-pool/worker-pool';

export interface ServiceCalls {
  lastSuccessAt?: Date;
  lastFailure?: { at: Date; error: unknown };
}

export interface Diagnostics {
  readonly startedAt: Date;
  readonly jobs: ReadonlyMap<JobName, PeriodicJob>;
  readonly pools: ReadonlyMap<WorkerPoolName, () => PoolState>;
  readonly services: ReadonlyMap<OutsideServiceName, ServiceCalls>;
  /** Browsers that hear of changes at once. */
  countLive(): number;
  addJob(name: JobName, job: PeriodicJob): void;
  addPool(name: WorkerPoolName, state: () => PoolState): void;
  addLive(count: () => number): void;
  /**
   * A client of an outside service, the outcome of whose calls is recorded.
   *
   * @param isFailure whether an error says that the service does not work
   * @example const stripe = diagnostics.watch('stripe', openStripe(settings));
   */
  watch<Client extends object>(
    name: OutsideServiceName,
    client: Client,
    isFailure?: (error: unknown) => boolean,
  ): Client;
}

export function openDiagnostics(clock: () => Date): Diagnostics {
  const jobs = new Map<JobName, PeriodicJob>();
  const pools = new Map<WorkerPoolName, () => PoolState>();
  const services = new Map<OutsideServiceName, ServiceCalls>();
  const live: (() => number)[] = [];

  const record = (name: OutsideServiceName, outcome: ServiceCalls): void =>
    void services.set(name, { ...services.get(name), ...outcome });

  return {
    startedAt: clock(),
    jobs,
    pools,
    services,
    countLive: () => live.reduce((sum, count) => sum + count(), 0),
    addJob: (name, job) => void jobs.set(name, job),
    addPool: (name, state) => void pools.set(name, state),
    addLive: (count) => void live.push(count),
    watch: (name, client, isFailure = isOutage) =>
      observed(client, {
        onSuccess: () => record(name, { lastSuccessAt: clock() }),
        onError: (error) => {
          if (isFailure(error)) record(name, { lastFailure: { at: clock(), error } });
        },
      }),
  };
}

/** The same object; each of its functions that returns a promise reports how that ended. */
function observed<Client extends object>(
  client: Client,
  { onSuccess, onError }: { onSuccess: () => void; onError: (error: unknown) => void },
): Client {
  type Call = (...given: unknown[]) => unknown;
  const watched =
    (call: Call): Call =>
    (...given) => {
      const result = call(...given);
      if (result instanceof Promise) void result.then(onSuccess, onError);
      return result;
    };
  return Object.fromEntries(
    Object.entries(client).map(([key, value]: [string, unknown]) => [
      key,
      typeof value === 'function' && key !== 'close' ? watched(value as Call) : value,
    ]),
  ) as Client;
}

/** A caller who went away, or who asked for what is refused, says nothing about the service. */
function isOutage(error: unknown): boolean {
  if (error instanceof AppError) return error.status >= 500;
  return !(error instanceof DOMException && error.name === 'AbortError');
}
