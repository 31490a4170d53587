import { defineConfig } from 'tsdown';

/** The workspace's own packages are bundled in; everything from npm stays outside. */
export default defineConfig({
  entry: {
    main: 'src/main.ts',
    cli: 'src/cli.ts',
    'page-reader': 'src/features/recipe-import/page-reader.ts',
    'photo-reader': 'src/outside/photo-reader/reader-main.ts',
  },
  format: 'esm',
  platform: 'node',
  target: 'node20',
  outDir: 'dist',
  clean: true,
  dts: false,
  sourcemap: true,
  fixedExtension: false,
  noExternal: [/^@saltbush\//],
  logLevel: 'warn',
});
