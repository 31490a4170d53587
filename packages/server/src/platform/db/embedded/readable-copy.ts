/**
 * Under root, node_modules often lies in a folder that only root may enter (`/root`), and
 * PostgreSQL, which runs as somebody else, can't start from there. Then its programs (56 MB) are
 * copied once, to a place that everybody may read and only root may write.
 */
import { randomUUID } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { chmod, cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** @returns `folder` itself where everybody may read it. */
export async function readableCopy(
  folder: string,
  version: string,
  cacheFolder = '/var/cache/saltbush',
): Promise<string> {
  if (isReadableByAll(join(folder, 'bin/postgres'))) return folder;
  const copy = join(cacheFolder, `postgresql-${version}`);
  if (existsSync(copy)) return copy;

  await mkdir(cacheFolder, { recursive: true });
  await chmod(cacheFolder, 0o755);
  const unfinished = `${copy}.${randomUUID()}`;
  await cp(folder, unfinished, { recursive: true, verbatimSymlinks: true });
  await letAllRead(unfinished);
  try {
    await rename(unfinished, copy);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    if (!existsSync(copy)) throw error; // Otherwise another start was quicker: its copy will do.
  }
  return copy;
}

function isReadableByAll(file: string): boolean {
  if ((statSync(file).mode & 0o005) !== 0o005) return false;
  for (let folder = dirname(file); ; folder = dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

/** An installation under a strict umask has files that only root may read. */
async function letAllRead(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) await chmod(path, 0o755);
    if (entry.isFile()) await chmod(path, (await stat(path)).mode & 0o100 ? 0o755 : 0o644);
  }
}
