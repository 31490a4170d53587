/** All countries, Australia first. Servers and settings load it; other screens have their own `HomeCountry`. */
import { australia } from './australia';
import { countryCodes, type Country, type CountryCode, type HomeCountry } from './country';
import { germany } from './germany';
import { newZealand } from './new-zealand';
import { unitedKingdom } from './united-kingdom';
import { unitedStates } from './united-states';

const byCode: Readonly<Record<CountryCode, Country>> = {
  AU: australia,
  NZ: newZealand,
  GB: unitedKingdom,
  DE: germany,
  US: unitedStates,
};

/** In the order in which they are offered. */
export const countries: readonly Country[] = countryCodes.map((code) => byCode[code]);

/**
 * The country with this code. A newer program may know more of them, so any other text counts as absent.
 *
 * @example findCountry('NZ')?.home.currency // 'NZD'
 * @example findCountry('AQ') // undefined
 */
export const findCountry = (code: string | null | undefined): Country | undefined =>
  countries.find(({ home }) => home.code === code);

/** That of who has not chosen one, if there is none. @example countryOr(null).home.code // 'AU' */
export const countryOr = (code: string | null | undefined): Country =>
  findCountry(code) ?? australia;

/** @example homeCountryOf('GB').currency // 'GBP' */
export const homeCountryOf = (code: string | null | undefined): HomeCountry => countryOr(code).home;

/** Null where nobody has chosen a country. @example firstWeekdayIn('US') // 'sunday' */
export const firstWeekdayIn = (code: string | null): Country['firstWeekday'] | null =>
  findCountry(code)?.firstWeekday ?? null;
