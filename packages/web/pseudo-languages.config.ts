/**
 * Builds the app in both pseudo-languages, for the journey that opens every page in them (docs/translating.md): without
 * what makes the build for use smaller, below any path, or sooner there.
 */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './build/chunks/chunk-groups.ts';
import { contractForBrowsers } from './build/contract-for-browsers.ts';
import { inlineTexts } from './build/texts/inline-texts.ts';
import { eitherPseudoText } from './build/texts/pseudo-text.ts';

export default defineConfig({
  plugins: [inlineTexts(eitherPseudoText), react(), contractForBrowsers()],
  define: { basePath: '""' },
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  build: {
    target: 'es2022',
    minify: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
});
