import { wordOfUnit } from '../names/shown-words';
import { findUnit } from './find-unit';
import { parseQuantity } from './parse-quantity';
import { toNumber } from './quantity';

/**
 * The unit of a row behind its amount in the reader's language; in English, and where it is none of ours, as it is.
 *
 * @example wordBehind('2', 'cup') // 'cup'; 'Tassen' in German
 */
export function wordBehind(amount: string, unit: string): string {
  const id = unit === '' ? undefined : findUnit(unit);
  const quantity = id && parseQuantity(amount);
  return (id && wordOfUnit(id, quantity ? toNumber(quantity) : 1)) ?? unit;
}
