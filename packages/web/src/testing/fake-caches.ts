/** Caches of a service worker, in memory. Keys are paths of one origin. */
const origin = 'https://saltbush.test';

export interface FakeCaches {
  /** Name, paths and texts of all that is stored. */
  read: () => Promise<Record<string, Record<string, string>>>;
}

/** Replaces `caches`; `vi.unstubAllGlobals` puts the browser's back. */
export function fakeCaches(): { caches: CacheStorage } & FakeCaches {
  const stored = new Map<string, Map<string, Response>>();
  const open = async (name: string): Promise<Cache> => {
    const files = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, files);
    return cacheOf(files);
  };
  const caches = {
    open,
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
  } as unknown as CacheStorage;
  const read = async () => {
    const texts: Record<string, Record<string, string>> = {};
    for (const [name, files] of stored) {
      texts[name] = {};
      for (const [path, file] of files) texts[name][path] = await file.clone().text();
    }
    return texts;
  };
  return { caches, read };
}

function cacheOf(files: Map<string, Response>): Cache {
  const keyOf = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : String(request), origin).pathname;
  return {
    put: async (request: RequestInfo | URL, answer: Response) => {
      files.set(keyOf(request), answer.clone());
    },
    match: async (request: RequestInfo | URL) => files.get(keyOf(request))?.clone(),
    keys: async () => [...files.keys()].map((path) => ({ url: `${origin}${path}` })),
  } as unknown as Cache;
}
