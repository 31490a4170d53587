/**
 * The cluster: PostgreSQL's data directory, `postgres` in the data folder.
 *
 * It is made beside its place and then renamed, so that it is there whole or not at all: a start
 * that was killed half-way leaves only rubbish, which the next one removes.
 */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, lchown, mkdir, mkdtemp, readdir, readFile } from 'node:fs/promises';
import { rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { once } from 'node:events';
import { flushFolder } from '../../flush-folder';
import { type NativeBinaries, findNativeBinaries } from './native-binaries';
import { type ClusterPlace, spawnNative } from './native-process';
import { passwordFileName } from './postmaster-file';
import { type ServerAccount, chooseServerAccount } from './server-account';

/** PostgreSQL's own administrator; Saltbush itself works as an ordinary role. */
export const superuserName = 'postgres';

export const clusterFolderIn = (dataFolder: string): string => join(dataFolder, 'postgres');

/** Makes the cluster at the first start, and checks at every other that we may open it. */
export async function openCluster(dataFolder: string): Promise<ClusterPlace> {
  await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  const folder = clusterFolderIn(dataFolder);
  const account = await chooseServerAccount(dataFolder, folder);
  const native = await findNativeBinaries(account);
  if (existsSync(folder)) await checkOwner(folder, account);
  if (!existsSync(join(folder, 'PG_VERSION'))) await createCluster(dataFolder, native, account);
  await checkVersion(folder, native);
  return { folder, native, account };
}

/** For the cluster's owner only: another start may be making its own. */
export async function removeUnfinishedClusters(dataFolder: string): Promise<void> {
  const names = (await readdir(dataFolder)).filter((name) => name.startsWith(unfinishedPrefix));
  for (const name of names) {
    // One that can't be removed now, because its initdb is still dying, can be next time.
    await rm(join(dataFolder, name), { recursive: true, force: true }).catch(() => undefined);
  }
}

const unfinishedPrefix = 'postgres.unfinished-';

async function createCluster(
  dataFolder: string,
  native: NativeBinaries,
  account: ServerAccount | undefined,
): Promise<void> {
  const folder = await mkdtemp(join(dataFolder, unfinishedPrefix));
  try {
    if (account) await chown(folder, account.uid, account.gid);
    await runInitdb({ folder, native, account });
    await rename(folder, clusterFolderIn(dataFolder));
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    // Two first starts at once: the quicker one's cluster serves both, and only it will open it. It
    // may have taken ours for an unfinished one, and removed it.
    if (!existsSync(join(clusterFolderIn(dataFolder), 'PG_VERSION'))) throw error;
  }
  await flushFolder(dataFolder);
}

async function runInitdb(place: ClusterPlace): Promise<void> {
  const password = randomBytes(24).toString('base64url');
  const passwordFile = `${place.folder}.password`;
  const isGuardedByFolder = process.platform !== 'win32';
  if (!isGuardedByFolder) await writeFile(passwordFile, password, { mode: 0o600 });
  const child = spawnNative(place, 'initdb', [
    `--username=${superuserName}`,
    '--encoding=UTF8',
    '--data-checksums',
    // PostgreSQL's own collation: an upgrade of the system's would silently break indexes.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    // Character classes for extensions that still use the system locale (pg_trgm).
    `--locale=${systemLocales[process.platform] ?? 'C'}`,
    ...(isGuardedByFolder
      ? ['--auth=trust']
      : ['--auth=scram-sha-256', `--pwfile=${passwordFile}`]),
  ]);
  const output = Promise.all([text(child.stdout!), text(child.stderr!)]);
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) {
    throw new Error(`PostgreSQL could not set up its folder.\n${(await output).join('').trim()}`);
  }
  if (!isGuardedByFolder) await rename(passwordFile, join(place.folder, passwordFileName));
}

const systemLocales: Partial<Record<NodeJS.Platform, string>> = {
  linux: 'C.UTF-8',
  darwin: 'en_US.UTF-8',
};

async function checkVersion(folder: string, native: NativeBinaries): Promise<void> {
  const major = Number((await readFile(join(folder, 'PG_VERSION'), 'utf8')).trim());
  if (major === native.major) return;
  throw new Error(
    `The database in ${folder} was made by PostgreSQL ${major}; this Saltbush brings ${native.major}. ` +
      'Make a backup with the Saltbush that made it, move the folder away, and restore the backup here.',
  );
}

/** A folder that was copied from another machine may have another owner. */
async function checkOwner(folder: string, account: ServerAccount | undefined): Promise<void> {
  const { uid } = await stat(folder);
  const expected = account?.uid ?? process.getuid?.();
  if (expected === undefined) return; // Windows has no such owners.
  if (uid !== expected && !account) {
    throw new Error(
      `The database in ${folder} belongs to another user (${uid}). Start Saltbush as that user.`,
    );
  }
  if (account && uid !== expected) await giveTo(folder, account);
  await chmod(folder, 0o700);
}

async function giveTo(folder: string, { uid, gid }: ServerAccount): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  for (const entry of entries) await lchown(join(entry.parentPath, entry.name), uid, gid);
  // Last, so that an interrupted change of owner is repeated.
  await lchown(folder, uid, gid);
}
