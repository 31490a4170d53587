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
  },
});

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
