/**
 * The locale of the reader: the language of the app with the forms of their country (decision 0159). Small, since the first
 * page loads it; `formats.ts` has more.
 */
import type { CountryCode } from '@saltbush/domain/account/countries/country';
import { localeOf } from '@saltbush/domain/account/countries/locale';

/** Put in by the build. */
declare const appLanguage: string | undefined;

export const language: string = typeof appLanguage === 'string' ? appLanguage : 'en';

let country: CountryCode | undefined;

/** The session says so. @param code undefined of visitors */
export const setFormsOf = (code: CountryCode | undefined): void => {
  country = code;
};

/** @example locale() // 'en-NZ' */
export const locale = (): string => localeOf(language, country);
