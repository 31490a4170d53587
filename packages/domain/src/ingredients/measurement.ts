/**
 * Amounts with their units among the tokens of a line.
 *
 * - "1lb 9oz" is one measurement, said in the smaller unit: 25 oz.
 * - "100g-150g" and "2 cups to 3 cups" are ranges; when the ends differ in unit, the first counts.
 * - "in" is an inch only when it touches its number: "2 in a packet" holds none.
 */
import { hyphen, isSpace } from './characters';
import { unitPhrases } from './lexicon';
import type { Line } from './line-tokens';
import { addQuantities, multiplyQuantity, quantity } from './quantity';
import type { Quantity } from './quantity';
import { rational } from './rational';
import type { UnitId } from './units';

export interface Measurement {
  readonly amount: Quantity;
  readonly unit: UnitId;
}

export interface MeasurementReading extends Measurement {
  /** Index of the first token of the unit. */
  readonly unitAt: number;
  /** Index of the token after the measurement. */
  readonly next: number;
  /** Whether two numbers were added up, so that the line shows neither amount nor unit alone. */
  readonly isCompound: boolean;
}

/** Reads "200g", "2lb 4oz" or "1-2 cups" at a token. */
export function measurementAt(line: Line, at: number): MeasurementReading | undefined {
  const first = singleAt(line, at);
  if (!first) return undefined;
  return withSmallerPart(line, first) ?? withOtherEnd(line, first) ?? first;
}

export interface UnitReading {
  readonly unit: UnitId;
  readonly next: number;
}

/** Reads a unit of one or several words at a token. */
export function unitAt(line: Line, at: number): UnitReading | undefined {
  const { text, tokens } = line;
  const token = tokens[at];
  if (token?.kind !== 'word') return undefined;
  const phrases = unitPhrases.get(token.text);
  for (const phrase of phrases ?? []) {
    if (phrase.rest.every((word, offset) => tokens[at + 1 + offset]?.text === word)) {
      return { unit: phrase.unit, next: at + 1 + phrase.rest.length };
    }
  }
  if (token.unit === undefined) return undefined;
  if (token.text === 'in' && isSpace(text.charCodeAt(token.start - 1))) return undefined;
  return { unit: token.unit, next: at + 1 };
}

function singleAt(line: Line, at: number): MeasurementReading | undefined {
  const amount = line.tokens[at]?.quantity;
  const unit = amount && unitAt(line, at + 1);
  if (!amount || !unit) return undefined;
  return {
    amount: quantity(amount.min, amount.max),
    unit: unit.unit,
    unitAt: at + 1,
    next: unit.next,
    isCompound: false,
  };
}

/** How many of the smaller unit make one of the larger, where people say both. */
const smallerUnits: Partial<Record<UnitId, readonly [UnitId, number]>> = {
  lb: ['oz', 16],
  kg: ['g', 1000],
  l: ['ml', 1000],
};

function withSmallerPart(line: Line, larger: MeasurementReading): MeasurementReading | undefined {
  const [unit, factor] = smallerUnits[larger.unit] ?? [];
  const smaller = unit === undefined ? undefined : singleAt(line, larger.next);
  if (!smaller || factor === undefined || smaller.unit !== unit) return undefined;
  const amount = addQuantities(multiplyQuantity(larger.amount, rational(factor)), smaller.amount);
  return { ...smaller, amount, isCompound: true };
}

function withOtherEnd(
  { text, tokens }: Line,
  low: MeasurementReading,
): MeasurementReading | undefined {
  const joint = tokens[low.next];
  if (!joint) return undefined;
  const isJoined = joint.kind === 'number' && text.charCodeAt(joint.start - 1) === hyphen;
  const isSpaced = joint.kind === 'dash' || joint.text === 'to';
  const high =
    isJoined || isSpaced ? singleAt({ text, tokens }, low.next + (isSpaced ? 1 : 0)) : undefined;
  if (!high) return undefined;
  const amount = high.unit === low.unit ? quantity(low.amount.min, high.amount.max) : low.amount;
  return { ...high, amount, unit: low.unit, isCompound: true };
}
