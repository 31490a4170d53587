/** Reads an amount: the whole text or nothing, so that "2 large" is not a quantity. */
import { quantity, type Quantity } from './quantity';
import { readQuantity } from './read-quantity';

/**
 * @example parseQuantity('1½') // 3/2
 * @example parseQuantity('2 to 3') // from 2 to 3
 * @example parseQuantity('to taste') // undefined
 */
export function parseQuantity(text: string): Quantity | undefined {
  const trimmed = text.trim();
  const reading = readQuantity(trimmed, 0);
  return reading && reading.end === trimmed.length ? quantity(reading.min, reading.max) : undefined;
}
