/** Where Lingui's commands find the texts and write them for translators (docs/translating.md). */
import babelExtractor from '@lingui/cli/api/extractors/babel';
import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { languages } from './languages/languages.ts';
import { saidTextsExtractor } from './scripts/said-texts.mjs';

export default defineConfig({
  sourceLocale: 'en',
  // English stands in the sources, so it has no catalogue.
  locales: [...languages],
  catalogs: [
    {
      path: '<rootDir>/languages/{locale}/texts',
      include: ['web', 'domain', 'contract', 'server'].map((name) => `packages/${name}/src`),
      exclude: ['**/*.test.*', '**/testing/**', '**/dist/**', '**/gallery/**'],
    },
  ],
  extractors: [saidTextsExtractor, babelExtractor],
  // A line number would change with every line above it.
  format: formatter({ lineNumbers: false, printPlaceholdersInComments: false }),
  orderBy: 'origin',
});
