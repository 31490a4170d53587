/**
 * The language of an answer (decision 0160).
 *
 * - Of a call: what `Accept-Language` asks for. The app sends the language that its page is in.
 * - Of a page: what the person has chosen, which a cookie says before anybody is signed in; otherwise as of a call.
 * - Only languages of ours count, and a region is left out: "de-AT" is German. Who asks for none of them gets English.
 *
 * What is sent later, like a mail, is in the language of the account (`users.language`).
 */
import type { IncomingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import { languageInCookies } from '@saltbush/domain/texts/language-cookie';
import { findLanguage, standInLanguage, type Language } from '@saltbush/domain/texts/languages';

/** Of a request, Fastify's or another. */
interface Asking {
  headers: IncomingHttpHeaders;
}

/** @example languageOf(request) // 'de' for "Accept-Language: fr, de-AT;q=0.8, en;q=0.5" */
export const languageOf = (request: Asking): Language =>
  askedLanguageOf(request) ?? standInLanguage;

/** Undefined where a call asks for none of ours, as programs do. */
export const askedLanguageOf = ({ headers }: Asking): Language | undefined =>
  wantedLanguages(headers['accept-language'])[0];

/** What a page may be in, the most wanted first: the build of one may not be there yet. English is always among them. */
export function pageLanguagesOf({ headers }: Asking): Language[] {
  const chosen = languageInCookies(headers.cookie ?? '');
  const wanted = wantedLanguages(headers['accept-language']);
  return [...new Set([...(chosen ? [chosen] : wanted), standInLanguage])];
}

/** What an answer that `pageLanguagesOf` chose depends on, for caches. */
export const pageLanguageVary = 'accept-language, cookie';

function wantedLanguages(header = ''): Language[] {
  const known = read.get(header);
  if (known) return known;
  const languages = readLanguages(header);
  // Longer than any browser's: it is not worth its memory.
  if (header.length <= 100) read.set(header, languages);
  return languages;
}

/** Every call asks, and browsers send few different headers: reading one takes 4 µs. */
const read = new LRUCache<string, Language[]>({ max: 500 });

/**
 * Languages of ours by their weight. Those of the same weight stay in the order of the header, which is why the package that
 * reads `Accept-Encoding` does not read this one: it puts its own order first, and knows no regions.
 */
function readLanguages(header: string): Language[] {
  const wishes = header.split(',').map((part) => {
    const [tag = '', ...parameters] = part.split(';').map((text) => text.trim());
    const quality = parameters.find((text) => /^q\s*=/i.test(text))?.replace(/^q\s*=\s*/i, '');
    return { language: findLanguage(tag), weight: quality === undefined ? 1 : Number(quality) };
  });
  return wishes
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .flatMap(({ language }) => language ?? []);
}
