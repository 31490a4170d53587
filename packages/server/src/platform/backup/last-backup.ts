/**
 * When the data folder was last backed up. It is a file of the folder, not a row: a backup must not change what it
 * saves, and the database may be another machine's.
 */
import { readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { parseInput } from '@saltbush/contract/schemas/parse-input';

const name = 'last-backup.json';
const backupSchema = z.object({ finishedAt: z.iso.datetime(), bytes: z.number() });

export type LastBackup = z.output<typeof backupSchema>;

/** @param file the backup that was written */
export async function noteBackup(dataFolder: string, file: string, now: Date): Promise<void> {
  const { size: bytes } = await stat(file);
  const path = join(dataFolder, name);
  await writeFile(`${path}.new`, JSON.stringify({ finishedAt: now.toISOString(), bytes }));
  await rename(`${path}.new`, path);
}

/** @returns nothing where there is none, or where it cannot be read */
export async function findLastBackup(dataFolder: string): Promise<LastBackup | undefined> {
  try {
    const text = await readFile(join(dataFolder, name), 'utf8');
    return parseInput(backupSchema, JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
