/** Bundles `src/service-worker` into `/sw.js`, with the list of files that the app needs without a network. */
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

const source = fileURLToPath(new URL('../src/service-worker/service-worker.ts', import.meta.url));

/** After the pages were written. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: async ({ dir }) => {
        await writeFile(join(dir!, 'sw.js'), await bundle(dir!));
      },
    },
  };
}

async function bundle(folder: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: {
      builtFiles: JSON.stringify(await listFiles(folder)),
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

/** Photos of the landing page, and what only a browser's menu shows, are left out. */
const needed = /\.(js|css|woff2|html|svg)$|^manifest\.webmanifest$|^icon-192\.png$/;

/** Charts are large, and nobody looks at them without a network. */
const ofAdmins = /^assets\/charts-/;

async function listFiles(folder: string): Promise<{ url: string; revision: string | null }[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => needed.test(file) && file !== 'sw.js' && !ofAdmins.test(file));
  return Promise.all(
    files.toSorted().map(async (file) => ({
      url: `/${file}`,
      revision: file.startsWith('assets/') ? null : await hashOf(join(folder, file)),
    })),
  );
}

const hashOf = async (path: string): Promise<string> =>
  createHash('sha256')
    .update(await readFile(path))
    .digest('hex')
    .slice(0, 16);
