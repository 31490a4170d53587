/**
 * How much space a disk must have left, so that a full one stops writing and nothing else.
 *
 * - PostgreSQL writes each change to its log first. A log that finds no space ends the whole server, reading too, until
 *   there is some. So large writes stop while the log can still grow to its limit, the checkpoint that shortens it
 *   included: three times the limit.
 * - Small writes (a sign-in, a tick) go on until one limit of the log is left; then only those that hardly grow it.
 * - On a small disk all of it is smaller: the log may take a sixteenth, and a disk is not called full while it has a
 *   third left.
 */

const megabyte = 1024 ** 2;

/** Sizes in bytes. */
export interface DiskLimits {
  /** The limit of PostgreSQL's log. */
  readonly log: number;
  /** With less, large writes are refused. */
  readonly largeWrites: number;
  /** With less, all but the smallest writes are refused. */
  readonly smallWrites: number;
  /** Of a file that is given back when there is no space at all. */
  readonly reserve: number;
}

/**
 * @param totalBytes of the disk
 * @example diskLimitsOf(100 * 1024 ** 3).largeWrites // 768 MB
 * @example diskLimitsOf(400 * 1024 ** 2).largeWrites // 96 MB
 */
export function diskLimitsOf(totalBytes: number): DiskLimits {
  // PostgreSQL's least is two files of 16 MB.
  const log = Math.min(256 * megabyte, Math.max(32 * megabyte, totalBytes / 16));
  const largeWrites = Math.min(3 * log, 0.3 * totalBytes);
  return {
    log,
    largeWrites,
    smallWrites: largeWrites / 3,
    reserve: Math.min(64 * megabyte, totalBytes / 12),
  };
}

/** Bytes of a body that is more than a few words, and of one that hardly grows the log: a sign-in, a tick. */
export const smallWriteBytes = 32 * 1024;
export const smallestWriteBytes = 2 * 1024;

export interface DiskSize {
  readonly freeBytes: number;
  readonly totalBytes: number;
}

/**
 * Whether a write of this size may go to the disk.
 *
 * @example hasSpaceFor({ freeBytes: 100 * 1024 ** 2, totalBytes: 100 * 1024 ** 3 }, 900_000) // false
 */
export function hasSpaceFor({ freeBytes, totalBytes }: DiskSize, bytes: number): boolean {
  const { largeWrites, smallWrites } = diskLimitsOf(totalBytes);
  if (freeBytes >= largeWrites) return true;
  return bytes <= (freeBytes >= smallWrites ? smallWriteBytes : smallestWriteBytes);
}

/** Whether large writes are refused for want of space. */
export const isDiskFull = (disk: DiskSize): boolean => !hasSpaceFor(disk, Number.POSITIVE_INFINITY);
