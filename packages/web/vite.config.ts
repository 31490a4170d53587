import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const server = 'http://localhost:3000';

export default defineConfig({
  plugins: [react(), preloadFonts(['figtree-latin-wght-normal', 'fraunces-latin-wght-normal'])],
  server: { proxy: { '/api': server, '/images': server } },
  preview: { proxy: { '/api': server, '/images': server } },
  build: {
    target: 'es2022',
    // Pictures and fonts stay files: the content security policy allows no font from a data URL.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'frame', test: inFrame }] } } },
  },
});

/**
 * What every page loads, in one file: split by who else uses it, it would weigh 5 KB more (gzip
 * finds less to share) and come in twenty requests. What only some pages use stays out.
 */
function inFrame(id: string): boolean {
  return frame.some((pattern) => pattern.test(id)) && !somePages.test(id);
}

const frame = [
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|clsx)\//,
  /node_modules\/@tanstack\/(react-router|router-core|history|store|react-store)\//,
  /@mantine\/core\/esm\/core\//,
  /@mantine\/core\/esm\/components\/(ActionIcon|Anchor|Button|CloseButton|Container|Group|Input|InputBase|Loader|Paper|PasswordInput|Stack|Text|TextInput|Title|Transition|UnstyledButton|VisuallyHidden)\//,
];

const somePages =
  /useBlocker|create-scoped-keydown|find-element|use-mantine-color-scheme|DirectionProvider/;

/** Both faces of the first screen start loading with the page, not after the style sheet. */
function preloadFonts(names: string[]): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => names.some((name) => file.includes(name)))
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `/${file}`,
              crossorigin: true,
            },
            injectTo: 'head-prepend' as const,
          })),
    },
  };
}
