/**
 * Where the files of images lie: on our disk. Reading and removing go through flydrive, whose other
 * disks are clouds; writing is our own, because flydrive neither flushes nor renames.
 *
 * A file appears whole or not at all: it is written under another name, flushed to the disk, then
 * renamed. A name never changes its content, so nobody reads one while it is being written.
 */
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { newId } from '../platform/ids';

export interface ImageStore {
  /** Durable when this resolves. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  find(key: string): Promise<Buffer | undefined>;
  /** Removes every file below the folder; none is no mistake. */
  removeFolder(folder: string): Promise<void>;
}

export function diskImageStore(dataFolder: string): ImageStore {
  const root = join(dataFolder, 'images');
  const disk = new Disk(new FSDriver({ location: root, visibility: 'private' }));
  return {
    put: (key, bytes) => writeWhole(join(root, key), bytes),
    async find(key) {
      try {
        return Buffer.from(await disk.getBytes(key));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    removeFolder: (folder) => disk.deleteAll(folder),
  };
}

async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const folder = dirname(path);
  const unfinished = join(folder, `${newId()}.unfinished`);
  await mkdir(folder, { recursive: true });
  try {
    const file = await open(unfinished, 'wx');
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  await flushFolder(folder);
  await flushFolder(dirname(folder));
}

/** Makes new names in a folder durable. Windows can't open a folder, and keeps names without it. */
async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && (error.cause as NodeJS.ErrnoException | undefined)?.code === 'ENOENT';
