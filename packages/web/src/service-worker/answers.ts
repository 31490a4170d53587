/** Which stored file answers a request. Pure but for the cache it is given. */
export interface BuiltPage {
  /** As the router spells it: "/recipes/$id". */
  path: string;
  /** Below the web folder. */
  file: string;
}

/**
 * The HTML file of an address, as the server chooses it.
 *
 * @example pageFileOf('/recipes/42', pages) // 'pages/recipes-id.html'
 */
export function pageFileOf(pathname: string, pages: readonly BuiltPage[]): string {
  const parts = pathname.split('/');
  const page = pages.find(({ path }) => {
    const pattern = path.split('/');
    return (
      pattern.length === parts.length &&
      pattern.every((part, index) => (part.startsWith('$') ? parts[index] : part === parts[index]))
    );
  });
  return page?.file ?? 'index.html';
}

/** @example imageOfAnyWidth(cache, '/images/0192…/400.webp') // the response for 800.webp */
export async function imageOfAnyWidth(
  cache: Pick<Cache, 'keys' | 'match'>,
  url: string,
): Promise<Response | undefined> {
  const folder = url.slice(0, url.lastIndexOf('/') + 1);
  const other = (await cache.keys()).find((request) => request.url.startsWith(folder));
  return other && cache.match(other);
}
