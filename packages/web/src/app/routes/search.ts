/**
 * The search part of an address as plain text: "token=12e5" stays the text "12e5". (The router's
 * own parser would make it a number.)
 */
export type Search = Record<string, string>;

export const parseSearch = (text: string): Search => Object.fromEntries(new URLSearchParams(text));

export function stringifySearch(search: Record<string, unknown>): string {
  const given = Object.entries(search).flatMap(([name, value]) =>
    value === undefined || value === null || value === '' ? [] : [[name, String(value)]],
  );
  const text = new URLSearchParams(given).toString();
  return text && `?${text}`;
}

/**
 * Keeps the named parameters of an address and their type.
 *
 * @example validateSearch: only('redirect', 'token') // { redirect?: string, token?: string }
 */
export const only =
  <Name extends string>(...names: Name[]) =>
  (search: Record<string, unknown>): Partial<Record<Name, string>> =>
    Object.fromEntries(
      names.flatMap((name) => (typeof search[name] === 'string' ? [[name, search[name]]] : [])),
    ) as Partial<Record<Name, string>>;
