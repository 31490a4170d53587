/** Lists as sentences say them, in the language of the page. */

/** Put in by the build, one for each language; tests have none. */
declare const appLanguage: string | undefined;

/** In other English a comma stands before the last word. */
const language = typeof appLanguage === 'string' && appLanguage !== 'en' ? appLanguage : 'en-AU';

// The first use of Intl in a page takes some 20 ms, so each is made when it is needed.
const formats: Partial<Record<'conjunction' | 'disjunction', Intl.ListFormat>> = {};

const formatOf = (type: 'conjunction' | 'disjunction'): Intl.ListFormat =>
  (formats[type] ??= new Intl.ListFormat(language, { type }));

/** @example formatList(['milk', 'eggs', 'flour']) // 'milk, eggs and flour' */
export const formatList = (words: Iterable<string>): string =>
  formatOf('conjunction').format(words);

/** @example formatChoices(['fried', 'boiled']) // 'fried or boiled' */
export const formatChoices = (words: Iterable<string>): string =>
  formatOf('disjunction').format(words);
