import { defineConfig } from 'vitest/config';

/** Journeys share one server and one machine: one file after another. */
export default defineConfig({
  test: {
    name: 'journeys',
    include: ['*.spec.ts'],
    globalSetup: ['setup/global-setup.ts'],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
