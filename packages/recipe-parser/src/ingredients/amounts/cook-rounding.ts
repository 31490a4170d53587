/**
 * What a cook would measure an amount with, and how finely.
 *
 * - Scales and jugs: to about a twentieth (1, 5 or 10 g), from 1000 by the kilo and the litre.
 * - Cups from a quarter, in eighths and thirds; where no such cup comes close, up to seven tablespoons
 *   in quarters; less than a tablespoon in quarter teaspoons, under a half of one in eighths.
 * - Pounds from one, in eighths; ounces in quarters.
 */
import { fromMillilitres, millilitres, toGrams, toMillilitres } from '../../units/convert';
import { rational, rationalFromNumber, rationalToNumber } from '../../units/rational';
import type { Rational } from '../../units/rational';
import type { UnitId, VolumeUnitId } from '../../units/units';
import type { Measures } from '../../units/measures';

export interface CookMeasure {
  readonly unit: UnitId;
  /** Grams or millilitres in one of the unit. */
  readonly size: number;
  /** An amount of the unit as it can be measured; never nothing. */
  readonly round: (amount: number) => Rational;
}

/** @example scalesMeasure(1250).unit // 'kg' */
export function scalesMeasure(mass: number): CookMeasure {
  return decimalMeasure(mass, 'g', 'kg');
}

/** @example jugMeasure(237).round(237) // 235 */
export function jugMeasure(volume: number): CookMeasure {
  return decimalMeasure(volume, 'ml', 'l');
}

/** @example poundMeasure(500).unit // 'lb' */
export function poundMeasure(mass: number): CookMeasure {
  const unit = mass < toGrams(15.5, 'oz') ? 'oz' : 'lb';
  return { unit, size: toGrams(1, unit), round: toNearest(unit === 'oz' ? quarters : eighths) };
}

/**
 * @param volume millilitres
 * @example spoonMeasure(250, 'au').unit // 'cup'
 * @example spoonMeasure(20, 'us').unit // 'tbsp'
 */
export function spoonMeasure(volume: number, measures: Measures): CookMeasure {
  const inUnit = (unit: VolumeUnitId) => fromMillilitres(millilitres(volume), unit, measures);
  const of = (unit: VolumeUnitId, steps: readonly Rational[]): CookMeasure => ({
    unit,
    size: toMillilitres(1, unit, measures),
    round: toNearest(steps),
  });
  const cup = of('cup', cupSteps);
  const tablespoon = of('tbsp', quarters);
  const isCups = inUnit('cup') >= leastCups;
  if (isCups && (errorOf(volume, cup) <= closeEnough || inUnit('tbsp') > mostTablespoons)) {
    return cup;
  }
  if (isCups) return errorOf(volume, cup) <= errorOf(volume, tablespoon) ? cup : tablespoon;
  if (inUnit('tbsp') >= leastTablespoons) return tablespoon;
  return of('tsp', inUnit('tsp') < 0.5 ? eighths : quarters);
}

function decimalMeasure(base: number, small: 'g' | 'ml', large: 'kg' | 'l'): CookMeasure {
  // What rounds up to a thousand is a kilo.
  if (base >= 995) return { unit: large, size: 1000, round: (amount) => toStep(amount, 0.01) };
  return { unit: small, size: 1, round: (amount) => toStep(amount, scalesStep(amount)) };
}

function scalesStep(amount: number): number {
  if (amount >= 250) return 10;
  if (amount >= 50) return 5;
  if (amount >= 10) return 1;
  return amount >= 5 ? 0.5 : 0.1;
}

function toStep(amount: number, step: number): Rational {
  return rationalFromNumber(Math.max(1, Math.round(amount / step)) * step);
}

/** To the nearest of the steps between two whole numbers. */
function toNearest(steps: readonly Rational[]): (amount: number) => Rational {
  return (amount) => {
    const whole = Math.floor(amount);
    const near = steps
      .map(({ numerator, denominator }) => rational(numerator + whole * denominator, denominator))
      .filter((step) => step.numerator > 0);
    const distance = (step: Rational) => Math.abs(rationalToNumber(step) - amount);
    return near.reduce((best, step) => (distance(step) < distance(best) ? step : best));
  };
}

function errorOf(volume: number, { size, round }: CookMeasure): number {
  return Math.abs((rationalToNumber(round(volume / size)) * size) / volume - 1);
}

const closeEnough = 0.05;
/** A little less than a quarter still fills a quarter cup. */
const leastCups = 0.24;
const leastTablespoons = 0.95;
/** Beyond, half a cup is close enough. */
const mostTablespoons = 7.5;

const parts = (denominator: number): Rational[] =>
  Array.from({ length: denominator + 1 }, (_, part) => rational(part, denominator));
const quarters = parts(4);
const eighths = parts(8);
const cupSteps = [...eighths, ...parts(3)];
