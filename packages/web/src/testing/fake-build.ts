/** A server that has one build of the app at a time, for tests of the service worker. */
import type { Build } from '../service-worker/app-files/app-caches';
import { digestOf } from '../service-worker/app-files/digest';

/** Texts by path, a pack for each inner object. */
export type FakePacks = Record<string, string>[];

export function fakeServer() {
  const asked: string[] = [];
  let files: Record<string, string> = {};
  let isReachable: (path: string) => boolean = () => true;
  const answer = async (asking: RequestInfo | URL): Promise<Response> => {
    const path = asking instanceof Request ? new URL(asking.url).pathname : String(asking);
    asked.push(path);
    if (!isReachable(path)) throw new TypeError('Failed to fetch');
    const text = files[path];
    const headers = { 'content-security-policy': "default-src 'self'", etag: 'x' };
    return new Response(text ?? 'Not here', { status: text === undefined ? 404 : 200, headers });
  };
  return {
    asked,
    fetch: answer,
    reachOnly: (isReached: (path: string) => boolean) => {
      isReachable = isReached;
    },
    /** Replaces the build before it, as an update of the server does. */
    async deploy(name: string, packs: FakePacks): Promise<Build> {
      const addressOf = (index: number) => `/assets/app-pack-${name}${index}.json`;
      const digests = await Promise.all(packs.map(digestsOf));
      const listed = digests.map((ofPack, index) => ({ address: addressOf(index), files: ofPack }));
      const list = `/assets/app-files-${name}.json`;
      files = Object.assign({ [list]: JSON.stringify({ packs: listed }) }, ...packs);
      listed.forEach(({ address }, index) => (files[address] = JSON.stringify(packs[index])));
      return { list, entry: entryOf(packs), folder: '/' };
    },
  };
}

async function digestsOf(pack: Record<string, string>): Promise<Record<string, string>> {
  const files = Object.entries(pack);
  const digests = files.map(async ([path, text]) => [path, await digestOf(text)] as const);
  return Object.fromEntries(await Promise.all(digests));
}

const entryOf = (packs: FakePacks): string =>
  packs.flatMap((pack) => Object.keys(pack)).find((path) => path.startsWith('/assets/index-'))!;
