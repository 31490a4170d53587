/** What countries are called: the names of Unicode CLDR, which every browser has. */
import type { CountryCode } from './country';

/**
 * @param language of the app
 * @example countryName('NZ') // 'New Zealand'
 * @example countryName('DE', 'de') // 'Deutschland'
 */
export const countryName = (code: CountryCode, language = 'en'): string =>
  new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;
