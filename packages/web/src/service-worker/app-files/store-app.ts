/**
 * Stores all files of a build on this device. What the build before it has is not fetched, and what is cut off goes on
 * where it was: a pack is stored as soon as it has come, and nothing uses the build before it is whole.
 */
import { hasOtherWholeBuild, isWhole, openBuild, openOtherBuilds, type Build } from './app-caches';
import { carryOver } from './carry-over';
import type { AppFileList, Pack, PackedFile } from './file-list';
import { fileResponse } from './file-response';

let storing: Promise<void> | undefined;

/** Asked twice it works once. @throws without a network, or without space */
export function storeApp(build: Build): Promise<void> {
  storing ??= storeAll(build).finally(() => {
    storing = undefined;
  });
  return storing;
}

async function storeAll(build: Build): Promise<void> {
  if (await isWhole(build)) return;
  const answer = await fetchFile(build.list);
  const { packs } = (await answer.clone().json()) as AppFileList;
  const cache = await openBuild(build);
  const digests = Object.assign({}, ...packs.map(({ files }) => files)) as Record<string, string>;
  for (const other of await openOtherBuilds(build)) await carryOver(digests, other, cache, answer);
  for (const pack of packs) await storePack(pack, cache);
  // Last: it says that the build is whole.
  await cache.put(build.list, answer);
}

async function storePack({ address, files }: Pack, cache: Cache): Promise<void> {
  const stored = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = Object.keys(files).filter((path) => !stored.has(path));
  if (missing.length === 0) return;
  const answer = await fetchFile(address);
  const packed = (await answer.clone().json()) as Record<string, PackedFile>;
  await Promise.all(
    missing.map((path) => cache.put(path, fileResponse(path, unpack(packed[path]!), answer))),
  );
}

const unpack = (file: PackedFile): BodyInit =>
  typeof file === 'string'
    ? file
    : Uint8Array.from(atob(file.base64), (character) => character.charCodeAt(0));

/** Behind what a page is waiting for. @throws without a network, and if the server has another build by now */
async function fetchFile(path: string): Promise<Response> {
  const answer = await fetch(path, { priority: 'low', cache: 'no-store' });
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`);
  return answer;
}

/**
 * A device that opens the app without a network goes on to: the new build is whole before it takes over. Any other
 * stores what its pages load.
 */
export async function prepareBuild(build: Build): Promise<void> {
  if (await hasOtherWholeBuild(build)) await storeApp(build);
}
