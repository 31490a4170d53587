/** Builds `src/head-script` into a file of its own and puts it into the head of every page. */
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { baseSettings, builtAddress } from './base-path.ts';

const source = 'src/head-script/head-script.ts';

/** @param texts puts the texts of the language into scripts */
export function headScript(texts: Plugin): Plugin {
  return {
    name: 'head-script',
    async buildStart() {
      if (this.environment.mode === 'dev') return;
      this.emitFile({ type: 'asset', name: 'head-script.js', source: await bundle(texts) });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle: files }) => {
        const file = Object.keys(files ?? {}).find((name) => name.includes('head-script'));
        // In development it is a module, which runs after the first paint.
        const attrs = file ? { src: builtAddress(file) } : { type: 'module', src: `/${source}` };
        return [{ tag: 'script', attrs, injectTo: 'head-prepend' }];
      },
    },
  };
}

/** One file without imports, so that it runs at once. */
async function bundle(texts: Plugin): Promise<string> {
  const built = await build({
    configFile: false,
    ...baseSettings,
    logLevel: 'warn',
    plugins: [texts],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: fileURLToPath(new URL(`../${source}`, import.meta.url)),
        output: { format: 'iife' },
      },
    },
  });
  return (built as Rolldown.RolldownOutput).output[0].code;
}
