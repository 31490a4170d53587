/**
 * Where the files of images lie: on our disk (others: `open-image-store.ts`). Reading and removing go through flydrive;
 * writing is our own, because flydrive neither flushes nor renames.
 *
 * A file appears whole or not at all: it is written under another name, flushed to the disk, then
 * renamed. A name never changes its content, so nobody reads one while it is being written.
 */
import { existsSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { flushFolder } from '../platform/flush-folder';
import { newId } from '../platform/ids';

export interface ImageStore {
  /** Durable when this resolves. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  find(key: string): Promise<Buffer | undefined>;
  /** Removes every file below the folder; none is no mistake. */
  removeFolder(folder: string): Promise<void>;
  /** Every file that is finished, in the order of the keys. */
  list(): Promise<StoredFile[]>;
}

export interface StoredFile {
  key: string;
  bytes: number;
}

const imagesFolderIn = (dataFolder: string): string => join(dataFolder, 'images');

export const diskImageStore = (dataFolder: string): ImageStore =>
  folderImageStore(imagesFolderIn(dataFolder));

/** @param root made with the first file */
export function folderImageStore(root: string): ImageStore {
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
    list: () => listFiles(root),
  };
}

/** Without hidden files: those are not ours. */
async function listFiles(root: string): Promise<StoredFile[]> {
  if (!existsSync(root)) return [];
  const entries = await readdir(root, { withFileTypes: true, recursive: true });
  const keys = entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith(unfinishedEnding))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((key) => !key.split('/').some((part) => part.startsWith('.')));
  const files: StoredFile[] = [];
  for (const key of keys.toSorted()) {
    const found = await stat(join(root, key)).catch(() => undefined);
    if (found) files.push({ key, bytes: found.size });
  }
  return files;
}

const unfinishedEnding = '.unfinished';

async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const folder = dirname(path);
  const unfinished = join(folder, `${newId()}${unfinishedEnding}`);
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

const isMissing = (error: unknown): boolean =>
  error instanceof Error && (error.cause as NodeJS.ErrnoException | undefined)?.code === 'ENOENT';
