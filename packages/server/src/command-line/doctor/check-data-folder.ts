/** The folder of the images and of the built-in database: may it be written to, and has its disk space? */
import { existsSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { newId } from '../../platform/ids';
import { fault, type Finding } from './finding';

export async function checkDataFolder(dataFolder: string): Promise<Finding[]> {
  // Before the first start it is not there, and the one above it must take it.
  const folder = existsSync(dataFolder) ? dataFolder : dirname(dataFolder);
  const reason = await refusalOf(folder);
  if (reason === undefined) return [];
  return [
    fault(
      `Nothing can be written to the data folder ${dataFolder} (${reason}).`,
      'Run this as the account that runs Saltbush; if it fails there too, give that account the folder (chown -R), or name another one by SALTBUSH_DATA.',
    ),
  ];
}

/** @returns the system's code for why, such as "EACCES"; nothing when a file can be written */
async function refusalOf(folder: string): Promise<string | undefined> {
  const path = join(folder, `.doctor-${newId()}`);
  try {
    const file = await open(path, 'wx', 0o600);
    await file.close();
    await rm(path);
    return undefined;
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    // A full disk is found by its size, and says what to do about that.
    return code === 'ENOSPC' ? undefined : code;
  }
}
