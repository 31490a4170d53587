/**
 * One more or one less of what is bought, as its text says it.
 *
 * - Packs and pieces go by one, down to one: "300 mL carton" becomes "2 × 300 mL cartons", "2½" becomes 3 or 2.
 * - Weights and volumes go by 50 up to 500, by 100 up to 2 kg or 2 L, and by 500 above.
 * - A sum of several amounts has no step.
 */
import { unitOfWord, wordOfUnit } from '@saltbush/recipe-parser/names';
import { findUnit, unitLabel } from '@saltbush/recipe-parser/units';
import { packageText } from './amount-text';

/**
 * @returns undefined where the amount has no such step
 * @example stepAmount('2 bulbs', -1) // '1 bulb'
 */
export function stepAmount(text: string, by: 1 | -1): string | undefined {
  const shown = text.replace(/^about /, '');
  const packs = /^(?:(\d+) × )?([\d.,]+[ -](?:k?g|m?[lL])[ -])([^\d+]+)$/.exec(shown);
  if (packs) return stepPacks(packs, by);
  const measure = /^([\d.,]+) (k?g|m?[lL])$/.exec(shown);
  if (measure) return stepMeasure(measure, by);
  const pieces = /^(\d*)([¼-¾⅐-⅞]?)(?: ([^\d+]+))?$/.exec(shown);
  return pieces ? stepPieces(pieces, by) : undefined;
}

function stepPacks([, count = '1', size, name = '']: string[], by: number): string | undefined {
  const next = Number(count) + by;
  if (next < 1) return undefined;
  return `${next > 1 ? `${next} × ` : ''}${size}${nameOf(name, next)}`;
}

function stepMeasure([, number = '', unit]: string[], by: number): string | undefined {
  const isLarge = unit === 'kg' || unit?.toLowerCase() === 'l';
  const amount = Number(number.replace(',', '.')) * (isLarge ? 1000 : 1);
  // Downwards the step is that of the amounts below.
  const step = stepAt(by > 0 ? amount : amount - 1);
  const next = by > 0 ? Math.floor(amount / step + 1) * step : Math.ceil(amount / step - 1) * step;
  if (next <= 0) return undefined;
  return packageText({ amount: next, unit: unit === 'g' || unit === 'kg' ? 'g' : 'ml' });
}

function stepPieces([, digits, part, name = '']: string[], by: number): string | undefined {
  const next = Number(digits) + (by > 0 || part === '' ? by : 0);
  if (next < 1) return undefined;
  return [String(next), name && nameOf(name, next)].filter(Boolean).join(' ');
}

const stepAt = (amount: number): number => (amount < 500 ? 50 : amount < 2000 ? 100 : 500);

/** "cartons" of 2; an English word that is no unit has an "s". */
function nameOf(name: string, count: number): string {
  const shown = wordOfUnit(unitOfWord(name) ?? '', count);
  if (shown !== undefined) return shown;
  const unit = findUnit(name);
  if (unit !== undefined && !name.startsWith('small ')) return unitLabel(unit, count);
  const one = name.replace(/s$/, '');
  return count > 1 ? `${one}s` : one;
}
