/** `/gallery` while developing: components in their states (`src/gallery`). A build has nothing of it. */
import type { Plugin } from 'vite';

export const gallery = (): Plugin => ({
  name: 'saltbush-gallery',
  apply: 'serve',
  configureServer({ middlewares, transformIndexHtml }) {
    middlewares.use('/gallery', (_request, response, next) => {
      transformIndexHtml('/gallery', page).then((html) => {
        response.setHeader('content-type', 'text/html');
        response.end(html);
      }, next);
    });
  },
});

const page = `<!doctype html>
<html lang="en-AU">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Gallery</title>
    <link rel="icon" href="/logo.svg" type="image/svg+xml" />
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/gallery/main.ts"></script>
  </body>
</html>
`;
