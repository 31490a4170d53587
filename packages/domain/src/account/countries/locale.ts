/** The locale that numbers, dates and money are written in. */
import { language } from '../../texts/language';
import type { CountryCode } from './country';
import { standInCountry } from './stand-in-country';

/**
 * The language of the words, with the forms of the country.
 *
 * @param language of the app: "en"; the region of one that is made for tests, "en-XA", is no country
 * @example localeOf('en', 'NZ') // 'en-NZ'
 */
export const localeOf = (language: string, country: CountryCode = standInCountry.code): string =>
  `${language.replace(/-[A-Z]{2}$/, '')}-${country}`;

/** Of texts that are written for nobody in particular, in the language of the code. */
export const standInLocale = localeOf('en');

let readersCountry: CountryCode | undefined;

/** The web app's session says it. A server never does: it has many readers. @param code undefined of visitors */
export const setReadersCountry = (code: CountryCode | undefined): void => {
  readersCountry = code;
};

/** For dates, numbers and what is sorted. @example readersLocale() // 'de-AU' */
export const readersLocale = (): string => localeOf(language(), readersCountry);

/** Where a country says the same thing less clearly: Americans would read "23 Mon". @example languagesLocale() // 'en-AU' */
export const languagesLocale = (): string => localeOf(language());
