import { defineConfig } from 'vitest/config';

/** Tests share one server; each registers people of its own. */
export default defineConfig({
  test: {
    name: 'journeys',
    include: ['*.spec.ts'],
    globalSetup: ['setup/global-setup.ts'],
    setupFiles: ['../scripts/wait-patiently.ts'],
    expect: { poll: { timeout: 30_000 } },
    // Loading Playwright and axe again for each file takes a second of the processor.
    isolate: false,
    testTimeout: 240_000,
    hookTimeout: 120_000,
  },
});
