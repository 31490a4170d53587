import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts'],
    setupFiles: ['../../scripts/seed-properties.ts', '../../scripts/wait-patiently.ts'],
    // No test changes a module for others, and loading them again takes longer than the tests.
    isolate: false,
    // Most of what a test makes is gone a moment later: a larger nursery sweeps it away more seldom.
    execArgv: ['--max-semi-space-size=64'],
    // A busy machine takes its time; hooks wait for a database, and some for a server of their own.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    globalSetup: ['src/testing/test-server.ts', 'src/testing/workers/bundle-workers.ts'],
    alias: [
      {
        find: /^\.{1,2}\/.*worker-program$/,
        replacement: fileURLToPath(
          new URL('src/testing/workers/worker-program.ts', import.meta.url),
        ),
      },
    ],
  },
});
