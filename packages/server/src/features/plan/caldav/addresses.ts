/**
 * The addresses of a CalDAV server: its root, the person (a principal), the home of their calendars, each calendar (a
 * collection), and what is in it. The person's id stands in them, since clients store them for each account.
 */
export type Place =
  | { kind: 'root' }
  | { kind: 'principal'; userId: string }
  | { kind: 'home'; userId: string }
  | { kind: 'collection'; userId: string; collection: string }
  | { kind: 'object'; userId: string; collection: string; name: string };

export interface Addresses {
  root: string;
  principal(userId: string): string;
  home(userId: string): string;
  collection(userId: string, collection: string): string;
  object(userId: string, collection: string, name: string): string;
  /** @param href as a client writes it: whole, or from its first slash on; undefined of what is none of ours */
  placeOf(href: string): Place | undefined;
}

/**
 * @param basePath below which the instance is: "" or "/recipes"
 * @example openAddresses('').collection(userId, 'list') // '/caldav/calendars/0196…/list/'
 */
export function openAddresses(basePath: string): Addresses {
  const root = `${basePath}/caldav/`;
  const home = (userId: string) => `${root}calendars/${userId}/`;
  const collection = (userId: string, name: string) => `${home(userId)}${name}/`;
  return {
    root,
    principal: (userId) => `${root}principals/${userId}/`,
    home,
    collection,
    object: (userId, name, object) => collection(userId, name) + encodeURIComponent(object),
    placeOf: (href) => {
      const path = pathOf(href);
      if (path === undefined) return undefined;
      const inside = path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : path;
      return placeOfPath(inside);
    },
  };
}

function pathOf(href: string): string | undefined {
  const path = /^https?:\/\/[^/?#]+([^?#]*)/i.exec(href)?.[1] ?? href.split(/[?#]/)[0]!;
  return path.startsWith('/') ? path : undefined;
}

function placeOfPath(path: string): Place | undefined {
  const parts = path.split('/').slice(1).map(decoded);
  if (parts.at(-1) === '') parts.pop();
  const [first, kind, userId, collection, name, ...more] = parts;
  if (first !== 'caldav' || more.length > 0 || parts.some((part) => !part)) return undefined;
  if (kind === undefined) return { kind: 'root' };
  if (userId === undefined) return undefined;
  if (kind === 'principals') return collection ? undefined : { kind: 'principal', userId };
  if (kind !== 'calendars') return undefined;
  if (collection === undefined) return { kind: 'home', userId };
  if (name === undefined) return { kind: 'collection', userId, collection };
  return { kind: 'object', userId, collection, name };
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
