/** The languages that the app speaks, each in its own words (decision 0160). */
import { languageNames } from './language-names';

export { languageNames };

/** A BCP 47 tag. */
export type Language = keyof typeof languageNames;

/** In the order in which they are offered. */
export const languages = Object.keys(languageNames) as [Language, ...Language[]];

/** That of the sources, and of who asks for no other that there is. */
export const standInLanguage: Language = 'en';

/**
 * Where the web app of a language is below that of English (decision 0160).
 *
 * @example folderOf('de') // 'languages/de/'
 * @example folderOf('en') // ''
 */
export const folderOf = (language: Language): string =>
  language === standInLanguage ? '' : `languages/${language}/`;

/**
 * The language of ours that a tag means: itself, or what it is a kind of.
 *
 * @param tag in any capitals; anything else is none
 * @example findLanguage('de-AT') // 'de'
 */
export function findLanguage(tag: string | null | undefined): Language | undefined {
  const parts = (tag ?? '').toLowerCase().split('-');
  for (let length = parts.length; length > 0; length -= 1) {
    const wanted = parts.slice(0, length).join('-');
    const found = languages.find((language) => language.toLowerCase() === wanted);
    if (found) return found;
  }
  return undefined;
}
