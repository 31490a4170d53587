import { defineConfig } from 'vitest/config';
import { inlineTexts } from './build/texts/inline-texts.ts';
import { english } from './build/texts/texts-of-language.ts';

export default defineConfig({
  plugins: [inlineTexts(english)],
  define: { basePath: '""' },
  test: {
    name: 'web',
    include: ['src/**/*.test.{ts,tsx}'],
    // No test changes a module for others, and loading them again takes longer than the tests.
    isolate: false,
    // Most of what a test makes is gone a moment later: a larger nursery sweeps it away more seldom.
    execArgv: ['--max-semi-space-size=64'],
    environment: 'jsdom',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    setupFiles: ['src/testing/setup.ts', '../../scripts/wait-patiently.ts'],
  },
});
