/**
 * From measures to grams and millilitres.
 *
 * - A gram and a millilitre are branded numbers: they can't be mixed up, nor with plain amounts.
 * - No volume is converted without a measures dialect, since a tablespoon holds 20 mL in Australia
 *   and 14.8 mL in America. Metric volumes are the same in every dialect.
 * - Ounce and pound are exact by the international agreement of 1959: 1 lb = 453.59237 g.
 * - Between mass and volume nothing is converted here: that needs a food's density.
 */
import type { Measures } from './measures';
import type { MassUnitId, VolumeUnitId } from './units';

declare const dimensionBrand: unique symbol;
export type Grams = number & { readonly [dimensionBrand]: 'grams' };
export type Millilitres = number & { readonly [dimensionBrand]: 'millilitres' };

/** Declares a plain number to be grams. */
export function grams(value: number): Grams {
  return value as Grams;
}

/** Declares a plain number to be millilitres. */
export function millilitres(value: number): Millilitres {
  return value as Millilitres;
}

/** @example toGrams(2, 'kg') // 2000 */
export function toGrams(amount: number, unit: MassUnitId): Grams {
  return grams(amount * gramsPerUnit[unit]);
}

/**
 * @example toMillilitres(1, 'tbsp', 'au') // 20
 * @example toMillilitres(1, 'tbsp', 'us') // 14.787
 */
export function toMillilitres(amount: number, unit: VolumeUnitId, measures: Measures): Millilitres {
  return millilitres(amount * millilitresPerUnit[measures][unit]);
}

/** @example fromGrams(grams(1500), 'kg') // 1.5 */
export function fromGrams(mass: Grams, unit: MassUnitId): number {
  return mass / gramsPerUnit[unit];
}

/** @example fromMillilitres(millilitres(500), 'cup', 'au') // 2 */
export function fromMillilitres(
  volume: Millilitres,
  unit: VolumeUnitId,
  measures: Measures,
): number {
  return volume / millilitresPerUnit[measures][unit];
}

/** A Pfund or livre of a recipe is 500 g, an Italian etto 100 g. */
const gramsPerUnit: Readonly<Record<MassUnitId, number>> = {
  g: 1,
  dag: 10,
  kg: 1000,
  mg: 0.001,
  oz: 28.349523125,
  lb: 453.59237,
  pfund: 500,
  etto: 100,
};

const metricVolumes = { ml: 1, cl: 10, dl: 100, l: 1000 } as const;

/**
 * Cups that say whose they are, so that they are the same in every recipe, and the drinking vessels of old British
 * books: a breakfast cup is 8 imperial fluid ounces, a teacup 5 and a wineglass 2 (Elizabeth David, "Measure for
 * Measure", The Spectator, 15 March 1963).
 */
const namedVolumes = {
  'metric cup': 250,
  'us cup': 236.5882365,
  'breakfast cup': 227.3045,
  teacup: 142.0653125,
  wineglass: 56.826125,
} as const;

/** Imperial gallon: 4.54609 L exactly (Weights and Measures Act 1985, UK); the rest are its parts. */
const imperialVolumes = {
  'fl oz': 28.4130625,
  gill: 142.0653125,
  pt: 568.26125,
  qt: 1136.5225,
  gal: 4546.09,
} as const;

/** US customary gallon: 231 cubic inches, 3.785411784 L exactly; the rest are its parts. */
const americanVolumes = {
  tsp: 4.92892159375,
  dsp: 9.8578431875,
  tbsp: 14.78676478125,
  'fl oz': 29.5735295625,
  gill: 118.29411825,
  cup: 236.5882365,
  pt: 473.176473,
  qt: 946.352946,
  gal: 3785.411784,
} as const;

/**
 * - au: metric kitchen measures of Australian Standard AS 1325 (spoon 20 and 5 mL, cup 250 mL).
 * - uk: metric measuring spoons as sold and as the BBC and Delia Smith use them (15 and 5 mL);
 *   a cup in a British recipe means the metric one, 250 mL. Dry and wet pints are imperial.
 * - metric: spoon 15 and 5 mL, cup 250 mL (New Zealand, Canada, South Africa, continental Europe).
 */
const millilitresPerUnit: Readonly<Record<Measures, Readonly<Record<VolumeUnitId, number>>>> = {
  au: {
    ...metricVolumes,
    ...namedVolumes,
    ...imperialVolumes,
    tsp: 5,
    dsp: 10,
    tbsp: 20,
    cup: 250,
  },
  us: { ...metricVolumes, ...namedVolumes, ...americanVolumes },
  uk: {
    ...metricVolumes,
    ...namedVolumes,
    ...imperialVolumes,
    tsp: 5,
    dsp: 10,
    tbsp: 15,
    cup: 250,
  },
  metric: {
    ...metricVolumes,
    ...namedVolumes,
    ...imperialVolumes,
    tsp: 5,
    dsp: 10,
    tbsp: 15,
    cup: 250,
  },
};
