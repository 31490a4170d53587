/**
 * The space on the disk of the data folder: large writes are refused before it is full, and a reserve is given back when it
 * is (docs/decisions/0092).
 */
import {
  hasSpaceFor,
  isDiskFull,
  diskLimitsOf,
  type DiskSize,
} from '@saltbush/domain/admin/disk-space';
import { inBackground } from '../in-background';
import type { Log } from '../logging/log';
import { readDiskSize } from './disk-size';
import { giveReserveBack, makeReserve } from './reserve-file';

export interface Disk {
  /**
   * @param bytes that a write brings, `Infinity` for one of unknown size
   * @throws an error that is answered as DISK_FULL (`outages.ts`)
   */
  checkSpace(bytes: number): Promise<void>;
  /** Whether large writes are refused, as far as is known: looked at each second while there is little space. */
  isFull(): boolean;
  close(): Promise<void>;
}

/** For tests, and where nothing is known of the disk. */
export const endlessDisk: Disk = {
  checkSpace: async () => undefined,
  isFull: () => false,
  close: async () => undefined,
};

/**
 * @param hasDatabase whether PostgreSQL writes to this disk: then some of it is a reserve for its log
 * @example const disk = await openDisk({ folder: 'data', hasDatabase: true, log });
 */
export async function openDisk(options: {
  folder: string;
  hasDatabase: boolean;
  log: Log;
}): Promise<Disk> {
  const { folder, hasDatabase, log } = options;
  let size: DiskSize | undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  const look = async () => {
    size = await readDiskSize(folder);
    readAt = performance.now();
    // Whoever looks first gives it back: the next call may be a sign-in.
    if (size && hasDatabase && size.freeBytes < leastFreeBytes) await endReserve(folder, log);
    return size;
  };
  const watcher = watch(options, look);
  await watcher.first;
  return {
    async checkSpace(bytes) {
      const known = performance.now() - readAt < freshMs ? size : await look();
      if (known && !hasSpaceFor(known, bytes)) throw noSpace();
    },
    isFull: () => size !== undefined && isDiskFull(size),
    close: watcher.stop,
  };
}

/** As the system would say it. */
const noSpace = () =>
  Object.assign(new Error('too little room is left on the disk for this write'), {
    code: 'ENOSPC',
  });

/** Looks often while there is little space. */
function watch(
  { folder, hasDatabase, log }: { folder: string; hasDatabase: boolean; log: Log },
  look: () => Promise<DiskSize | undefined>,
): { first: Promise<void>; stop: () => Promise<void> } {
  const tend = async (): Promise<number> => {
    const size = await look();
    if (!size) return calmMs;
    const { reserve, largeWrites } = diskLimitsOf(size.totalBytes);
    if (hasDatabase && size.freeBytes >= largeWrites + reserve) await makeReserve(folder, reserve);
    return size.freeBytes < 2 * largeWrites ? tenseMs : calmMs;
  };
  return inBackground(tend, (error) => {
    log.warn({ err: error }, 'the room on the disk could not be looked after');
    return tenseMs;
  });
}

async function endReserve(folder: string, log: Log): Promise<void> {
  try {
    if (await giveReserveBack(folder))
      log.error('the disk is full: its reserve was given back, so that reading goes on');
  } catch (error) {
    log.warn({ err: error }, 'the reserve of the disk could not be given back');
  }
}

/** A file of PostgreSQL's log and half of another. */
const leastFreeBytes = 24 * 1024 * 1024;
const freshMs = 500;
const tenseMs = 500;
const calmMs = 10_000;
