// @ts-check
/**
 * What `npm pack` puts into the published package: built ESM with types.
 *
 * In the repository the package's exports name its sources, so that a change needs no build. `prepack`
 * builds `dist/` and points the exports there; `postpack` puts the file back.
 */
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'tsdown';

const folder = fileURLToPath(new URL('..', import.meta.url));
const manifest = `${folder}package.json`;
const saved = `${folder}package.in-repository.json`;

/** @returns {Promise<Record<string, string>>} each public path and its source */
async function readDoors() {
  const { exports } = JSON.parse(await readFile(manifest, 'utf8'));
  const doors = Object.entries(exports).filter(([path]) => !path.startsWith('./testing'));
  return Object.fromEntries(doors);
}

/** @param {string} source @example outputOf('./src/foods/index.ts') // 'foods/index' */
const outputOf = (source) => source.replace(/^\.\/src\//, '').replace(/\.ts$/, '');

async function prepare() {
  const doors = await readDoors();
  const entry = Object.fromEntries(
    Object.values(doors).map((source) => [outputOf(source), `${folder}${source}`]),
  );
  await build({
    cwd: folder,
    config: false,
    entry,
    format: 'esm',
    platform: 'neutral',
    target: 'es2023',
    outDir: `${folder}dist`,
    dts: true,
    clean: true,
    logLevel: 'warn',
  });
  const own = JSON.parse(await readFile(manifest, 'utf8'));
  const { private: _private, devDependencies: _dev, scripts: _scripts, ...published } = own;
  const exports = Object.fromEntries(
    Object.entries(doors).map(([path, source]) => {
      const built = `./dist/${outputOf(source)}`;
      return [path, { types: `${built}.d.ts`, default: `${built}.js` }];
    }),
  );
  await rename(manifest, saved);
  await writeFile(manifest, `${JSON.stringify({ ...published, exports }, undefined, 2)}\n`);
}

async function restore() {
  await rename(saved, manifest);
  await rm(`${folder}dist`, { recursive: true, force: true });
}

await (process.argv[2] === 'restore' ? restore() : prepare());
