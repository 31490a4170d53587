/**
 * The locale of the reader: the language of the app with the forms of their country (decision 0159). Small, since the first
 * page loads it; `formats.ts` has more.
 */
import type { CountryCode } from '@saltbush/domain/account/countries/country';
import { localeOf } from '@saltbush/domain/account/countries/locale';
import { language as languageOfBuild } from '@saltbush/domain/texts/language';

export const language: string = languageOfBuild();

let country: CountryCode | undefined;

/** The session says so. @param code undefined of visitors */
export const setFormsOf = (code: CountryCode | undefined): void => {
  country = code;
};

/** @example locale() // 'en-NZ' */
export const locale = (): string => localeOf(language, country);
