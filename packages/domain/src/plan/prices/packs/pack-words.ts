/** Words of pack texts: units, what is counted, and what says nothing about a size. */
import type { PackUnit } from './product-pack';

interface Measure {
  readonly unit: Exclude<PackUnit, 'each'>;
  /** How many of `unit` one of it has. */
  readonly factor: number;
}

const measures: Readonly<Record<string, Measure>> = {
  ...named('g', 1, 'g gm gms gr gram grams'),
  ...named('g', 1000, 'kg kgs kilo kilos kilogram kilograms'),
  ...named('g', 0.001, 'mg'),
  ...named('ml', 1, 'ml mls millilitre millilitres'),
  ...named('ml', 10, 'cl'),
  ...named('ml', 1000, 'l lt lts ltr ltrs litre litres liter liters'),
  ...named('m', 1, 'm mtr metre metres'),
  ...named('sheet', 1, 'sheet sheets tissue tissues'),
};

/** @example measureOf('kg') // { unit: 'g', factor: 1000 } */
export function measureOf(word: string): Measure | undefined {
  return Object.hasOwn(measures, word) ? measures[word] : undefined;
}

/** Packs in a pack: they say how many there are more surely than what is in them. */
export const packWords: ReadonlySet<string> = new Set(['pack', 'packs', 'pk', 'pks', 's']);

/** What is counted, and is one of it without a number: "bunch". */
export const pieceWords: ReadonlySet<string> = new Set(
  `each ea piece pieces pc pcs pce pces bunch bunches head heads bulb bulbs loaf loaves whole single
   tray trays punnet punnets roll rolls slice slices fillet fillets egg eggs sachet sachets tablet
   tablets capsule capsules bag bags teabag teabags nappy nappies wipe wipes bottle bottles can cans
   bar bars bun buns wrap wraps pod pods stick sticks pouch pouches`.split(/\s+/),
);

/** Groups of a fixed size. */
export const groupWords: Readonly<Record<string, number>> = {
  dozen: 12,
  doz: 12,
  pair: 2,
  pairs: 2,
};

export const parts: Readonly<Record<string, number>> = { half: 0.5, quarter: 0.25 };

/**
 * Sizes in millilitres of single cans and bottles of Australian retailers, from general knowledge: "24 pack 375mL" are
 * 24 of them, "6 pack 1.5L" are six of 250 mL.
 */
export const drinkSizes: ReadonlySet<number> = new Set([
  200, 237, 250, 275, 300, 320, 330, 335, 345, 350, 355, 375, 400, 440, 450, 473, 500, 568, 600,
  750,
]);

function named(unit: Measure['unit'], factor: number, words: string) {
  return Object.fromEntries(words.split(' ').map((word) => [word, { unit, factor }]));
}
