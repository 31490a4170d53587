/**
 * Distinguishes outages (the database, the disk, object storage) from bugs in the program: the
 * caller has done nothing wrong, and the same call may succeed later.
 */
import type { ErrorCode } from '@saltbush/contract/errors';

type Outage = Extract<
  ErrorCode,
  | 'DATABASE_UNAVAILABLE'
  | 'SERVER_BUSY'
  | 'DISK_FULL'
  | 'DISK_FAILING'
  | 'OBJECT_STORAGE_UNAVAILABLE'
>;

/**
 * Looks through `cause`, because Drizzle and flydrive wrap errors.
 *
 * @returns nothing for an error of any other kind
 * @example findOutage(Object.assign(new Error(), { code: '53100' })) // 'DISK_FULL'
 */
export function findOutage(error: unknown): Outage | undefined {
  for (const cause of causesOf(error)) {
    const outage = outageOf(cause);
    if (outage) return outage;
  }
  return undefined;
}

/**
 * Whether all connections were in use for as long as a call waits: nothing was asked of the database, and whoever can
 * wait asks again.
 */
export const isConnectionShortage = (error: unknown): boolean =>
  causesOf(error).some(({ message }) => message === noFreeConnection);

interface Failure extends Error {
  code?: unknown;
  syscall?: unknown;
}

/** The error itself first. */
function causesOf(error: unknown): Failure[] {
  const causes: Failure[] = [];
  let at = error;
  while (causes.length < mostCauses && at instanceof Error) {
    causes.push(at as Failure);
    at = at instanceof AggregateError ? at.errors[0] : at.cause;
  }
  return causes;
}

const mostCauses = 5;

function outageOf({ code, syscall, message }: Failure): Outage | undefined {
  if (typeof code !== 'string') {
    if (message === noFreeConnection) return 'SERVER_BUSY';
    return lostConnections.has(message) ? 'DATABASE_UNAVAILABLE' : undefined;
  }
  // No file: the socket of a server that does not run.
  if (code === 'ENOENT') return syscall === 'connect' ? 'DATABASE_UNAVAILABLE' : undefined;
  return byCode[code] ?? (/^08...$/.test(code) ? 'DATABASE_UNAVAILABLE' : undefined);
}

/** SQLSTATEs (PostgreSQL's manual, appendix A; class 08 is "connection exception") and errno names. */
const byCode: Partial<Record<string, Outage>> = {
  '57P01': 'DATABASE_UNAVAILABLE', // admin_shutdown
  '57P02': 'DATABASE_UNAVAILABLE', // crash_shutdown
  '57P03': 'DATABASE_UNAVAILABLE', // cannot_connect_now: starting, stopping or in recovery
  '57P04': 'DATABASE_UNAVAILABLE', // database_dropped
  '57P05': 'DATABASE_UNAVAILABLE', // idle_session_timeout
  '25P03': 'DATABASE_UNAVAILABLE', // idle_in_transaction_session_timeout: the connection is gone
  '25006': 'DATABASE_UNAVAILABLE', // read_only_sql_transaction: a standby, or a provider's full disk
  '3D000': 'DATABASE_UNAVAILABLE', // invalid_catalog_name: it worked at the start
  '28P01': 'DATABASE_UNAVAILABLE', // invalid_password: likewise
  '28000': 'DATABASE_UNAVAILABLE', // invalid_authorization_specification: likewise
  ECONNREFUSED: 'DATABASE_UNAVAILABLE',
  ECONNRESET: 'DATABASE_UNAVAILABLE',
  EPIPE: 'DATABASE_UNAVAILABLE',
  ETIMEDOUT: 'DATABASE_UNAVAILABLE',
  EHOSTUNREACH: 'DATABASE_UNAVAILABLE',
  ENETUNREACH: 'DATABASE_UNAVAILABLE',
  ENOTFOUND: 'DATABASE_UNAVAILABLE',
  EAI_AGAIN: 'DATABASE_UNAVAILABLE',

  '53300': 'SERVER_BUSY', // too_many_connections
  '53200': 'SERVER_BUSY', // out_of_memory
  '53400': 'SERVER_BUSY', // configuration_limit_exceeded
  '57014': 'SERVER_BUSY', // query_canceled: it ran into statement_timeout
  '55P03': 'SERVER_BUSY', // lock_not_available
  '40001': 'SERVER_BUSY', // serialization_failure
  '40P01': 'SERVER_BUSY', // deadlock_detected
  EMFILE: 'SERVER_BUSY',
  ENFILE: 'SERVER_BUSY',

  '53100': 'DISK_FULL', // disk_full
  ENOSPC: 'DISK_FULL',
  EDQUOT: 'DISK_FULL',

  '58030': 'DISK_FAILING', // io_error
  EIO: 'DISK_FAILING',
  EROFS: 'DISK_FAILING',

  // Whatever its own cause is (`outside/object-storage`).
  OBJECT_STORAGE: 'OBJECT_STORAGE_UNAVAILABLE',
};

/** Message of pg-pool, which has no code either: all connections of a pool were in use. */
const noFreeConnection = 'timeout exceeded when trying to connect';

/** Messages of pg and pg-pool for a lost connection; these errors have no code. */
const lostConnections = new Set([
  'Query read timeout',
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout expired',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Cannot use a pool after calling end on the pool',
]);
