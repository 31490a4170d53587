import { defineConfig } from 'vitest/config';

export default defineConfig({
  // A test of a release writes one, which takes a busy machine longer than the usual five seconds.
  test: { name: 'docs', include: ['**/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 },
});
