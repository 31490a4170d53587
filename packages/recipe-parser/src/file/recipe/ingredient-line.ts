/**
 * An ingredient as one line of text, the way a cook reads it out: amount, unit, food, then what to do
 * with it after a comma.
 */
import { rationalFromNumber } from '../../units/rational';
import { findUnit } from '../../units/find-unit';
import { notationFor } from '../../units/units';
import type { Ingredient } from '../../recipe/ingredient';

/** @example ingredientLine({ amount: '2', unit: 'cup', name: 'flour', note: 'sifted' }) // '2 cup flour, sifted' */
export function ingredientLine({ amount, unit, name, note }: Ingredient): string {
  const head = [amount, unit, name].filter(Boolean).join(' ');
  return note ? `${head}, ${note}` : head;
}

/**
 * A number as a cook writes it before this unit: kitchen fractions for spoons and pieces, decimals for
 * grams and for what is no such fraction. Nothing for zero and for what is no amount.
 *
 * @example amountText(1.5, 'cup') // '1 1/2'
 * @example amountText(0.5, 'kg') // '0.5'
 */
export function amountText(amount: number | undefined, unit: string): string {
  if (amount === undefined || !(amount > 0 && amount < mostOfAnything)) return '';
  const { numerator, denominator } = rationalFromNumber(amount);
  const isFraction = notationFor(findUnit(unit)) === 'fraction' && denominator <= 8;
  if (!isFraction) return String(Math.round(amount * 1000) / 1000);
  const rest = numerator % denominator;
  const parts = [Math.floor(numerator / denominator), rest && `${rest}/${denominator}`];
  return parts.filter(Boolean).join(' ');
}

/** Whether a number is present but no plausible amount: negative or too large. */
export function isUnusableAmount(amount: number | undefined, written: string): boolean {
  return amount !== undefined && amount !== 0 && written === '';
}

const mostOfAnything = 1_000_000;
