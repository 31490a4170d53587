/**
 * What may be between a number and its unit.
 *
 * - The size of one: "2 x 400g tins", "1 (14 oz) can", "2 5-pound ducks", "1 (3 1/2) pound chicken".
 * - Sizes: "2 large handfuls". Without a unit after them they describe the food.
 * - How large a package is: "1 large (28 oz) can", "1 No. 2 can".
 * - "each", without a unit: "2 each red and green capsicums".
 * - A count again: "2 1 spring onion", "1 1 tbsp cornflour" as tables of programs have it.
 * - A word that only counts: "3 units of lemon", "2 st ägg".
 * - The size of prawns is a remark: "1 lb 16-20 count prawns", "12 21/25 prawns".
 * - Remarks: "2 or more onions", "1 large or 2 small onions", "2 (or 3) onions".
 */
import { findNamedFood } from '../../../foods/food-index';
import { multiplyQuantity, quantity } from '../../../units/quantity';
import type { Quantity } from '../../../units/quantity';
import { rationalToNumber } from '../../../units/rational';
import { dimensionOf, unitLabel } from '../../../units/units';
import type { UnitId } from '../../../units/units';
import { takeBracket, takeCounter, takeCountPerPound, takeEach, takeRemark } from './head-parts';
import type { Head } from './head-parts';
import { measurementAt, unitAt } from './measurement';
import { isFoodAt } from '../tokens/food-boundaries';
import { isTimes } from '../tokens/lexicon';
import { afterFoodSizes, afterSizes, afterWhole } from '../tokens/sizes';
import { afterBracket, hasClass, spanOf } from '../tokens/tokens';
import type { Line } from '../tokens/tokens';
import { foodLikeUnits, packagingUnits } from './unit-roles';
import {
  approximation,
  article,
  manner,
  measureSize,
  partitive,
  size,
} from '../tokens/word-classes';

export function takeUntilUnit(line: Line, head: Head): void {
  while (
    takeTimes(line, head) ||
    takeMeasureOfEach(line, head) ||
    takePackageSize(line, head, head.next) ||
    takeBracketedNumber(line, head) ||
    takeAnyBracket(line, head) ||
    takeSizeOfPackage(line, head) ||
    takeOrMore(line, head) ||
    takeCounter(line, head) ||
    takeCountPerPound(line, head) ||
    takeSecondCount(line, head) ||
    takeOf(line, head)
  );
  if (head.unit !== undefined || takeUnit(line, head)) return;
  if (takeEach(line, head)) takeOf(line, head);
  takeFoodSizes(line, head);
  if (takeOtherCount(line, head)) takeUntilUnit(line, head);
}

/**
 * Whether a word that may be a unit is one here, and not the food: "6 cloves", "2 fillet steaks".
 *
 * @param unitStart index of the unit's first token
 */
export function isUnitHere(
  line: Line,
  unit: { unit: Head['unit']; next: number },
  unitStart: number,
  amount: Quantity | undefined,
): boolean {
  if (unit.unit === undefined || unit.unit === 'whole') return false;
  if (!hasFood(line, unit.next)) {
    return dimensionOf(unit.unit) !== 'count' || hasSizeOfOne(line, unit.next);
  }
  const isSeveral = amount !== undefined && rationalToNumber(amount.max) > 1;
  if (!isSeveral || !foodLikeUnits.has(unit.unit)) return true;
  return line.tokens[unitStart]?.text !== unitLabel(unit.unit, 1);
}

/** "1 slab, 2 1/2 to 3 pounds, pork ribs": between commas is how large one is. */
function hasSizeOfOne(line: Line, at: number): boolean {
  const { tokens } = line;
  if (tokens[at]?.kind !== 'comma') return false;
  let number = at + 1;
  while (hasClass(tokens[number], approximation)) number++;
  const end = measurementAt(line, number)?.next;
  return end !== undefined && tokens[end]?.kind === 'comma' && hasFood(line, end + 1);
}

/** Whether a word that can be the food follows before the next comma. */
export function hasFood({ tokens }: Line, from: number): boolean {
  let at = from;
  while (tokens[at]?.kind === 'open') at = afterBracket(tokens, at);
  for (; at < tokens.length; at++) {
    const kind = tokens[at]?.kind;
    if (kind === 'word') return true;
    if (kind === 'comma' || kind === 'dash') return false;
  }
  return false;
}

/** "2 x 400g", "2x", "1 x 300g/10oz". */
function takeTimes(line: Line, head: Head): boolean {
  const token = line.tokens[head.next];
  if (token?.kind === 'slash') return takePackageSize(line, head, head.next + 1);
  if (!isTimes(token)) return false;
  head.next++;
  takePackageSize(line, head, head.next);
  return true;
}

function takePackageSize(line: Line, head: Head, at: number): boolean {
  const measured = measurementAt(line, at);
  if (!measured) return false;
  head.packageSize ??= measured;
  head.next = at;
  takeRemark(line, head, measured.next);
  return true;
}

/** "1 1 tbsp cornflour": spoons and cups are no package. */
function takeMeasureOfEach(line: Line, head: Head): boolean {
  const { amount, amountSpan } = head;
  const measured = amount && measurementAt(line, head.next);
  if (!measured || !amountSpan || !spoons.has(measured.unit)) return false;
  if (amount.max !== amount.min) return false;
  head.amount = multiplyQuantity(measured.amount, amount.max);
  head.unit = measured.unit;
  head.amountSpan = {
    start: amountSpan.start,
    end: spanOf(line, head.next, measured.next).end,
  };
  head.next = measured.next;
  return true;
}

