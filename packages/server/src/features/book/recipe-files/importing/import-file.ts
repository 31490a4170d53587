/** Where the file of an import lies while it is read; it is removed when the import ends. */
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../../../config';

type Place = Pick<Config, 'dataFolder'>;

/** Named by the import's id: a name that somebody sends never becomes a path. */
export const importFile = (config: Place, importId: string): string =>
  join(folderOf(config), importId);

export async function makeImportFolder(config: Place): Promise<void> {
  await mkdir(folderOf(config), { recursive: true, mode: 0o700 });
}

/** The file, and the images that were taken out of it. */
export async function removeImportFiles(config: Place, importId: string): Promise<void> {
  const names = await readdir(folderOf(config)).catch(() => []);
  const ofImport = names.filter((name) => name.startsWith(importId));
  for (const name of ofImport) await rm(importFile(config, name), { force: true });
}

/**
 * What a crash left behind between the end of an import and the removal of its file. A young file may be
 * one that is just coming in.
 */
export async function sweepImportFiles(
  config: Place,
  now: Date,
  isWanted: (importId: string) => Promise<boolean>,
): Promise<void> {
  const names = await readdir(folderOf(config)).catch(() => []);
  for (const name of names) {
    const file = await stat(importFile(config, name)).catch(() => undefined);
    const isOld = file !== undefined && now.getTime() - file.mtimeMs > oldMs;
    if (isOld && !(await isWanted(name))) await rm(importFile(config, name), { force: true });
  }
}

const oldMs = 24 * 60 * 60 * 1000;

const folderOf = ({ dataFolder }: Place): string => join(dataFolder, 'imports');
