import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'contract',
    include: ['src/**/*.test.ts'],
    // Loading the same files for each test file anew took longer than the tests.
    isolate: false,
  },
});
