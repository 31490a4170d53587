/**
 * How the last backups went: a file beside them, not a row, since a backup must not change what it saves. What is in it
 * is safe to be shown.
 */
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { backupStatusFields } from '@saltbush/contract/admin/backups';
import { parseInput } from '@saltbush/contract/schemas/parse-input';

const name = 'status.json';
const statusSchema = z.object(backupStatusFields);

export type BackupStatus = z.output<typeof statusSchema>;

/** @returns an empty one where there is none, or where it cannot be read */
export async function readStatus(folder: string): Promise<BackupStatus> {
  try {
    const text = await readFile(join(folder, name), 'utf8');
    return parseInput(statusSchema, JSON.parse(text)).data ?? {};
  } catch {
    return {};
  }
}

/**
 * Changes the fields that are given and keeps the rest. Only the process that holds the backup lock may call it.
 *
 * @param change a field that is given as undefined is removed
 */
export async function changeStatus(
  folder: string,
  change: { [Field in keyof BackupStatus]: BackupStatus[Field] | undefined },
): Promise<void> {
  const path = join(folder, name);
  const status = { ...(await readStatus(folder)), ...change };
  await writeFile(`${path}.new`, JSON.stringify(status), { mode: 0o600 });
  await rename(`${path}.new`, path);
}
