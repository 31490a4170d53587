// @ts-check
/**
 * Puts the build of another language beside the first (decision 0160): what has words goes into a folder of its own, scripts
 * and the like to those that are there. A name there has the hash of what the file says, so the same name is the same file:
 * it is neither stored nor compressed again.
 */
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { compressFiles } from './compress-files.mjs';

/**
 * As `folderOf` of the domain has it; scripts load no TypeScript.
 * @param {string} language
 */
export const languageFolder = (language) => `languages/${language}/`;

/**
 * Where the build of a language is written before it is merged: on the same disk, and nothing there is served.
 * @param {string} dist the folder of the first language's build
 * @param {string} language
 */
export const besideFirst = (dist, language) =>
  join(dirname(dist), 'node_modules', `.language-${language}`);

/**
 * @param {string} dist the folder of the first language's build
 * @param {string} language
 */
export async function mergeLanguage(dist, language) {
  const unfinished = besideFirst(dist, language);
  await removeShared(unfinished, dist);
  await compressFiles(unfinished);
  const own = await moveShared(unfinished, dist);
  // Last, and at once: pages are served from when they are there, and then all that they link is.
  const folder = join(dist, languageFolder(language));
  await rm(folder, { recursive: true, force: true });
  await mkdir(dirname(folder), { recursive: true });
  await rename(own, folder);
}

/**
 * @param {string} unfinished
 * @param {string} dist
 */
async function removeShared(unfinished, dist) {
  for (const file of (await listFiles(unfinished)).filter(isShared)) {
    if (existsSync(join(dist, file))) await rm(join(unfinished, file));
  }
}

/**
 * @param {string} unfinished
 * @param {string} dist
 * @returns {Promise<string>} the folder with the rest
 */
async function moveShared(unfinished, dist) {
  for (const file of (await listFiles(unfinished)).filter(isShared)) {
    await mkdir(dirname(join(dist, file)), { recursive: true });
    await rename(join(unfinished, file), join(dist, file));
  }
  for (const folder of ['assets', 'screens']) {
    await rm(join(unfinished, folder), { recursive: true, force: true });
  }
  return unfinished;
}

/**
 * As `placeOf` of the web app's build has it; compressed forms go with their file.
 * @param {string} file
 */
const isShared = (file) =>
  file.startsWith('assets/') || !/(\.(html|json|webmanifest)|^sw\.js)(\.br|\.gz)?$/.test(file);

/**
 * @param {string} folder
 * @returns {Promise<string[]>} below the folder
 */
async function listFiles(folder) {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}
