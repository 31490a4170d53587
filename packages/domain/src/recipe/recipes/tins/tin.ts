/**
 * Cake tins, and how much of a recipe fills another one.
 *
 * - Amounts follow the area of the base, so that the cake stays as high: from 20 cm round to 23 cm round is
 *   (23 ÷ 20)² = 1.32 times. A loaf tin counts by its top, as it is sold: 21 × 11 cm.
 * - The tins to choose from are those that Australian shops sell.
 */
import { say } from '../../../texts/say';
import { rationalFromNumber, type Rational } from '@saltbush/recipe-parser/units';

/** In centimetres. */
export type Tin =
  | { readonly shape: 'round'; readonly across: number; readonly count: number }
  | { readonly shape: 'square'; readonly across: number; readonly count: number }
  | {
      readonly shape: 'rectangular' | 'loaf';
      readonly length: number;
      readonly width: number;
      readonly count: number;
    };

/** The tins to choose from, the usual ones of Australian shops. */
export const usualTins: readonly Tin[] = [
  { shape: 'round', across: 20, count: 1 },
  { shape: 'round', across: 22, count: 1 },
  { shape: 'round', across: 23, count: 1 },
  { shape: 'square', across: 20, count: 1 },
  { shape: 'square', across: 23, count: 1 },
  { shape: 'loaf', length: 21, width: 11, count: 1 },
  { shape: 'loaf', length: 23, width: 13, count: 1 },
];

/**
 * Square centimetres, of all of them.
 *
 * @example areaOf({ shape: 'square', across: 20, count: 2 }) // 800
 */
export function areaOf(tin: Tin): number {
  if (tin.shape === 'round') return tin.count * Math.PI * (tin.across / 2) ** 2;
  if (tin.shape === 'square') return tin.count * tin.across ** 2;
  return tin.count * tin.length * tin.width;
}

/**
 * What to multiply the amounts by, in hundredths.
 *
 * @example tinFactor(round20, round23) // 33/25
 */
export function tinFactor(from: Tin, to: Tin): Rational {
  return rationalFromNumber(Math.round((areaOf(to) / areaOf(from)) * 100) / 100);
}

/** @example tinLabel({ shape: 'loaf', length: 21, width: 11, count: 1 }) // '21 × 11 cm loaf' */
export function tinLabel(tin: Tin): string {
  const size = 'across' in tin ? `${tin.across}` : `${tin.length} × ${tin.width}`;
  const label = say(
    '{shape, select, round {{size} cm round} square {{size} cm square} loaf {{size} cm loaf} other {{size} cm rectangular}}',
    { size, shape: tin.shape },
  );
  return tin.count > 1 ? `${tin.count} × ${label}` : label;
}
