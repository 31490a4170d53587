/**
 * How the built-in PostgreSQL is set: for one household or a few hundred people on a small
 * machine, given on the command line at every start so that they follow the program's version.
 */
import type { PostmasterAddress } from './postmaster-address';

export const postgresSettings = (
  { socketFolder, port }: PostmasterAddress,
  { isThrowaway, logBytes }: { isThrowaway: boolean; logBytes: number },
): Record<string, string> => ({
  // Only this machine, and only who may enter the socket's folder (without Unix sockets: who
  // knows the password).
  listen_addresses: socketFolder ? '' : '127.0.0.1',
  unix_socket_directories: socketFolder,
  unix_socket_permissions: '0700',
  port: String(port),

  // An answered write is on the disk. Only a test's database, which nobody will read again after
  // a crash, does without.
  fsync: isThrowaway ? 'off' : 'on',
  synchronous_commit: isThrowaway ? 'off' : 'on',
  full_page_writes: isThrowaway ? 'off' : 'on',

  // No replicas and no archive hang on this server, so the log needs to serve recovery only.
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: megabytes(logBytes),
  min_wal_size: megabytes(Math.min(logBytes, usualLogBytes)),

  // The pools (connect.ts), a backup, and those that listen and own the cluster; many apps of tests.
  max_connections: isThrowaway ? '120' : '40',
  // The recipes of a household fit; the system's own file cache does the rest.
  shared_buffers: '64MB',
  // Huge pages and a pool of I/O workers cost start time and processes, and pay from gigabytes on.
  huge_pages: 'off',
  io_method: 'sync',
  // Compiling a plan and splitting it over processes cost more than our queries take. Parallel
  // ones also want more shared memory than a container gives by default.
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  max_logical_replication_workers: '0',

  // A book that was just moved in is soon as quick as an old one: what is counted from an index
  // alone must first be swept.
  autovacuum_naptime: '10s',
  autovacuum: isThrowaway ? 'off' : 'on',

  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  // What postgres-log.ts reads. Statements hold what people wrote: they are not logged.
  log_destination: 'stderr',
  logging_collector: 'off',
  log_line_prefix: '%b|',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
});

/** Its files are used again rather than removed. */
const usualLogBytes = 48 * 1024 * 1024;

const megabytes = (bytes: number): string => `${Math.floor(bytes / 1024 ** 2)}MB`;
