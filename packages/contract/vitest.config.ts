import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'contract',
    include: ['src/**/*.test.ts'],
    setupFiles: ['../../scripts/seed-properties.ts', '../../scripts/wait-patiently.ts'],
    // Loading the same files again for each test file took longer than the tests.
    isolate: false,
  },
});
