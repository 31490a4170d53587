import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** One run for everything: `npm test`; or for one part: `npm test -- --project domain`. */
export default defineConfig({
  test: {
    projects: ['docs', 'packages/*', 'packages/web/build', 'e2e'],
    // One more than there are processors: journeys and outage tests often wait.
    maxWorkers: availableParallelism() + 1,
  },
});
