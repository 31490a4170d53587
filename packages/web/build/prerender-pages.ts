/** Renders the first view of pages, in a worker that has a `window` but no screen. */
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { baseSettings } from './base-path.ts';
import type { DocumentTexts } from './texts/document-texts.ts';
import type { Shells } from './loading-shells.ts';
import type { BuiltPage } from './pages.ts';

export interface Prerendered {
  /** `<title>…</title>` */
  title: string;
  /** What stands in the root element. */
  markup: string;
}

export interface PrerenderedPages {
  /** By path, the pages whose address says all. */
  pages: ReadonlyMap<string, Prerendered>;
  shells: Shells;
  documentTexts: DocumentTexts;
}

export async function prerenderPages(
  root: string,
  pages: readonly BuiltPage[],
  texts: Plugin,
): Promise<PrerenderedPages> {
  const folder = await mkdtemp(join(root, 'node_modules/.prerender-'));
  try {
    await bundleApp(root, folder, texts);
    const chosen = pages.filter(({ prerenderedFor }) => prerenderedFor);
    const bundle = pathToFileURL(join(folder, 'prerender.mjs')).href;
    const paths = pages.map(({ path }) => path);
    const { markups, ...rest } = await runWorker(bundle, chosen, paths);
    return {
      pages: new Map(chosen.map(({ path }, index) => [path, splitMarkup(markups[index]!)])),
      ...rest,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Like the app itself, so that classes and files have the same names, but in one file with exports. */
async function bundleApp(root: string, folder: string, texts: Plugin): Promise<void> {
  await build({
    configFile: false,
    ...baseSettings,
    root,
    logLevel: 'warn',
    publicDir: false,
    plugins: [texts, react()],
    build: {
      outDir: folder,
      target: 'es2022',
      assetsInlineLimit: 0,
      minify: false,
      rolldownOptions: {
        input: join(root, 'src/prerender/prerender.tsx'),
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].mjs', codeSplitting: false },
      },
    },
  });
}

function runWorker(
  bundle: string,
  pages: readonly BuiltPage[],
  paths: readonly string[],
): Promise<Omit<PrerenderedPages, 'pages'> & { markups: string[] }> {
  const file = fileURLToPath(new URL('prerender-worker.mjs', import.meta.url));
  return new Promise((resolve, reject) => {
    const worker = new Worker(file, { workerData: { bundle, pages, paths } });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The pages could not be prerendered.')));
  });
}

/** React puts what belongs into the head before the rest. */
function splitMarkup(html: string): Prerendered {
  const title = /<title>[^<]*<\/title>/.exec(html)?.[0] ?? '';
  const markup = html.replace(title, '').replace(/^(<link rel="preload"[^>]*>)+/, '');
  return { title, markup };
}
