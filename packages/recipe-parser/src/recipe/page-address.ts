/**
 * When two addresses identify the same page, and which parameters only track the reader.
 *
 * - Parameters that advertisers and mailers add ("utm_source", "fbclid") do not identify the page.
 * - Ignored when comparing addresses: http or https, "www." and "m.", a part after "#", a slash
 *   or "index.html" at the end, the order of parameters, and the ways to the same page made for printing
 *   ("/print", "?print=1") or for phones ("/amp", "amp.", "?amp=1").
 * - Letter case matters in a path, not in a host.
 * - A text inside which an address is (what a phone shares) gives that address.
 */
import { trimmedEnd } from '../characters/text-end';

/** @example withoutTracking('https://a.example/pie?utm_source=x&id=7#top') // 'https://a.example/pie?id=7' */
export function withoutTracking(address: string): string {
  const parts = partsOf(address);
  if (parts === undefined) return address;
  const { scheme, host, path, parameters } = parts;
  const remaining = parameters.filter((parameter) => !isNamed(parameter, tracking));
  return `${scheme}://${host}${path}${queryOf(remaining)}`;
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
    .replace(/\/(?:amp|print|print-?view)\/?$/, '/');
  return `${host}${trimmedEnd(path, /\//)}${queryOf(parameters.toSorted())}`.slice(0, longestKey);
}

/** What an index of the database can hold. */
const longestKey = 2_000;

/**
 * The spellings under which a recipe may have stored this address, for a look-up.
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
  if (found === undefined) return undefined;
  const bare = trimmedEnd(found, /[.,;:!?'’”)\]]/);
  // A bracket opened within the address is part of it.
  const isOpened = found.charAt(bare.length) === ')' && found.includes('(');
  return isOpened ? `${bare})` : bare;
}

interface Parts {
  scheme: string;
  /** In lower case, with the port if it has one. */
  host: string;
  path: string;
  /** "a=1", "b". */
  parameters: string[];
}

/** A user name and password in the address ("me:secret@") is left out. */
const webAddress =
  /^(https?):\/\/(?:[^/?#@]*@)?([^/?#@\s]+)(\/[^?#\s]*)?(?:\?([^#\s]*))?(?:#.*)?$/i;

/** Browsers and servers refuse longer ones. */
const longestAddress = 10_000;

function partsOf(address: string): Parts | undefined {
  const match = address.length > longestAddress ? null : webAddress.exec(address.trim());
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
