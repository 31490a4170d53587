/**
 * Refuses large writes while the disk of the data folder has room only for small ones: PostgreSQL stops for everyone,
 * also for those who only read, when it cannot write its log.
 */
import { statfs } from 'node:fs/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Both in bytes. */
export interface DiskRoom {
  size: number;
  free: number;
}

/**
 * Deleting, reading, signing in and ticking are never refused here. With a database elsewhere, only the room for
 * uploaded files is known.
 *
 * @param measure replaced by tests
 * @throws ENOSPC, which is answered as DISK_FULL and logged
 * @example refuseOnFullDisk(app, { dataFolder: './data', databaseUrl: undefined })
 */
export function refuseOnFullDisk(
  app: FastifyInstance,
  { dataFolder, databaseUrl }: { dataFolder: string; databaseUrl: string | undefined },
  measure: (folder: string) => Promise<DiskRoom | undefined> = measureDisk,
): void {
  let enoughUntil = 0;
  app.addHook('preParsing', async (request) => {
    const share = shareNeeded(request, databaseUrl !== undefined);
    if (share === 0 || performance.now() < enoughUntil) return;
    const room = await measure(dataFolder);
    if (!room) return;
    const reserve = reserveOf(room.size);
    if (room.free < reserve * share) {
      throw Object.assign(new Error('too little room on the disk of the data folder'), {
        code: 'ENOSPC',
      });
    }
    // Only a good answer is used again: room that somebody has made is seen at once.
    if (room.free >= reserve) enoughUntil = performance.now() + cacheMs;
  });
}

/**
 * Bytes that large writes leave free: twice what PostgreSQL's log may grow by (`max_wal_size`), and a quarter of a
 * small disk.
 *
 * @example reserveOf(400e6) // 100e6
 */
export const reserveOf = (size: number): number => Math.min(512 * 1024 * 1024, size / 4);

/** The part of the reserve that must be free: all for large bodies, half for middling ones, nothing for small ones. */
function shareNeeded({ method, headers }: FastifyRequest, hasDatabaseElsewhere: boolean): number {
  if (method === 'GET' || method === 'HEAD' || method === 'DELETE') return 0;
  const isUpload = headers['content-type']?.startsWith('multipart/') === true;
  if (isUpload) return 1;
  if (hasDatabaseElsewhere) return 0;
  const isChunked = headers['transfer-encoding'] !== undefined;
  const bytes = isChunked ? Infinity : Number(headers['content-length'] ?? 0);
  if (bytes > largeBytes) return 1;
  return bytes > smallBytes ? 0.5 : 0;
}

const largeBytes = 64 * 1024;
/** Signing in, or some ticks of a list. */
const smallBytes = 4 * 1024;
const cacheMs = 1000;

/** Undefined if the folder does not exist or its file system is unknown. */
async function measureDisk(folder: string): Promise<DiskRoom | undefined> {
  const found = await statfs(folder).catch(() => undefined);
  return found && { size: found.blocks * found.bsize, free: found.bavail * found.bsize };
}
