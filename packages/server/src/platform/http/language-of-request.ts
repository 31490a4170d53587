import type { IncomingHttpHeaders } from 'node:http';
import { knownLanguage } from '../language/current-language';

/**
 * The language in which a caller reads: the first of `Accept-Language` that there are texts in, else English.
 *
 * @example languageOf({ headers: { 'accept-language': 'fr, de-AT;q=0.8, en;q=0.5' } }) // 'de'
 */
export function languageOf({ headers }: { headers: IncomingHttpHeaders }): string {
  const header = headers['accept-language'];
  // Longer than any browser's: whoever sends that does not read it.
  if (header === undefined || header.length > mostLetters) return 'en';
  for (const range of rangesOf(header)) {
    const known = range === '*' ? 'en' : knownLanguage(range);
    if (known !== undefined) return known;
  }
  return 'en';
}

/** The best first; of the same weight, in their order. */
function rangesOf(header: string): string[] {
  return header
    .split(',')
    .map((part) => {
      const [range = '', ...settings] = part.split(';').map((piece) => piece.trim());
      const weight = settings.find((setting) => setting.startsWith('q='))?.slice(2);
      return { range, weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ range }) => range);
}

const mostLetters = 300;
