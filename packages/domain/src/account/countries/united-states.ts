/**
 * - Measures: US customary (tablespoon 14.8 mL, teaspoon 4.9 mL, cup 236.6 mL; NIST Handbook 44, appendix C). Ovens have °F.
 * - Paper: Letter, 8.5 by 11 inches (ANSI/ASME Y14.1).
 * - First weekday: Sunday (Unicode CLDR, `weekData`).
 * - Packs: what Walmart, Kroger and Target sell, typed by us from general knowledge of the shops, in the grams and millilitres
 *   that their labels have beside: a stick of butter is 113 g and a pound 454 g, half a gallon of milk 1.89 L, five
 *   pounds of flour 2.27 kg, a tin of 14.5 oz 411 g.
 * - Search addresses: as the shops' own pages make them in 2026.
 * - Time zones: the IANA time zone database, `zone1970.tab` and `backward`.
 */
import type { Country } from './country';

export const unitedStates: Country = {
  home: {
    code: 'US',
    currency: 'USD',
    measures: 'us',
    hasGasMarks: false,
    stores: ['Walmart', 'Kroger', 'Target', 'Costco', 'Aldi'],
  },
  retailers: [
    {
      id: 'walmart',
      name: 'Walmart',
      searchAddress: 'https://www.walmart.com/search?q={query}',
    },
    {
      id: 'kroger',
      name: 'Kroger',
      searchAddress: 'https://www.kroger.com/search?query={query}',
    },
    {
      id: 'target',
      name: 'Target',
      searchAddress: 'https://www.target.com/s?searchTerm={query}',
    },
  ],
  ownBrands: ['Great Value', 'Simple Truth', 'Good & Gather', 'Market Pantry'],
  firstWeekday: 'sunday',
  paper: 'letter',
  reading: 'us',
  packs: `
    milk: 946 mL carton, 1893 mL carton, 3785 mL bottle
    buttermilk: 473 mL carton, 946 mL carton
    half and half: 473 mL carton, 946 mL carton
    cream, thickened cream, pouring cream, single cream, double cream: 237 mL carton, 473 mL carton
    sour cream: 227 g tub, 454 g tub
    butter: 227 g box, 454 g box
    cheese, mozzarella, mexican cheese blend, italian cheese blend: 227 g packet, 454 g packet
    cream cheese: 227 g block
    ricotta, cottage cheese: 425 g tub
    parmesan, feta: 170 g tub
    yoghurt: 907 g tub
    egg: ~12 each dozen
    bacon: 340 g packet, 454 g packet
    plain flour, self-raising flour, wholemeal flour, bread flour: 2268 g bag
    white sugar: 1814 g bag
    brown sugar, icing sugar: 907 g bag
    cornflour: 454 g box
    baking powder: 230 g tin
    bicarbonate of soda: 454 g box
    rolled oats: 510 g box, 1190 g box
    pasta: 454 g box
    lasagne sheet: 454 g box
    rice: 907 g bag, 2268 g bag
    lentil, split pea, dried chickpea, dried kidney bean, dried black bean, dried pinto bean: 454 g bag
    canned tomato: 411 g tin, 794 g tin
    canned chickpea, canned kidney bean, canned black bean, canned cannellini bean, canned white bean, canned pinto bean: 439 g tin
    refried bean: 454 g tin
    canned corn: 432 g tin
    baked bean: 454 g tin
    canned tuna: 142 g tin
    pumpkin puree, american tomato sauce: 425 g tin
    tomato paste: 170 g tin
    pasta sauce: 680 g jar
    stock, bone broth: 946 mL carton
    coconut milk, coconut cream: 400 mL tin
    condensed milk: 397 g tin
    evaporated milk: 354 mL tin
    cream of mushroom soup, cream of chicken soup, cream of celery soup, tomato soup: 298 g tin
    peanut butter: 454 g jar
    honey: 340 g bottle
    chocolate chip: 340 g bag
    bread, sourdough, crusty bread, rye bread: ~680 g loaf
  `,
  timeZones: [
    'America/New_York',
    'America/Chicago',
    'America/Denver',
    'America/Los_Angeles',
    'America/Phoenix',
    'America/Anchorage',
    'America/Detroit',
    'America/Boise',
    'America/Indiana/Indianapolis',
    'America/Indianapolis',
    'America/Fort_Wayne',
    'America/Indiana/Knox',
    'America/Indiana/Marengo',
    'America/Indiana/Petersburg',
    'America/Indiana/Tell_City',
    'America/Indiana/Vevay',
    'America/Indiana/Vincennes',
    'America/Indiana/Winamac',
    'America/Kentucky/Louisville',
    'America/Kentucky/Monticello',
    'America/Louisville',
    'America/Menominee',
    'America/North_Dakota/Beulah',
    'America/North_Dakota/Center',
    'America/North_Dakota/New_Salem',
    'America/Juneau',
    'America/Sitka',
    'America/Metlakatla',
    'America/Yakutat',
    'America/Nome',
    'America/Adak',
    'Pacific/Honolulu',
  ],
};
