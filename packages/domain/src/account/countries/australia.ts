/**
 * - Measures: Australian Standard AS 1325 (tablespoon 20 mL, teaspoon 5 mL, cup 250 mL).
 * - Packs: none here, since the table of packs is that of Australian supermarkets.
 * - Time zones: the IANA time zone database, `zone1970.tab` and `backward`.
 */
import type { Country } from './country';
import { standInCountry } from './stand-in-country';

export const australia: Country = {
  home: standInCountry,
  retailers: [
    {
      id: 'woolworths',
      name: 'Woolworths',
      searchAddress: 'https://www.woolworths.com.au/shop/search/products?searchTerm={query}',
    },
    {
      id: 'coles',
      name: 'Coles',
      searchAddress: 'https://www.coles.com.au/search/products?q={query}',
    },
  ],
  ownBrands: ['Essentials', 'Macro'],
  firstWeekday: 'monday',
  paper: 'A4',
  reading: 'written',
  packs: '',
  timeZones: [
    'Australia/Sydney',
    'Australia/Melbourne',
    'Australia/Brisbane',
    'Australia/Perth',
    'Australia/Adelaide',
    'Australia/Hobart',
    'Australia/Darwin',
    'Australia/Canberra',
    'Australia/Broken_Hill',
    'Australia/Lindeman',
    'Australia/Eucla',
    'Australia/Lord_Howe',
    'Antarctica/Macquarie',
  ],
};
