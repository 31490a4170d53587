import { defineConfig } from 'vitest/config';

/** Of the build's own parts, which run in Node and not in a browser. */
export default defineConfig({
  test: { name: 'web-build', include: ['**/*.test.ts'], testTimeout: 60_000 },
});
