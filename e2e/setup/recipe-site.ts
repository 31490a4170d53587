/** A local web server with recipe pages to import from. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface RecipeSite {
  url: string;
  stop: () => Promise<void>;
}

export async function openRecipeSite(pages: Record<string, string>): Promise<RecipeSite> {
  const server = createServer((request, response) => {
    const page = pages[request.url ?? ''];
    response.writeHead(page === undefined ? 404 : 200, {
      'content-type': 'text/html; charset=utf-8',
    });
    response.end(page ?? 'Not here');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => close(server) };
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => {
    server.close(() => resolve());
  });
}

/** A typical page of a recipe site: the recipe is JSON-LD in an article. */
export const shepherdsPiePage = `<!doctype html><html lang="en-AU"><head><title>Shepherd’s pie | A Kitchen Somewhere</title>
<meta property="og:site_name" content="A Kitchen Somewhere">
<script type="application/ld+json">${JSON.stringify({
  '@context': 'https://schema.org',
  '@graph': [
    { '@type': 'WebSite', name: 'A Kitchen Somewhere' },
    {
      '@type': ['Recipe'],
      name: 'Shepherd’s pie',
      recipeYield: 'Serves 4',
      prepTime: 'PT20M',
      cookTime: 'PT1H',
      totalTime: 'PT1H20M',
      author: { '@type': 'Person', name: 'Nell Byrne' },
      recipeIngredient: [
        '1 kg lamb mince',
        '2 brown onions, chopped',
        '800 g potatoes',
        '2 tbsp plain flour',
        '1 cup beef stock',
        '50 g butter',
      ],
      recipeInstructions: [
        { '@type': 'HowToStep', text: 'Brown the mince with the onions.' },
        { '@type': 'HowToStep', text: 'Stir in the flour, then the stock. Simmer 20 minutes.' },
        { '@type': 'HowToStep', text: 'Mash the potatoes with the butter, spread over and bake.' },
      ],
    },
  ],
})}</script></head><body><h1>Shepherd’s pie</h1><p>My grandmother made it on Mondays.</p></body></html>`;
