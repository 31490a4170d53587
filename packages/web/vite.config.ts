import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { gallery } from './build/gallery.ts';
import { basePath } from './build/base-path.ts';
import { headScript } from './build/head-script.ts';
import { chunkGroups } from './build/chunks/chunk-groups.ts';
import { compileHint } from './build/compile-hint.ts';
import { contractForBrowsers } from './build/contract-for-browsers.ts';
import { documentLanguage } from './build/texts/document-language.ts';
import { firstFolder } from './build/language-files.ts';
import { ownColours } from './build/own-colours.ts';
import { prerenderedPages } from './build/prerendered-pages.ts';
import { serviceWorker } from './build/service-worker.ts';
import { smallerScripts } from './build/smaller-scripts.ts';
import { inlineTexts } from './build/texts/inline-texts.ts';
import { textsOf } from './build/texts/texts-of-language.ts';
import { hashLength } from './src/service-worker/app-files/file-names.ts';

const { HOST: host = '0.0.0.0', PORT: port = '3000' } = process.env;
const server = `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${port}`;
const ofServer = { '/api': server, '/images': server, '/.well-known': server };
const hashed = (extension: string) => `assets/[name]-[hash:${hashLength}]${extension}`;

/** Each language has a build of its own, with its texts in the scripts; all but the first have a folder (`scripts/build.mjs`). */
const { APP_LANGUAGE: language = 'en', APP_LANGUAGE_FOLDER: folder = firstFolder } = process.env;
const built = fileURLToPath(new URL('dist', import.meta.url));
const texts = inlineTexts(await textsOf(language));

export default defineConfig({
  plugins: [
    texts,
    react(),
    contractForBrowsers(),
    ownColours(),
    smallerScripts(folder === firstFolder ? undefined : built),
    documentLanguage(language, folder),
    headScript(texts),
    prerenderedPages(language, texts),
    serviceWorker(texts, folder),
    basePath(folder),
    gallery(),
  ],
  // Magic Menu's worker says its reasons too.
  worker: { plugins: () => [texts] },
  // React has had it itself since version 18.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  define: { appFolder: JSON.stringify(folder) },
  server: { proxy: ofServer },
  preview: { proxy: ofServer },
  build: {
    target: 'es2022',
    // Images and fonts stay files: the content security policy allows no font from a data URL.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // What every page has loaded already needs no second look, which takes a millisecond each.
      resolveDependencies: (_file, files) =>
        files.filter((file) => !/assets\/(index|vendor|rolldown-runtime)-/.test(file)),
    },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups },
        postBanner: compileHint,
        entryFileNames: hashed('.js'),
        chunkFileNames: hashed('.js'),
        assetFileNames: hashed('[extname]'),
      },
    },
  },
});
