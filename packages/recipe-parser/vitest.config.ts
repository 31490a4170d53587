import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'recipe-parser',
    include: ['src/**/*.test.ts'],
    setupFiles: ['../../scripts/seed-properties.ts', '../../scripts/wait-patiently.ts'],
    // Loading the same files again for each test file took longer than the tests.
    isolate: false,
    // Properties try hundreds of cases, and a busy machine takes its time for them.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
