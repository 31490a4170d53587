/**
 * Makes the scripts of first pages smaller than the bundler does. Its own pass is quick and stays for all others: terser
 * looks at what a function is used for more than once, which takes 2 KB (gzip) off the shopping list and 1 KB off the
 * login, and some seconds.
 */
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { minify, type MinifyOptions } from 'terser';
import type { Plugin, Rolldown } from 'vite';
import { scriptsOf } from './page-files.ts';
import { builtPages } from './pages.ts';

const { version } = createRequire(import.meta.url)('terser/package.json') as { version: string };

const options: MinifyOptions = {
  module: true,
  ecma: 2020,
  compress: { passes: 3 },
  // The hint to compile at once (`compile-hint.ts`).
  format: { comments: /^# / },
};

/**
 * Stands before all plugins that read the finished scripts.
 *
 * @param finished the folder of another language's build, from which scripts without texts are taken: their names have the
 * hash of what they say. It halves what the second language takes.
 */
export const smallerScripts = (finished?: string): Plugin => ({
  name: 'smaller-scripts',
  apply: 'build',
  // A file's name has the hash of its text before this pass: what the pass may change has to be in it too.
  augmentChunkHash: () => `terser ${version} ${JSON.stringify(options)}`,
  async generateBundle(_options, bundle) {
    const findFinished = finished === undefined ? () => undefined : finderIn(finished);
    for (const file of firstScripts(bundle)) {
      const chunk = bundle[file] as Rolldown.OutputChunk;
      const path = findFinished(file);
      chunk.code = path
        ? await readFile(path, 'utf8')
        : ((await minify(chunk.code, options)).code ?? chunk.code);
    }
  },
});

/** Those with addresses of the app are not as the bundler wrote them any more (`base-path.ts`). */
function finderIn(folder: string): (file: string) => string | undefined {
  const addresses = JSON.parse(readFileSync(join(folder, 'addresses.json'), 'utf8')) as object;
  return (file) => {
    const path = join(folder, file);
    return file in addresses || !existsSync(path) ? undefined : path;
  };
}

const firstScripts = (bundle: Rolldown.OutputBundle): Set<string> =>
  new Set(builtPages.flatMap(({ modules }) => scriptsOf(bundle, modules)));
