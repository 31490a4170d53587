import { defineConfig } from 'vitest/config';

/** One run for everything: `npm test`; or for one part: `npm test -- --project domain`. */
export default defineConfig({
  test: {
    projects: ['packages/*', 'e2e'],
    // Vitest would leave one of two cores to itself.
    maxWorkers: '100%',
  },
});
