/** The folder of backups. A name says when the file was made, and whether by itself: no other file is ever touched. */
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { nightOf, type BackupMade } from '@saltbush/domain/admin/backups';
import { flushFolder } from '../../../platform/flush-folder';

export interface BackupFile extends BackupMade {
  name: string;
  path: string;
  bytes: number;
}

/** @example nameOfBackup(Date.parse('2026-11-27T16:00:12Z'), true) // 'saltbush-20261127T160012Z-nightly.saltbush' */
export function nameOfBackup(madeAt: number, isNightly: boolean): string {
  const moment = new Date(madeAt).toISOString().replace(/[-:]|\.\d+/g, '');
  return `saltbush-${moment}${isNightly ? '-nightly' : ''}.saltbush`;
}

/** @returns nothing for a file that is not ours */
export function parseBackupName(name: string): BackupMade | undefined {
  const [, date, hour, minute, second, nightly] =
    /^saltbush-(\d{8})T(\d\d)(\d\d)(\d\d)Z(-nightly)?\.saltbush$/.exec(name) ?? [];
  if (date === undefined) return undefined;
  const day = `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}`;
  const madeAt = Date.parse(`${day}T${hour}:${minute}:${second}Z`);
  if (Number.isNaN(madeAt)) return undefined;
  return { madeAt, night: nightly === undefined ? undefined : nightOf(madeAt) };
}

/** Newest first; none where there is no folder yet. */
export async function listBackups(folder: string): Promise<BackupFile[]> {
  const names = await readdir(folder).catch(() => []);
  const files: BackupFile[] = [];
  for (const name of names) {
    const made = parseBackupName(name);
    const path = join(folder, name);
    const found = made && (await stat(path).catch(() => undefined));
    if (made && found?.isFile()) files.push({ ...made, name, path, bytes: found.size });
  }
  return files.toSorted((one, next) => next.madeAt - one.madeAt);
}

/** Makes the folder, and removes what a server that was killed has left; for whoever has the lock. */
export async function openFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const names = await readdir(folder);
  const leftovers = names.filter((name) => /^saltbush-.*\.partial$/.test(name));
  for (const name of leftovers) await rm(join(folder, name), { force: true });
}

export async function removeBackups(
  folder: string,
  files: readonly { path: string }[],
): Promise<void> {
  for (const { path } of files) await rm(path, { force: true });
  if (files.length > 0) await flushFolder(folder);
}