const spoons: ReadonlySet<UnitId> = new Set<UnitId>(['tsp', 'dsp', 'tbsp', 'cup', 'pinch', 'dash']);

/** "2 1 spring onion", no "2 7up". */
function takeSecondCount({ tokens }: Line, head: Head): boolean {
  const [number, following] = [tokens[head.next], tokens[head.next + 1]];
  if (number?.kind !== 'number' || !head.amountSpan) return false;
  if (following?.kind !== 'word' && following?.kind !== 'number') return false;
  head.amountSpan = { start: head.amountSpan.start, end: number.end };
  head.next++;
  return true;
}

/** "1 (3 1/2) pound chicken": the bracket and the unit after it are the size of one. */
function takeBracketedNumber(line: Line, head: Head): boolean {
  const { tokens } = line;
  if (tokens[head.next]?.kind !== 'open' || tokens[head.next + 2]?.kind !== 'close') return false;
  const inside = tokens[head.next + 1]?.quantity;
  const unit = inside && unitAt(line, head.next + 3);
  if (!unit) return false;
  head.packageSize = { amount: quantity(inside.min, inside.max), unit: unit.unit };
  takeRemark(line, head, unit.next);
  return true;
}

function takeAnyBracket(line: Line, head: Head): boolean {
  if (line.tokens[head.next]?.kind !== 'open') return false;
  takeBracket(line, head, 'packageSize');
  return true;
}

/** "1 large (28 oz) can", "1 No. 2 can": what is between the number and the package. */
function takeSizeOfPackage(line: Line, head: Head): boolean {
  const { tokens } = line;
  const at = afterSizes(tokens, head.next, size | measureSize);
  if (at > head.next && tokens[at]?.kind === 'open') {
    if (!isPackage(line, afterBracket(tokens, at))) return false;
    head.sizes.push(spanOf(line, head.next, at));
    head.next = at;
    takeBracket(line, head, 'packageSize');
    return true;
  }
  const isNumber = canNumber.has(tokens[at]?.text ?? '') && tokens[at + 1]?.kind === 'number';
  if (!isNumber || !isPackage(line, at + 2)) return false;
  takeRemark(line, head, at + 2);
  return true;
}

function isPackage(line: Line, at: number): boolean {
  const unit = unitAt(line, at)?.unit;
  return unit !== undefined && packagingUnits.has(unit);
}

/** The sizes of American tins have numbers. */
const canNumber: ReadonlySet<string> = new Set(['no', 'no.', 'number']);

function takeOrMore(line: Line, head: Head): boolean {
  const { tokens } = line;
  if (tokens[head.next]?.text !== 'or' || tokens[head.next + 1]?.text !== 'more') return false;
  takeRemark(line, head, head.next + 2);
  return true;
}

/** "half of a small celeriac", "a couple of carrots", "1/2 a lemon", but "1 lo mein noodles". */
function takeOf(line: Line, head: Head): boolean {
  const { tokens } = line;
  const token = tokens[head.next];
  if (!token || !hasClass(token, partitive | article) || !tokens[head.next + 1]) return false;
  if (hasClass(token, article) && isNamedFrom(line, head.next)) return false;
  head.next++;
  return true;
}

/** "Flat leaf parsley" is no leaf of parsley. */
function isNamedFrom({ text, tokens }: Line, at: number): boolean {
  const [name = ''] = text.slice(tokens[at]?.start ?? 0).split(/[,(]/, 1);
  return findNamedFood(name.trim()) !== undefined;
}

/** "Whole cloves & 2 cinnamon quills" are a spice. */
const isFoodBehind = ({ tokens }: Line, at: number): boolean =>
  hasClass(tokens[at], partitive) || isFoodAt(tokens, at);

/** "large cloves", "small to medium bunch", "firmly packed tablespoons". */
function takeUnit(line: Line, head: Head): boolean {
  const from = afterWhole(line.tokens, head.next);
  const unitStart = afterSizes(line.tokens, from, size | measureSize | manner);
  const unit = unitAt(line, unitStart);
  if (!unit || !isUnitHere(line, unit, unitStart, head.amount)) return false;
  if (from > head.next && !isFoodBehind(line, unit.next)) return false;
  if (unitStart > from && isNamedFrom(line, head.next)) return false;
  if (unitStart > head.next) head.sizes.push(spanOf(line, head.next, unitStart));
  head.unit = unit.unit;
  head.unitSpan = spanOf(line, unitStart, unit.next);
  head.next = unit.next;
  return true;
}

function takeFoodSizes(line: Line, head: Head): void {
  const end = afterSizeNumber(line, head.next) ?? afterFoodSizes(line.tokens, head.next);
  if (end === head.next || end >= line.tokens.length) return;
  head.sizes.push(spanOf(line, head.next, end));
  head.next = end;
}

/** "1 size 16 chicken": a hundred grams to the number. */
function afterSizeNumber({ tokens }: Line, at: number): number | undefined {
  return tokens[at]?.text === 'size' && tokens[at + 1]?.quantity ? at + 2 : undefined;
}

/** "1 large or 2 small cloves": the other count is a remark. */
function takeOtherCount(line: Line, head: Head): boolean {
  const { tokens } = line;
  const end = afterSizes(tokens, head.next, measureSize);
  if (tokens[end]?.text !== 'or' || tokens[end + 1]?.kind !== 'number') return false;
  if (end > head.next) head.sizes.push(spanOf(line, head.next, end));
  head.next = end;
  takeRemark(line, head, afterSizes(tokens, end + 2, size | measureSize));
  return true;
}
