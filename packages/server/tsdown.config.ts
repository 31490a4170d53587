import { defineConfig } from 'tsdown';

/** Programs of worker pools, found by their name beside the server. */
export const workerEntries = {
  'computing.worker': 'src/computing/computing.worker.ts',
  'file-reader.worker': 'src/features/book/recipe-files/reading/file-reader.worker.ts',
  'image-encoder.worker': 'src/outside/image-encoder/image-encoder.worker.ts',
  'feed-reader.worker': 'src/features/plan/prices/feed/reading/feed-reader.worker.ts',
  'price-file-reader.worker':
    'src/features/plan/prices/price-files/reading/price-file-reader.worker.ts',
  'photo-reader.worker': 'src/outside/photo-reader/photo-reader.worker.ts',
  'recipe-reader.worker': 'src/features/recipe/recipe-import/reading/recipe-reader.worker.ts',
};

/** The workspace's own packages are bundled in; everything from npm stays outside. */
export default defineConfig({
  entry: {
    main: 'src/main.ts',
    cli: 'src/cli.ts',
    ...workerEntries,
  },
  format: 'esm',
  platform: 'node',
  target: 'node20',
  outDir: 'dist',
  clean: true,
  dts: false,
  sourcemap: true,
  // The source of a program stays in memory: without its comments and blanks it is a third shorter.
  minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
  fixedExtension: false,
  noExternal: [/^@saltbush\//],
  logLevel: 'warn',
});
