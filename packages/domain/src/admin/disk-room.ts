/**
 * How much room a disk must have left, so that a full one stops writing and nothing else.
 *
 * - PostgreSQL writes each change to its log first. A log that finds no room ends the whole server, reading too, until
 *   there is some. So large writes stop while the log can still grow to its limit, the checkpoint that shortens it
 *   included: three times the limit.
 * - Small writes (a sign-in, a tick) go on until one limit of the log is left; then only those that hardly grow it.
 * - On a small disk all of it is smaller: the log may take a sixteenth, and a disk is not called full while it has a
 *   third left.
 */

const megabyte = 1024 ** 2;

/** Sizes in bytes. */
export interface DiskRoom {
  /** The limit of PostgreSQL's log. */
  readonly log: number;
  /** With less, large writes are refused. */
  readonly largeWrites: number;
  /** With less, all but the smallest writes are refused. */
  readonly smallWrites: number;
  /** Of a file that is given back when there is no room at all. */
  readonly reserve: number;
}

/**
 * @param totalBytes of the disk
 * @example roomOf(100 * 1024 ** 3).largeWrites // 768 MB
 * @example roomOf(400 * 1024 ** 2).largeWrites // 96 MB
 */
export function roomOf(totalBytes: number): DiskRoom {
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
 * @example hasRoomFor({ freeBytes: 100 * 1024 ** 2, totalBytes: 100 * 1024 ** 3 }, 900_000) // false
 */
export function hasRoomFor({ freeBytes, totalBytes }: DiskSize, bytes: number): boolean {
  const { largeWrites, smallWrites } = roomOf(totalBytes);
  if (freeBytes >= largeWrites) return true;
  return bytes <= (freeBytes >= smallWrites ? smallWriteBytes : smallestWriteBytes);
}

/** Whether large writes are refused for want of room. */
export const isDiskFull = (disk: DiskSize): boolean => !hasRoomFor(disk, Number.POSITIVE_INFINITY);
