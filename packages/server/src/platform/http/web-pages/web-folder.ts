/**
 * The files of the web app as this instance serves them. The build is made for "/"; below a path its addresses need that
 * path (decision 0119). `addresses.json` of the build says where. The result is stored in the data folder with its
 * compressed forms, so that only the first start of a version makes it. The languages that are built by then are in it;
 * one that is built later is served from the next start on.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { newId } from '../../ids';

export interface WebFolderSettings {
  /** The folder that the build wrote. */
  built: string;
  /** "" or "/recipes". */
  basePath: string;
  dataFolder: string;
}

/** @returns the folder to serve: the build's own where there is no path, or no build */
export async function prepareWebFolder(settings: WebFolderSettings): Promise<string> {
  const { built, basePath, dataFolder } = settings;
  if (basePath === '' || !existsSync(join(built, 'addresses.json'))) return built;
  const languages = await readLanguages(built);
  const version = digestOf(basePath + languages.map(({ identity }) => identity).join(''));
  const folders = join(dataFolder, 'web');
  const folder = join(folders, version);
  if (!existsSync(folder)) {
    const unfinished = join(folders, `unfinished-${newId()}`);
    await writeFolder(built, unfinished, { basePath, languages });
    // Another process may have been faster.
    await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true, force: true }));
  }
  await removeOldFolders(folders, version);
  return folder;
}

/** By file, where the path is put into its text, ascending. */
type Addresses = Record<string, number[]>;

interface BuiltLanguage {
  /** "" of the first, "languages/de/" of another. */
  folder: string;
  addresses: Addresses;
  /** Another one after each build. */
  identity: string;
}

async function readLanguages(built: string): Promise<BuiltLanguage[]> {
  const names = await readdir(join(built, languagesFolder)).catch(() => []);
  const folders = ['', ...names.toSorted().map((name) => `${languagesFolder}/${name}/`)];
  return Promise.all(
    folders.map(async (folder) => {
      const text = await readFile(join(built, folder, 'addresses.json'), 'utf8');
      const worker = await readFile(join(built, folder, 'sw.js'), 'utf8');
      return { folder, addresses: JSON.parse(text) as Addresses, identity: text + worker };
    }),
  );
}

const languagesFolder = 'languages';

async function writeFolder(
  built: string,
  folder: string,
  { basePath, languages }: { basePath: string; languages: BuiltLanguage[] },
): Promise<void> {
  const addresses = Object.assign({}, ...languages.map((each) => each.addresses)) as Addresses;
  const texts = await readTexts(built, addresses, basePath);
  correctDigests(texts, basePath);
  const entries = await readdir(built, { withFileTypes: true, recursive: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(built.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((file) => isOf(languages, file));
  const folders = new Set(files.map((file) => dirname(join(folder, file))));
  for (const each of folders) await mkdir(each, { recursive: true });
  await severalAtOnce(files, async (file) => {
    const text = texts.get(file);
    if (text !== undefined) await writeWithCompressed(join(folder, file), text);
    else if (!texts.has(file.replace(/\.(br|gz)$/, ''))) {
      await copyFile(join(built, file), join(folder, file));
    }
  });
}

/** There are thousands: one after the other most of the time is waiting, and all at once too many are open. */
async function severalAtOnce(
  files: readonly string[],
  write: (file: string) => Promise<void>,
): Promise<void> {
  const left = files.values();
  const writeNext = async () => {
    for (const file of left) await write(file);
  };
  await Promise.all(Array.from({ length: mostAtOnce }, writeNext));
}

const mostAtOnce = 16;

/** A language may have come since. What it adds outside of its folder is then there, and nothing links to it. */
const isOf = (languages: BuiltLanguage[], file: string): boolean =>
  !file.startsWith(`${languagesFolder}/`) ||
  languages.some(({ folder }) => folder !== '' && file.startsWith(folder));

async function readTexts(
  built: string,
  addresses: Addresses,
  basePath: string,
): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const [file, positions] of Object.entries(addresses)) {
    texts.set(file, insertAt(await readFile(join(built, file), 'utf8'), positions, basePath));
  }
  return texts;
}

/** @example insertAt('<a href="/login">', [9], '/recipes') // '<a href="/recipes/login">' */
export function insertAt(text: string, positions: readonly number[], inserted: string): string {
  const starts = [0, ...positions];
  return starts.map((start, index) => text.slice(start, starts[index + 1])).join(inserted);
}

/**
 * The list of the files for use without a network has the digest of each, as the build's `app-files.ts` writes it: a
 * device takes over what an update has not changed by it.
 */
function correctDigests(texts: Map<string, string>, basePath: string): void {
  for (const [file, list] of texts) {
    if (!file.startsWith('assets/app-files-')) continue;
    const { packs } = JSON.parse(list) as { packs: { files: Record<string, string> }[] };
    for (const { files } of packs) {
      for (const path of Object.keys(files)) {
        const text = texts.get(path.slice(basePath.length + 1));
        if (text !== undefined) files[path] = digestOf(text);
      }
    }
    texts.set(file, JSON.stringify({ packs }));
  }
}

const digestOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Someone waits for this start: at 9 it takes five times as long, and what is sent is 1 % smaller. */
const brotliSettings = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/** Smaller files are sent as they are, as those of the build. */
const leastBytes = 1024;

async function writeWithCompressed(path: string, text: string): Promise<void> {
  const bytes = Buffer.from(text);
  await writeFile(path, bytes);
  if (bytes.length < leastBytes) return;
  await Promise.all([
    promisify(gzip)(bytes, { level: 9 }).then((packed) => writeFile(`${path}.gz`, packed)),
    promisify(brotliCompress)(bytes, brotliSettings).then((packed) =>
      writeFile(`${path}.br`, packed),
    ),
  ]);
}

/** Of the version before, another process may still serve pages. */
const oldFolderMs = 24 * 60 * 60 * 1000;

async function removeOldFolders(folders: string, version: string): Promise<void> {
  for (const name of await readdir(folders)) {
    const folder = join(folders, name);
    if (name === version || Date.now() - (await stat(folder)).mtimeMs < oldFolderMs) continue;
    await rm(folder, { recursive: true, force: true });
  }
}
