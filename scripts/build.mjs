// @ts-check
/** Builds the web app and the server: `npm run build`, and `npm start` when a source is newer. */
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export const root = fileURLToPath(new URL('..', import.meta.url));
const server = join(root, 'packages/server');
const web = join(root, 'packages/web');
/** Written last: a build that was interrupted is not taken for a finished one. */
const stamp = join(server, 'dist/built.json');

/** What a build is made of; a change in any of them makes the last build old. */
const sources = ['package.json', 'package-lock.json', 'tsconfig.base.json'].concat(
  ['recipe-parser', 'domain', 'contract', 'server', 'web'].map((name) => `packages/${name}`),
);

/** @returns {Promise<number>} milliseconds it took */
export async function build() {
  const started = Date.now();
  await asProduction(async () => {
    const { build: buildWeb } = await import('vite');
    const { build: buildServer } = await import('tsdown');
    await buildServer({ cwd: server, config: join(server, 'tsdown.config.ts') });
    await buildWeb({ root: web, configFile: join(web, 'vite.config.ts'), logLevel: 'warn' });
  });
  await compressFiles(join(web, 'dist'));
  await writeFile(stamp, JSON.stringify({ builtAt: new Date().toISOString() }));
  return Date.now() - started;
}

/**
 * A build is for use, whatever the shell or the test run around it says of itself: React leaves its
 * development tools in otherwise, and the page weighs half as much again.
 * @param {() => Promise<void>} work
 */
async function asProduction(work) {
  const before = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  try {
    await work();
  } finally {
    if (before === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = before;
  }
}

/** @returns {Promise<boolean>} whether a source is newer than the last finished build */
export async function isStale() {
  const builtAt = await stat(stamp).then(
    (file) => file.mtimeMs,
    () => 0,
  );
  if (builtAt === 0) return true;
  const newest = await Promise.all(sources.map((path) => newestChange(join(root, path))));
  return Math.max(...newest) > builtAt;
}

/** What a build writes, what it finds elsewhere, and what it does not read. */
const noSource = /^(dist|node_modules)$|\.test\.tsx?$/;

/**
 * @param {string} path
 * @returns {Promise<number>}
 */
async function newestChange(path) {
  const file = await stat(path);
  if (!file.isDirectory()) return file.mtimeMs;
  const names = (await readdir(path)).filter((name) => !noSource.test(name));
  const times = await Promise.all(names.map((name) => newestChange(join(path, name))));
  return Math.max(0, ...times);
}

/**
 * A `.br` and a `.gz` beside every text file, so that the server never compresses the same file twice.
 * @param {string} folder
 */
async function compressFiles(folder) {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const texts = entries.filter((entry) => /\.(js|css|html|svg|json|webmanifest)$/.test(entry.name));
  await Promise.all(
    texts.map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      const bytes = await readFile(path);
      if (bytes.length < 1024) return;
      await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
      await writeFile(
        `${path}.br`,
        await promisify(brotliCompress)(bytes, brotliSettings(entry.name)),
      );
    }),
  );
}

/**
 * Packs of the whole app take six seconds more at the best quality, and become 1 % smaller.
 * @param {string} name
 */
const brotliSettings = (name) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: name.startsWith('app-pack-') ? 10 : 11 },
});

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  console.log(`Built in ${((await build()) / 1000).toFixed(1)} s.`);
}
