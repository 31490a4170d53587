/**
 * What a cook would measure an amount with, and how finely.
 *
 * - Scales and jugs: to about a twentieth (1, 5 or 10 g), from 1000 by the kilo and the litre.
 * - Cups in quarters and thirds, up to seven tablespoons in halves, up to five teaspoons in quarters: the
 *   measures of a drawer. The largest that comes close counts; where none does, the jug.
 * - Less than a tablespoon is always in teaspoons, under a half of one in eighths.
 * - Nothing is rounded up by more than half: of less than a twelfth of a teaspoon a cook takes a pinch.
 * - Pounds in quarters where that comes close, else ounces in halves, below four in quarters.
 */
import { cupSteps, eighths, halves, quarters, toNearest } from './kitchen-steps';
import { fromMillilitres, millilitres, toGrams, toMillilitres } from '../../units/convert';
import { formatQuantity } from '../../units/quantity';
import type { Quantity } from '../../units/quantity';
import { rationalFromNumber, rationalToNumber } from '../../units/rational';
import { notationFor } from '../../units/units';
import type { Rational } from '../../units/rational';
import type { MassUnitId, UnitId, VolumeUnitId } from '../../units/units';
import type { Measures } from '../../units/measures';
import { centimetresOfInches, centimetresPerInch, inchesOfCentimetres } from '../../units/lengths';

export interface CookMeasure {
  readonly unit: UnitId;
  /** Grams, millilitres or centimetres in one of the unit. */
  readonly size: number;
  /** An amount of the unit as it can be measured; never nothing. */
  readonly round: (amount: number) => Rational;
}

/** @example cookAmount(quantity(rational(1)), 'pinch') // 'a' */
export function cookAmount(amount: Quantity, unit: UnitId): string {
  return unit === 'pinch' ? 'a' : formatQuantity(amount, notationFor(unit));
}

/** @example scalesMeasure(1250).unit // 'kg' */
export function scalesMeasure(mass: number): CookMeasure {
  return decimalMeasure(mass, 'g', 'kg');
}

/**
 * To the gram: a stick of butter is 113 g, as its wrapper says, and a block is cut by its marks.
 *
 * @example wholeGrams(113).round(113) // 113
 */
export function wholeGrams(mass: number): CookMeasure {
  const scales = scalesMeasure(mass);
  return scales.unit === 'g' ? { ...scales, round: (amount) => toStep(amount, 1) } : scales;
}

/** @example jugMeasure(237).round(237) // 235 */
export function jugMeasure(volume: number): CookMeasure {
  return decimalMeasure(volume, 'ml', 'l');
}

/** @example poundMeasure(500).unit // 'oz' */
export function poundMeasure(mass: number): CookMeasure {
  const pound = weightMeasure('lb', quarters);
  if (mass >= toGrams(15.5, 'oz') && errorOf(mass, pound) <= closeEnough) return pound;
  return weightMeasure('oz', mass < toGrams(4, 'oz') ? quarters : halves);
}

/** @example lengthMeasure('cm').round(20.32) // 20 */
export function lengthMeasure(unit: 'cm' | 'inch'): CookMeasure {
  if (unit === 'inch') {
    return {
      unit,
      size: centimetresPerInch,
      round: (inches) =>
        rationalFromNumber(inchesOfCentimetres(tenths(inches * centimetresPerInch))),
    };
  }
  return {
    unit,
    size: 1,
    round: (centimetres) =>
      rationalFromNumber(centimetresOfInches(eighthsOf(centimetres / centimetresPerInch))),
  };
}

/** What floating point leaves: 20.32 cm are 8 inches. */
const tenths = (amount: number): number => Math.round(amount * 10) / 10;
const eighthsOf = (amount: number): number => Math.round(amount * 8) / 8;

function weightMeasure(unit: MassUnitId, steps: readonly Rational[]): CookMeasure {
  return { unit, size: toGrams(1, unit), round: toNearest(steps) };
}

/**
 * @param volume millilitres
 * @example spoonMeasure(250, 'au').unit // 'cup'
 * @example spoonMeasure(20, 'us').unit // 'tsp'
 * @example spoonMeasure(44, 'au').unit // 'ml'
 */
export function spoonMeasure(volume: number, measures: Measures): CookMeasure {
  const inUnit = (unit: VolumeUnitId) => fromMillilitres(millilitres(volume), unit, measures);
  const of = (unit: VolumeUnitId, steps: readonly Rational[]): CookMeasure => ({
    unit,
    size: toMillilitres(1, unit, measures),
    round: toNearest(steps),
  });
  if (inUnit('tsp') < leastTeaspoons) return pinch(volume);
  const teaspoon = of('tsp', inUnit('tsp') < 0.5 ? eighths : quarters);
  if (inUnit('tbsp') < leastTablespoons) return teaspoon;
  const measuresOfDrawer = [
    ...(inUnit('cup') >= leastCups ? [of('cup', cupSteps)] : []),
    ...(inUnit('tbsp') <= mostTablespoons ? [of('tbsp', halves)] : []),
    ...(inUnit('tsp') <= mostTeaspoons ? [teaspoon] : []),
  ];
  const close = measuresOfDrawer.find((measure) => errorOf(volume, measure) <= closeEnough);
  return close ?? jugMeasure(volume);
}

/** However small: nobody measures less. */
function pinch(volume: number): CookMeasure {
  return { unit: 'pinch', size: volume, round: () => rationalFromNumber(1) };
}

function decimalMeasure(base: number, small: 'g' | 'ml', large: 'kg' | 'l'): CookMeasure {
  // What rounds up to a thousand is a kilo.
  if (base >= 995) return { unit: large, size: 1000, round: (amount) => toStep(amount, 0.01) };
  return { unit: small, size: 1, round: (amount) => toStep(amount, scalesStep(amount)) };
}

function scalesStep(amount: number): number {
  if (amount < leastOnScales) return amount;
  if (amount >= 250) return 10;
  if (amount >= 50) return 5;
  if (amount >= 10) return 1;
  return amount >= 5 ? 0.5 : 0.1;
}

/** Less than this would be rounded up by more than half of it. */
const leastOnScales = 0.07;

function toStep(amount: number, step: number): Rational {
  return rationalFromNumber(Math.max(1, Math.round(amount / step)) * step);
}

function errorOf(volume: number, { size, round }: CookMeasure): number {
  return Math.abs((rationalToNumber(round(volume / size)) * size) / volume - 1);
}

/** What is less off is not called approximate. */
export const negligibleError = 0.02;
/** A twentieth, and a little more: an American cup (236.6 mL) is a cup to an Australian cook. */
const closeEnough = 0.058;
/** A little less than a quarter still fills a quarter cup. */
const leastCups = 0.24;
const leastTablespoons = 0.95;
/** An eighth is half as much again. */
const leastTeaspoons = 1 / 12;
/** Beyond, nobody counts spoons. */
const mostTablespoons = 7.5;
const mostTeaspoons = 5.5;
