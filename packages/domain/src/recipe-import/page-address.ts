/**
 * When two addresses lead to the same page, and what of an address only watches the reader.
 *
 * - Parameters that advertisers and mailers add ("utm_source", "fbclid") say nothing about the page.
 * - For telling pages apart, these do not matter: http or https, "www." and "m.", a part behind "#", a slash
 *   or "index.html" at the end, the order of parameters, and the ways to the same page made for printing
 *   ("/print", "?print=1") or for phones ("/amp", "amp.", "?amp=1").
 * - Letter case matters in a path, not in a host.
 * - A text inside which an address stands (what a phone shares) gives that address.
 */

/** @example withoutTracking('https://a.example/pie?utm_source=x&id=7#top') // 'https://a.example/pie?id=7' */
export function withoutTracking(address: string): string {
  const parts = partsOf(address);
  if (parts === undefined) return address;
  const { scheme, host, path, parameters } = parts;
  const kept = parameters.filter((parameter) => !isNamed(parameter, tracking));
  return `${scheme}://${host}${path}${queryOf(kept)}`;
}

/**
 * The same text for every address of one page; `undefined` for what is no web address.
 *
 * @example addressKey('http://www.a.example/pie/amp/?fbclid=1') // 'a.example/pie'
 */
export function addressKey(address: string | undefined): string | undefined {
  const parts = address === undefined ? undefined : partsOf(address);
  if (parts === undefined) return undefined;
  const parameters = parts.parameters.filter(
    (parameter) => !isNamed(parameter, tracking) && !isNamed(parameter, otherWays),
  );
  const host = parts.host
    .replace(/:(?:80|443)$/, '')
    .replace(/^(?:www|m|mobile|amp)\.(?=[^.]+\.[^.])/, '');
  const path = parts.path
    .replace(/\/(?:index|default)\.(?:html?|php)$/, '/')
    .replace(/^\/(?:amp|print)(?=\/)/, '')
    .replace(/\.amp(?=\.html?$|$)/, '')
    .replace(/\/(?:amp|print|print-?view)\/?$/, '/')
    .replace(/\/+$/, '');
  return `${host}${path}${queryOf(parameters.toSorted())}`.slice(0, longestKey);
}

/** What an index of the database can hold. */
const longestKey = 2_000;

/**
 * The ways in which a kept recipe may spell the address of this page, for looking it up.
 *
 * @example addressSpellings('http://a.example/pie/amp').includes('https://www.a.example/pie/') // true
 */
export function addressSpellings(address: string | undefined): string[] {
  const key = addressKey(address);
  if (address === undefined || key === undefined) return [];
  const [place = '', query] = key.split(/\?(.*)/s);
  const ends = query === undefined ? ['', '/'] : [`?${query}`, `/?${query}`];
  const spelled = ['https://', 'http://'].flatMap((scheme) =>
    ['', 'www.', 'm.'].flatMap((prefix) => ends.map((end) => `${scheme}${prefix}${place}${end}`)),
  );
  return [...new Set([withoutTracking(address), ...spelled])];
}

/** @example addressIn('Look at this! https://a.example/pie.') // 'https://a.example/pie' */
export function addressIn(text: string): string | undefined {
  const found = /https?:\/\/[^\s<>"]+/i.exec(text)?.[0];
  return found?.replace(/[.,;:!?'’”)\]]+$/, (end) =>
    // A bracket that the address itself opened belongs to it.
    end.startsWith(')') && found.includes('(') ? ')' : '',
  );
}

interface Parts {
  scheme: string;
  /** In lower case, with the port if it has one. */
  host: string;
  path: string;
  /** "a=1", "b". */
  parameters: string[];
}

/** Who signs in by the address itself ("me:secret@") is left out. */
const webAddress = /^(https?):\/\/(?:[^/?#@]*@)?([^/?#@\s]+)([^?#\s]*)(?:\?([^#\s]*))?(?:#.*)?$/i;

function partsOf(address: string): Parts | undefined {
  const match = webAddress.exec(address.trim());
  if (!match) return undefined;
  const [, scheme = '', host = '', path = '', query = ''] = match;
  return {
    scheme: scheme.toLowerCase(),
    host: host.toLowerCase(),
    path,
    parameters: query.split('&').filter((parameter) => parameter !== ''),
  };
}

function queryOf(parameters: readonly string[]): string {
  return parameters.length === 0 ? '' : `?${parameters.join('&')}`;
}

function isNamed(parameter: string, names: RegExp): boolean {
  return names.test(parameter.split('=')[0] ?? '');
}

const tracking =
  /^(?:utm_\w+|\w{1,3}clid|msclkid|mc_[ce]id|igsh(?:id)?|_g[al]|ref_src|ref_url|spm|cmpid|ocid|s_kwcid|mkt_tok|vero_id|__s)$/i;
const otherWays = /^(?:ref|amp|print|printview|outputtype|output|share|replytocom)$/i;
