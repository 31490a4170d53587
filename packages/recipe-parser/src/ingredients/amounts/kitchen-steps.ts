/**
 * The measures of a kitchen drawer: cups in quarters and thirds, tablespoons in halves, teaspoons in quarters, and
 * under a half of one in eighths.
 */
import type { Quantity } from '../../units/quantity';
import { halvesFrom, quantity, wholeFrom } from '../../units/quantity';
import { rational, rationalToNumber } from '../../units/rational';
import type { Rational } from '../../units/rational';
import type { UnitId } from '../../units/units';

/**
 * An amount as the drawer has it; undefined where its nearest measure is more than a twentieth off.
 *
 * @example inKitchenSteps(quantity(rational(23, 4)), 'tbsp') // 5½
 * @example inKitchenSteps(quantity(rational(5, 8)), 'cup') // undefined
 */
export function inKitchenSteps(amount: Quantity, unit: UnitId): Quantity | undefined {
  const min = nearestOf(amount.min, unit);
  const max = nearestOf(amount.max, unit);
  return min && max && quantity(min, max);
}

function nearestOf(amount: Rational, unit: UnitId): Rational | undefined {
  const value = rationalToNumber(amount);
  const steps = stepsOf(unit, value);
  // A count, a weight: whatever it is, the scales can weigh it.
  if (!steps || value <= 0) return amount;
  const near = toNearest(steps)(value);
  return Math.abs(rationalToNumber(near) / value - 1) <= closeEnough ? near : undefined;
}

/** Whether the drawer has measures of it. */
export function isOfDrawer(unit: UnitId | undefined): unit is DrawerUnit {
  return unit === 'cup' || unit === 'tbsp' || unit === 'tsp';
}

type DrawerUnit = 'cup' | 'tbsp' | 'tsp';

function stepsOf(unit: UnitId, amount: number): readonly Rational[] | undefined {
  if (unit === 'cup') return cupSteps;
  if (unit === 'tbsp') return halves;
  if (unit === 'tsp') return amount < 0.5 ? eighths : quarters;
  return undefined;
}

/**
 * To the nearest of the steps between two whole numbers; never nothing. Of ten and more only the steps that
 * `formatQuantity` writes: ten and two thirds would be shown as 10½.
 */
export function toNearest(steps: readonly Rational[]): (amount: number) => Rational {
  return (amount) => {
    const whole = Math.floor(amount);
    const near = writtenSteps(steps, amount)
      .map(({ numerator, denominator }) => rational(numerator + whole * denominator, denominator))
      .filter((step) => step.numerator > 0);
    const distance = (step: Rational) => Math.abs(rationalToNumber(step) - amount);
    return near.reduce((best, step) => (distance(step) < distance(best) ? step : best));
  };
}

function writtenSteps(steps: readonly Rational[], amount: number): readonly Rational[] {
  if (amount >= wholeFrom) return wholes;
  return amount >= halvesFrom ? halves : steps;
}

const closeEnough = 0.05;

const parts = (denominator: number): Rational[] =>
  Array.from({ length: denominator + 1 }, (_, part) => rational(part, denominator));
const wholes = parts(1);
export const halves = parts(2);
export const quarters = parts(4);
export const eighths = parts(8);
export const cupSteps = [...quarters, ...parts(3)];
