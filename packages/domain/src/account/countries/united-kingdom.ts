/**
 * - Measures: metric spoons as sold and as BBC Good Food uses them (tablespoon 15 mL, teaspoon 5 mL, cup 250 mL); pints and
 *   fluid ounces are imperial (Weights and Measures Act 1985).
 * - Gas marks: ovens have them, and recipes give them beside degrees.
 * - Packs: what Tesco, Sainsbury’s and Asda sell, typed by us from general knowledge of the shops. Milk is sold in pints of
 *   568 mL: 1, 2 and 4.
 * - Search addresses: as the shops' own pages make them in 2026.
 * - Time zones: the IANA time zone database, `zone1970.tab` and `backward`.
 */
import type { Country } from './country';

export const unitedKingdom: Country = {
  home: {
    code: 'GB',
    currency: 'GBP',
    measures: 'uk',
    hasGasMarks: true,
    stores: ['Tesco', 'Sainsbury’s', 'Asda', 'Morrisons', 'Aldi', 'Lidl'],
  },
  retailers: [
    {
      id: 'tesco',
      name: 'Tesco',
      searchAddress: 'https://www.tesco.com/groceries/en-GB/search?query={query}',
    },
    {
      id: 'sainsburys',
      name: 'Sainsbury’s',
      searchAddress: 'https://www.sainsburys.co.uk/gol-ui/SearchResults/{query}',
    },
    {
      id: 'asda',
      name: 'Asda',
      searchAddress: 'https://groceries.asda.com/search/{query}',
    },
  ],
  ownBrands: [
    'Tesco Finest',
    "Sainsbury's",
    'Taste the Difference',
    'Stockwell & Co',
    'Asda Extra Special',
  ],
  firstWeekday: 'monday',
  paper: 'A4',
  reading: 'metric',
  packs: `
    milk: 568 mL bottle, 1136 mL bottle, 2272 mL bottle
    butter: 250 g block, 500 g block
    cheese: 200 g block, 400 g block
    cream, single cream, pouring cream, thickened cream: 300 mL tub
    double cream: 150 mL tub, 300 mL tub
    creme fraiche, sour cream: 300 mL tub
    yoghurt: 500 g tub, 1 kg tub
    mozzarella: 250 g bag
    cream cheese: 200 g tub
    egg: ~6 each box
    plain flour, self-raising flour, wholemeal flour, bread flour: 1.5 kg packet
    white sugar, caster sugar: 1 kg packet
    brown sugar, icing sugar: 500 g packet
    baked bean: 415 g tin
    canned corn: 198 g tin, 325 g tin
    canned tuna: 145 g tin
    evaporated milk: 410 g tin
    condensed milk: 397 g tin
    rolled oats: 1 kg packet
    honey: 340 g jar
    golden syrup, treacle: 454 g tin
    bread, sourdough, crusty bread, rye bread: ~800 g loaf
  `,
  timeZones: [
    'Europe/London',
    'Europe/Belfast',
    'Europe/Jersey',
    'Europe/Guernsey',
    'Europe/Isle_of_Man',
    'GB',
    'GB-Eire',
  ],
};
