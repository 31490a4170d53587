import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts'],
    // No test changes a module for others, and loading them anew takes longer than the tests.
    isolate: false,
    testTimeout: 60_000,
    globalSetup: ['src/testing/test-server.ts'],
  },
});
