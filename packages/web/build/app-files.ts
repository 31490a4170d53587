/**
 * Packs what the app needs without a network into few files, which the service worker fetches after some use
 * (decision 0099). Each pack, and the list of them, has a hash of its content in its name.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { digestOf } from '../src/service-worker/app-files/digest.ts';
import { stemOf } from '../src/service-worker/app-files/file-names.ts';
import { atRoot, builtAddress, isText } from './base-path.ts';
import { placeOf } from './language-files.ts';
import type { AppFileList, Pack, PackedFile } from '../src/service-worker/app-files/file-list.ts';

/** Photos of the landing page, and what only a browser's menu shows, are left out. */
const needed = /\.(js|css|woff2|html|svg)$|^manifest\.webmanifest$|^icon-192\.png$/;

/** Charts are large, and nobody looks at them without a network. */
const ofAdmins = /^assets\/charts-/;

/** A pack that is cut off is fetched once more. */
const mostPackBytes = 600_000;
/** A pack ends at every one of so many names, on average. */
const namesPerPack = 64;

/**
 * @param folder that the build writes
 * @param ofLanguage where its files are served, as `placeOf` has it
 * @returns the address of the list
 */
export async function writeAppFiles(folder: string, ofLanguage: string): Promise<string> {
  const packs: Pack[] = [];
  for (const files of groupFiles(await readFiles(folder, ofLanguage))) {
    const packed = Object.fromEntries(
      files.map(({ path, bytes }) => [path, packFile(path, bytes)]),
    );
    const digests = files.map(({ path, digest }) => [path, digest] as const);
    const address = await writeHashed(folder, 'app-pack', packed);
    packs.push({ address, files: Object.fromEntries(digests) });
  }
  return writeHashed(folder, 'app-files', { packs } satisfies AppFileList);
}

interface AppFile {
  /** "/assets/index-C_lUBmW.js", after the placeholder of the base path. */
  path: string;
  bytes: Buffer<ArrayBuffer>;
  digest: string;
  stem: string;
  /** Whether a pack ends with it. */
  isLast: boolean;
}

async function readFiles(folder: string, ofLanguage: string): Promise<AppFile[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => needed.test(file) && file !== 'sw.js' && !ofAdmins.test(file));
  return Promise.all(
    files.map(async (file) =>
      describe(placeOf(file, ofLanguage), await readFile(join(folder, file))),
    ),
  );
}

async function describe(file: string, bytes: Buffer<ArrayBuffer>): Promise<AppFile> {
  const path = builtAddress(file);
  const stem = stemOf(`/${file}`);
  const isLast = parseInt((await digestOf(stem)).slice(0, 8), 16) % namesPerPack === 0;
  const digest = await digestOf(isText(file) ? atRoot(bytes.toString()) : bytes);
  return { path, bytes, digest, stem, isLast };
}

/** Packs end where a name says so: a file that is new, gone or larger moves no file of a later pack. */
function groupFiles(files: AppFile[]): AppFile[][] {
  const groups: AppFile[][] = [];
  let bytes = Infinity;
  for (const file of files.toSorted((a, b) => compare(a.stem, b.stem))) {
    if (bytes + file.bytes.length > mostPackBytes) {
      groups.push([]);
      bytes = 0;
    }
    groups.at(-1)!.push(file);
    bytes = file.isLast ? Infinity : bytes + file.bytes.length;
  }
  return groups;
}

const compare = (a: string, b: string): number => Number(a > b) - Number(a < b);

function packFile(path: string, bytes: Buffer): PackedFile {
  return /\.(woff2|png)$/.test(path) ? { base64: bytes.toString('base64') } : bytes.toString();
}

async function writeHashed(folder: string, name: string, content: object): Promise<string> {
  const text = JSON.stringify(content);
  const file = `assets/${name}-${await digestOf(text)}.json`;
  await writeFile(join(folder, file), text);
  return builtAddress(file);
}
