/**
 * Amounts with their units among the tokens of a line.
 *
 * - "1lb 9oz" is one measurement, in the smaller unit: 25 oz.
 * - "100g-150g", "100g–150g" and "2 cups to 3 cups" are ranges; when the ends differ in unit, the first counts.
 * - "40C" is a temperature.
 * - "in" is an inch only when it touches its number or has its point: "2 in a packet" holds none.
 */
import { codeAt, hyphen, isLongDash, isSpace, point } from '../../../characters/characters';
import { addQuantities, multiplyQuantity, quantity } from '../../../units/quantity';
import type { Quantity } from '../../../units/quantity';
import { rational, rationalToNumber } from '../../../units/rational';
import { unitsBySpelling } from '../../../units/find-unit';
import type { UnitId } from '../../../units/units';
import { startsUnitPhrase, unitPhrases } from '../tokens/lexicon';
import { hasClass } from '../tokens/tokens';
import { partitive } from '../tokens/word-classes';
import type { Line, Span, Token } from '../tokens/tokens';

/** So much of a unit: 400 g. */
export interface Measurement {
  readonly amount: Quantity;
  readonly unit: UnitId;
}

export interface MeasurementReading extends Measurement {
  /** Index of the first token of the unit. */
  readonly unitAt: number;
  /** Index of the token after the measurement. */
  readonly next: number;
  /** Whether two measurements were taken together, so that amount and unit have no text of their own. */
  readonly isCompound: boolean;
}

export interface UnitReading {
  readonly unit: UnitId;
  /** Index of the token after the unit. */
  readonly next: number;
}

/** Reads "200g", "2lb 4oz" or "1-2 cups" at a token. */
export function measurementAt(line: Line, at: number): MeasurementReading | undefined {
  if (at >= line.tokens.length || line.tokens[at]?.quantity === undefined) return undefined;
  const first = singleAt(line, at);
  return first && (withSmallerPart(line, first) ?? withOtherEnd(line, first) ?? first);
}

/** Reads a unit of one or several words at a token. */
export function unitAt({ text, tokens }: Line, at: number): UnitReading | undefined {
  const token = tokens[at];
  if (token === undefined || token.kind !== 'word') return undefined;
  if (hasClass(token, startsUnitPhrase)) {
    const phrase = unitPhrases
      .get(token.text)
      ?.find(({ rest }) => rest.every((word, offset) => tokens[at + 1 + offset]?.text === word));
    if (phrase) return { unit: phrase.unit, next: at + 1 + phrase.rest.length };
    const bracketed = bracketedUnitAt(tokens, at);
    if (bracketed) return bracketed;
  }
  if (token.unit === undefined || beginsFood(tokens, at)) return undefined;
  if (token.text === 'in' && isSpaced(text, token)) return undefined;
  // "1 gr. Dose": large, no gram.
  if (token.text === 'gr' && tokens[at + 1]?.unit !== undefined) return undefined;
  return { unit: token.unit, next: at + 1 };
}

/** "2 colheres (sopa)". */
function bracketedUnitAt(tokens: readonly Token[], at: number): UnitReading | undefined {
  if (tokens[at + 1]?.kind !== 'open' || tokens[at + 3]?.kind !== 'close') return undefined;
  const unit = unitsBySpelling.get(`${tokens[at]?.text} ${tokens[at + 2]?.text}`);
  return unit && { unit, next: at + 4 };
}

function isSpaced(text: string, { start, end }: Span): boolean {
  return isSpace(codeAt(text, start - 1)) && codeAt(text, end) !== point;
}

function singleAt(line: Line, at: number): MeasurementReading | undefined {
  const number = line.tokens[at]?.quantity;
  const unit = number && unitAt(line, at + 1);
  if (!unit || isCelsius(line, at)) return undefined;
  return {
    amount: quantity(number.min, number.max),
    unit: unit.unit,
    unitAt: at + 1,
    next: unit.next,
    isCompound: false,
  };
}

/** "40C" is warm water, "2C" two American cups. */
function isCelsius({ text, tokens }: Line, at: number): boolean {
  const number = tokens[at];
  if (!number?.quantity || codeAt(text, number.end) !== capitalC) return false;
  return tokens[at + 1]?.text === 'c' && rationalToNumber(number.quantity.min) >= coldest;
}

const capitalC = 67;
/** Above any amount in cups. */
const coldest = 20;

/** How many of the smaller unit make one of the larger, for units that are used together. */
const smallerParts: ReadonlyMap<UnitId, { unit: UnitId; perLarger: number }> = new Map([
  ['lb', { unit: 'oz', perLarger: 16 }],
  ['kg', { unit: 'g', perLarger: 1000 }],
  ['l', { unit: 'ml', perLarger: 1000 }],
]);

function withSmallerPart(line: Line, larger: MeasurementReading): MeasurementReading | undefined {
  if (line.tokens[larger.next]?.kind !== 'number') return undefined;
  const part = smallerParts.get(larger.unit);
  const smaller = part && singleAt(line, larger.next);
  if (smaller?.unit !== part?.unit || !smaller || !part) return undefined;
  const amount = addQuantities(
    multiplyQuantity(larger.amount, rational(part.perLarger)),
    smaller.amount,
  );
  return { ...smaller, amount, isCompound: true };
}

function withOtherEnd(line: Line, low: MeasurementReading): MeasurementReading | undefined {
  const separator = line.tokens[low.next];
  if (!separator) return undefined;
  const isSpaced = separator.kind === 'dash' || separator.text === 'to';
  const before = codeAt(line.text, separator.start - 1);
  const isJoined = separator.kind === 'number' && (before === hyphen || isLongDash(before));
  const high = isSpaced || isJoined ? singleAt(line, low.next + (isSpaced ? 1 : 0)) : undefined;
  if (!high) return undefined;
  const amount = high.unit === low.unit ? quantity(low.amount.min, high.amount.max) : low.amount;
  return { ...high, amount, unit: low.unit, isCompound: true };
}

/** "Pak choi" is no packet of choi, and "par-baked rolls" are no pair. */
function beginsFood(tokens: readonly Token[], at: number): boolean {
  const following = foodsLikeUnits.get(tokens[at]?.text ?? '');
  if (following === undefined) return false;
  const isJoined = hasClass(tokens[at + 1], partitive);
  return following.has(tokens[at + (isJoined ? 2 : 1)]?.text ?? '');
}

const foodsLikeUnits: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['pak', new Set(['choi', 'choy', 'soi', 'tsoi'])],
  ['bak', new Set(['choi', 'choy', 'kut'])],
  ['par', new Set(['baked', 'boiled', 'cooked', 'fried'])],
  ['presa', new Set(['iberica', 'ibérica', 'ibérico'])],
  ['rama', new Set(['canela'])],
  ['ramas', new Set(['canela'])],
  ['bouquet', new Set(['garni'])],
  ['bouquets', new Set(['garnis'])],
  ['gocce', new Set(['cioccolato', 'cioccolata'])],
  ['gotas', new Set(['chocolate'])],
]);
