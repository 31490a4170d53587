/**
 * - Measures: metric spoons and cups as sold and as the Edmonds Cookery Book has them (tablespoon 15 mL, teaspoon 5 mL,
 *   cup 250 mL).
 * - Packs: what Woolworths, New World and PAK’nSAVE sell, typed by us from general knowledge of the shops.
 * - Search addresses: as the shops' own pages make them in 2026.
 * - Time zones: the IANA time zone database, `zone1970.tab` and `backward`.
 */
import type { Country } from './country';

export const newZealand: Country = {
  home: {
    code: 'NZ',
    currency: 'NZD',
    measures: 'metric',
    hasGasMarks: true,
    stores: ['Woolworths NZ', 'New World', 'PAK’nSAVE', 'Four Square'],
  },
  retailers: [
    {
      id: 'woolworths-nz',
      name: 'Woolworths NZ',
      searchAddress: 'https://www.woolworths.co.nz/shop/searchproducts?search={query}',
    },
    {
      id: 'new-world',
      name: 'New World',
      searchAddress: 'https://www.newworld.co.nz/shop/search?q={query}',
    },
    {
      id: 'pak-n-save',
      name: 'PAK’nSAVE',
      searchAddress: 'https://www.paknsave.co.nz/shop/search?q={query}',
    },
  ],
  ownBrands: ['Pams', 'Countdown', 'Macro', 'Essentials'],
  firstWeekday: 'monday',
  paper: 'A4',
  reading: 'metric',
  packs: `
    butter: 250 g block, 500 g block
    cheese: 250 g block, 500 g block, 1 kg block
    cream: 300 mL bottle, 500 mL bottle
    sour cream: 250 g tub
    ricotta, cottage cheese: 250 g tub
    plain flour, self-raising flour, wholemeal flour: 1.5 kg packet
    bread flour: 1.5 kg packet
    white sugar: 1.5 kg packet
    brown sugar, icing sugar: 500 g packet, 1 kg packet
    rolled oats: 700 g packet
    evaporated milk: 370 mL tin
    bread, sourdough, crusty bread, rye bread: ~700 g loaf
  `,
  timeZones: ['Pacific/Auckland', 'Pacific/Chatham', 'NZ', 'NZ-CHAT'],
};
