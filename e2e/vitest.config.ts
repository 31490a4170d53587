import { defineConfig } from 'vitest/config';

/** Journeys share one server; each has people of its own. */
export default defineConfig({
  test: {
    name: 'journeys',
    include: ['*.spec.ts'],
    globalSetup: ['setup/global-setup.ts'],
    testTimeout: 240_000,
    hookTimeout: 120_000,
  },
});
