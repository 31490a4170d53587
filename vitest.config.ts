import { defineConfig } from 'vitest/config';

/** One run for everything: `npm test`; or for one part: `npm test -- --project domain`. */
export default defineConfig({
  test: {
    reporters: process.env['CI'] ? ['default'] : ['dot'],
    projects: ['packages/*', 'e2e'],
  },
});
