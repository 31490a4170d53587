/** Answers the app's pages and files from this device or the network, never with files of two builds. */
import { isWhole, openBuild, openOtherBuilds, type Build } from './app-caches';

/** One bar of signal may answer after minutes. What is stored is shown then. */
const longestWaitMs = 4_000;

/**
 * The page of an address. Until the build is whole the network answers, and what is stored helps without one.
 *
 * @param file of this page in the build: "pages/my-recipes.html"
 */
export async function answerPage(request: Request, file: string, build: Build): Promise<Response> {
  const cache = await openBuild(build);
  const stored =
    (await cache.match(build.folder + file)) ?? (await cache.match(`${build.folder}index.html`));
  if (!stored) return fetch(request);
  if (await isWhole(build)) return stored;
  const late = new Promise<Response>((resolve) => {
    setTimeout(() => resolve(stored), longestWaitMs);
  });
  return Promise.race([fetch(request).catch(() => stored), late]);
}

/** Any other file of the app. One with a hash in its name is the same in every build that has it. */
export async function answerFile(request: Request, build: Build): Promise<Response> {
  const { pathname } = new URL(request.url);
  const cache = await openBuild(build);
  const isHashed = isInAssets(pathname);
  if (isHashed || (await isWhole(build))) {
    const stored = (await cache.match(pathname)) ?? (await findInOtherBuild(pathname, build));
    if (stored) return stored;
  }
  const answer = await fetch(request).catch(async (error: unknown) => {
    return (await cache.match(pathname)) ?? Promise.reject(error);
  });
  if (answer.ok && isHashed && isStored.test(pathname)) {
    // Without space it is fetched each time.
    await cache.put(pathname, answer.clone()).catch(() => undefined);
  }
  return answer;
}

/** A page of the build before this one may still be open. */
async function findInOtherBuild(pathname: string, build: Build): Promise<Response | undefined> {
  if (!isInAssets(pathname)) return undefined;
  const found = await Promise.all(
    (await openOtherBuilds(build)).map((cache) => cache.match(pathname)),
  );
  return found.find((file) => file !== undefined);
}

const isInAssets = (pathname: string): boolean => pathname.startsWith(`${basePath}/assets/`);

/** Of a file in the assets. Photos are not. */
export const isStored = /\/assets\/.*\.(js|css|woff2|svg)$/;
