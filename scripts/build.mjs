// @ts-check
/**
 * Builds the web app and the server: `npm run build`, and `npm start` when a source is newer.
 *
 * - Each language has a build of the web app (decision 0160). That of English comes first, with the server.
 * - `--first` leaves the other languages out, and `--others` builds those that are missing or old: `npm start` opens before
 *   it builds them.
 * - With `APP_LANGUAGE` there is one language, in the place of English.
 */
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { compressFiles } from './build/compress-files.mjs';
import { besideFirst, languageFolder, mergeLanguage } from './build/merge-language.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));
const server = join(root, 'packages/server');
const web = join(root, 'packages/web');
const languages = join(root, 'languages');
/** Written last: a build that was interrupted is not taken for a finished one. */
const stamp = join(server, 'dist/built.json');

/** What a build is made of; a change in any of them makes the last build old. */
const sources = ['package.json', 'package-lock.json', 'tsconfig.base.json', 'languages'].concat(
  ['recipe-parser', 'domain', 'contract', 'server', 'web'].map((name) => `packages/${name}`),
);

/** Everything, in every language. */
export async function build() {
  await buildFirst();
  await buildOthers();
}

/** What is missing or old. */
export async function buildIfStale() {
  if (await isStale()) await buildFirst();
  await buildOthers();
}

/** The server, and the web app in the first language. */
export async function buildFirst() {
  await asProduction({}, async () => {
    const { build: buildWeb } = await import('vite');
    const { build: buildServer } = await import('tsdown');
    await buildServer({ cwd: server, config: join(server, 'tsdown.config.ts') });
    await buildWeb({ root: web, configFile: join(web, 'vite.config.ts'), logLevel: 'warn' });
  });
  await compressFiles(join(web, 'dist'));
  const isAlone = process.env['APP_LANGUAGE'] !== undefined;
  await writeFile(stamp, JSON.stringify({ builtAt: new Date().toISOString(), isAlone }));
}

async function buildOthers() {
  for (const language of await findMissingLanguages()) await buildLanguage(language);
}

/**
 * One language beside the first, served once it is whole.
 * @param {string} language
 */
async function buildLanguage(language) {
  const dist = join(web, 'dist');
  const outDir = besideFirst(dist, language);
  const env = { APP_LANGUAGE: language, APP_LANGUAGE_FOLDER: languageFolder(language) };
  await asProduction(env, async () => {
    const { build: buildWeb } = await import('vite');
    const configFile = join(web, 'vite.config.ts');
    const to = { outDir, emptyOutDir: true };
    await buildWeb({ root: web, configFile, logLevel: 'warn', build: to });
  });
  await mergeLanguage(dist, language);
}

/** @returns {Promise<string[]>} the languages beside the first whose build is not there, or older than their texts */
export async function findMissingLanguages() {
  const { isAlone } = JSON.parse(await readFile(stamp, 'utf8'));
  if (isAlone) return [];
  const entries = await readdir(languages, { withFileTypes: true });
  const missing = [];
  for (const { name } of entries.filter((entry) => entry.isDirectory())) {
    const builtAt = await changeOf(join(web, 'dist', languageFolder(name), 'pages.json'));
    if ((await newestChange(join(languages, name))) > builtAt) missing.push(name);
  }
  return missing;
}

/**
 * A build is for use, whatever the shell or the test run around it says of itself: React leaves its
 * development tools in otherwise, and the page weighs half as much again.
 * @param {Record<string, string>} settings
 * @param {() => Promise<void>} work
 */
async function asProduction(settings, work) {
  const before = { ...process.env };
  Object.assign(process.env, settings, { NODE_ENV: 'production' });
  try {
    await work();
  } finally {
    for (const name of [...Object.keys(settings), 'NODE_ENV']) {
      if (before[name] === undefined) delete process.env[name];
      else process.env[name] = before[name];
    }
  }
}

/** @returns {Promise<boolean>} whether a source is newer than the last finished build of the first language */
export async function isStale() {
  const builtAt = await changeOf(stamp);
  if (builtAt === 0) return true;
  const newest = await Promise.all(sources.map((path) => newestChange(join(root, path), texts)));
  return Math.max(...newest) > builtAt;
}

/**
 * @param {string} path
 * @returns {Promise<number>} 0 where nothing is
 */
const changeOf = (path) =>
  stat(path).then(
    (file) => file.mtimeMs,
    () => 0,
  );

/** What a build writes, what it finds elsewhere, and what it does not read. */
const noSource = /^(dist|node_modules)$|\.test\.tsx?$/;
/** What the first language has none of; the server reads them while it runs. */
const texts = /\.po$/;

/**
 * @param {string} path
 * @param {RegExp} [without] names of files that do not count
 * @returns {Promise<number>}
 */
async function newestChange(path, without) {
  const file = await stat(path);
  if (!file.isDirectory()) return file.mtimeMs;
  const names = (await readdir(path)).filter(
    (name) => !noSource.test(name) && !without?.test(name),
  );
  const times = await Promise.all(names.map((name) => newestChange(join(path, name), without)));
  return Math.max(0, ...times);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const started = Date.now();
  if (!process.argv.includes('--others')) await buildFirst();
  if (!process.argv.includes('--first')) await buildOthers();
  console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}
