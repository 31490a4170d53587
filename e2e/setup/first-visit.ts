/** What a first visit may fetch (decision 0099), and what it fetched. */
import { gzipSync } from 'node:zlib';

/** Of the service worker, the images and the API too. */
export const mostRequests = 60;

/** KB of scripts and styles, gzip -9, beyond what the page links. */
export const mostAhead = { visitor: 20, recipeList: 60 } as const;

/** KB of scripts and styles, gzip -9. */
export interface CodeWeight {
  /** What the page links. */
  page: number;
  /** All others. */
  ahead: number;
}

/**
 * @param server the address of the app
 * @param path of the page
 * @param asked the paths that were asked for
 */
export async function weighCode(
  server: string,
  path: string,
  asked: readonly string[],
  language = 'en',
): Promise<CodeWeight> {
  const page = await fetch(`${server}${path}`, { headers: { 'accept-language': language } });
  const html = await page.text();
  const code = [...new Set(asked)].filter((file) => /\.(js|css|json)$/.test(file));
  const [linked, ahead] = await Promise.all([
    weigh(code.filter((file) => html.includes(file))),
    weigh(code.filter((file) => !html.includes(file))),
  ]);
  return { page: linked, ahead };

  async function weigh(files: string[]): Promise<number> {
    const sizes = await Promise.all(files.map((file) => packedSize(`${server}${file}`)));
    return Math.round((sizes.reduce((all, size) => all + size, 0) / 1024) * 10) / 10;
  }
}

/** Bytes, compressed the same way whatever the server chose. */
export async function packedSize(address: string): Promise<number> {
  const answer = await fetch(address);
  return gzipSync(await answer.arrayBuffer(), { level: 9 }).length;
}
