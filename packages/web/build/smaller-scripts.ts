/**
 * Makes the scripts of first pages smaller than the bundler does. Its own pass is quick and stays for all others: terser
 * looks at what a function is used for more than once, which takes 2 KB (gzip) off the shopping list and 1 KB off the
 * login, and some seconds.
 */
import { createRequire } from 'node:module';
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

/** Stands before all plugins that read the finished scripts. */
export const smallerScripts = (): Plugin => ({
  name: 'smaller-scripts',
  apply: 'build',
  // A file's name has the hash of its text before this pass: what the pass may change has to be in it too.
  augmentChunkHash: () => `terser ${version} ${JSON.stringify(options)}`,
  async generateBundle(_options, bundle) {
    for (const file of firstScripts(bundle)) {
      const chunk = bundle[file] as Rolldown.OutputChunk;
      chunk.code = (await minify(chunk.code, options)).code ?? chunk.code;
    }
  },
});

const firstScripts = (bundle: Rolldown.OutputBundle): Set<string> =>
  new Set(builtPages.flatMap(({ modules }) => scriptsOf(bundle, modules)));
