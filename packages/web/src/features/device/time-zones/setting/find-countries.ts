/** What countries are found by: their name, their code and what else people call them. */
import { countryCodes, type CountryCode } from '@saltbush/domain/account/countries/country';
import { countryName } from '@saltbush/domain/account/countries/country-name';
import { language } from '../../../../locale';

/**
 * Countries with words that begin with those typed; nothing typed finds all.
 *
 * @example findCountries('ki') // ['GB']
 */
export function findCountries(typed: string): CountryCode[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return countryCodes.filter((code) => {
    const searched =
      ` ${countryName(code, language)} ${code} ${otherNames[code] ?? ''}`.toLowerCase();
    return words.every((word) => searched.includes(` ${word}`));
  });
}

const otherNames: Partial<Record<CountryCode, string>> = {
  AU: 'Oz',
  NZ: 'Aotearoa',
  GB: 'UK Great Britain England Scotland Wales Northern Ireland',
  DE: 'Deutschland',
  US: 'USA America',
};
