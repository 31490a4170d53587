import { defineConfig } from 'tsdown';

/** The workspace's own packages are bundled in; everything from npm stays outside. */
export default defineConfig({
  entry: ['src/main.ts', 'src/cli.ts'],
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
