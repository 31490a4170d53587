import { statfs } from 'node:fs/promises';
import type { DiskSize } from '@saltbush/domain/admin/disk-space';

/**
 * Of the disk that a folder is on, in bytes; nothing where the system does not tell, or the folder is not there.
 *
 * @example (await readDiskSize('data'))?.freeBytes // 12_000_000_000
 */
export async function readDiskSize(folder: string): Promise<DiskSize | undefined> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
  } catch {
    return undefined;
  }
}
