/** Bundles `src/service-worker` into `/sw.js`, with the address of the list of files that the app needs without a network. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import type { Build } from '../src/service-worker/app-files/app-caches.ts';
import { baseSettings, builtAddress } from './base-path.ts';
import { writeAppFiles } from './app-files.ts';

const source = fileURLToPath(new URL('../src/service-worker/service-worker.ts', import.meta.url));

/**
 * After the pages were written.
 *
 * @param texts puts the texts of the language into scripts
 * @param folder of the language, as `placeOf` has it
 */
export function serviceWorker(texts: Plugin, folder: string): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: async ({ dir }, files) => {
        const appBuild = {
          list: await writeAppFiles(dir!, folder),
          entry: entryOf(files),
          folder: builtAddress(folder),
        };
        await writeFile(join(dir!, 'sw.js'), await bundle(dir!, appBuild, texts));
      },
    },
  };
}

/** Its name changes with every build, since it knows the names of all scripts. */
function entryOf(files: Rolldown.OutputBundle): string {
  const entry = Object.values(files).find((file) => file.type === 'chunk' && file.isEntry);
  if (!entry) throw new Error('The build made no first script.');
  return builtAddress(entry.fileName);
}

async function bundle(folder: string, appBuild: Build, texts: Plugin): Promise<string> {
  const built = await build({
    configFile: false,
    ...baseSettings,
    logLevel: 'warn',
    plugins: [texts],
    // The library that counts images brings another version of it, whose calls are the same.
    resolve: { dedupe: ['idb'] },
    define: {
      ...baseSettings.define,
      appBuild: JSON.stringify(appBuild),
      builtPages: await readFile(join(folder, 'pages.json'), 'utf8'),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: source, output: { format: 'iife' } },
    },
  });
  return (built as Rolldown.RolldownOutput).output[0].code;
}
