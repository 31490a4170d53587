/** A site with the hostile pages; the server under measurement may read there. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostilePages } from './hostile-pages';

export interface PageSite {
  host: string;
  close(): void;
}

export async function openPageSite(): Promise<PageSite> {
  const pages = new Map(Object.entries(hostilePages).map(([name, make]) => [name, make()]));
  const server = createServer((request, response) => {
    const page = pages.get(decodeURIComponent(request.url ?? '').slice(1));
    response.writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html' }).end(page);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
