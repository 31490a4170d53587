/** Stores what an open page consists of, so that this page opens without a network before the whole app does. */
import { isStored } from './answer-file';
import { isWhole, openBuild, type Build } from './app-caches';

/**
 * @param pageFile of the page: "pages/my-recipes.html"
 * @param paths of the files that it has loaded
 */
export async function storeLoaded(build: Build, pageFile: string, paths: string[]): Promise<void> {
  if (await isWhole(build)) return;
  const cache = await openBuild(build);
  const isThere = async (path: string) => (await cache.match(path)) !== undefined;
  for (const file of new Set(['index.html', pageFile])) {
    const path = build.folder + file;
    if (!(await isThere(path))) await storePage(cache, path, build);
  }
  for (const path of paths.filter((each) => isStored.test(each))) {
    if (await isThere(path)) continue;
    // The browser has it, so that nothing is requested.
    const answer = await fetch(path, { cache: 'force-cache' });
    if (answer.ok) await cache.put(path, answer);
  }
}

/** A server that was updated has pages of another build, which that one's worker will store. */
async function storePage(cache: Cache, path: string, build: Build): Promise<void> {
  const answer = await fetch(path, { cache: 'no-cache' });
  const isOfBuild = answer.ok && (await answer.clone().text()).includes(build.entry);
  if (isOfBuild) await cache.put(path, answer);
}
