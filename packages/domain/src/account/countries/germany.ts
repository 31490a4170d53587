/**
 * - Measures: an Esslöffel is 15 mL, a Teelöffel 5 mL; a cup is 250 mL as in the rest of the continent.
 * - Packs: what REWE, Edeka and Kaufland sell, typed by us from general knowledge of the shops. Flour and sugar come in
 *   packets of 1 kg, cream in cups of 200 g, quark in tubs of 250 g and 500 g.
 * - Search addresses: as the shops' own pages make them in 2026; Edeka's is that of its online shop.
 * - First weekday: Monday (ISO 8601, DIN 1355).
 * - Time zones: the IANA time zone database, `zone1970.tab` and `backward`.
 */
import type { Country } from './country';

export const germany: Country = {
  home: {
    code: 'DE',
    currency: 'EUR',
    measures: 'metric',
    hasGasMarks: false,
    stores: ['REWE', 'Edeka', 'Kaufland', 'Aldi', 'Lidl'],
  },
  retailers: [
    {
      id: 'rewe',
      name: 'REWE',
      searchAddress: 'https://shop.rewe.de/productList?search={query}',
    },
    {
      id: 'edeka',
      name: 'Edeka',
      searchAddress: 'https://www.edeka24.de/index.php?cl=search&searchparam={query}',
    },
    {
      id: 'kaufland',
      name: 'Kaufland',
      searchAddress: 'https://www.kaufland.de/s/?search_value={query}',
    },
  ],
  ownBrands: ['REWE Beste Wahl', 'REWE Bio', 'ja!', 'Gut & Günstig', 'K-Classic'],
  firstWeekday: 'monday',
  paper: 'A4',
  reading: 'metric',
  packs: `
    milk: 1 L carton
    butter: 250 g block
    cream, thickened cream, pouring cream, single cream: 200 mL tub
    double cream: 125 g tub
    sour cream, creme fraiche: 200 g tub
    yoghurt: 500 g tub, 1 kg tub
    mascarpone, ricotta: 250 g tub
    fresh mozzarella, mozzarella: 125 g bag
    cream cheese: 200 g tub
    cheese: 200 g packet, 400 g packet
    egg: ~10 each box
    plain flour, wholemeal flour, spelt flour, rye flour: 1 kg packet
    cornflour: 400 g packet
    white sugar: 1 kg packet
    icing sugar: 250 g packet
    brown sugar: 500 g packet
    rolled oats: 500 g packet
    canned tomato: 400 g tin, 800 g tin
    canned corn: 285 g tin
    canned tuna: 195 g tin
    passata: 500 g carton
    tomato paste: 200 g tube
    gnocchi: 500 g packet
    rice: 500 g packet, 1 kg packet
    bread, sourdough, crusty bread, rye bread: ~750 g loaf
  `,
  timeZones: ['Europe/Berlin', 'Europe/Busingen'],
};
