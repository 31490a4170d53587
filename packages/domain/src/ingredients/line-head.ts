/**
 * Reads the front of an ingredient line: how much, of which measure, how large.
 *
 * - "2 x 400g tins", "1 (14 oz) can", "2 5-pound ducks": the count is the amount; the measurement is
 *   the size of one package or piece.
 * - "200g/7oz", "1 cup (240 ml)": the first is the amount, the other says the same again.
 * - "1 cup plus 2 tbsp": the second is to be added.
 * - "a few sprigs", "pinch of salt": a unit may stand without a number.
 * - Whatever is read and is neither amount nor unit is kept as a remark.
 */
import type { Line, Token } from './line-tokens';
import { measurementAt, unitAt } from './measurement';
import type { Measurement, MeasurementReading, UnitReading } from './measurement';
import { quantity } from './quantity';
import type { Quantity } from './quantity';
import { rationalToNumber } from './rational';
import { readQuantity } from './read-quantity';
import { containers, foodLikeUnits, numberlessUnits } from './unit-roles';
import { dimensionOf, unitLabel } from './units';
import type { UnitId } from './units';
import {
  approximation,
  article,
  counting,
  joining,
  measureSize,
  partitive,
  size,
  vague,
  vagueWithArticle,
} from './word-classes';

/** A stretch of the line's text, from `start` up to but not including `end`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface LineHead {
  amount: Quantity | undefined;
  amountSpan: Span | undefined;
  unit: UnitId | undefined;
  unitSpan: Span | undefined;
  packageSize: Measurement | undefined;
  secondAmount: Measurement | undefined;
  extraAmount: Measurement | undefined;
  readonly sizes: Span[];
  readonly remarks: Span[];
  /** Index of the token where the food begins. */
  next: number;
}

/** @param at index of the token to begin at */
export function lineHeadAt(line: Line, at: number): LineHead {
  const head: LineHead = {
    amount: undefined,
    amountSpan: undefined,
    unit: undefined,
    unitSpan: undefined,
    packageSize: undefined,
    secondAmount: undefined,
    extraAmount: undefined,
    sizes: [],
    remarks: [],
    next: at,
  };
  takeApproximation(line, head);
  if (takeMeasurement(line, head)) {
    takeAfterUnit(line, head);
  } else if (takeNumber(line, head) || takeWordNumber(line, head) || takeVagueAmount(line, head)) {
    takeUntilUnit(line, head);
    if (head.unit !== undefined) takeAfterUnit(line, head);
  } else if (takeNumberlessUnit(line, head)) {
    takeAfterUnit(line, head);
  }
  takePartitive(line, head);
  return head;
}

/** "about", "~", "approx.": a remark about the amount. */
function takeApproximation({ tokens }: Line, head: LineHead): void {
  for (;;) {
    const token = tokens[head.next];
    if (!token || (token.classes & approximation) === 0 || head.next + 1 >= tokens.length) return;
    head.remarks.push(token);
    head.next++;
  }
}

function takeMeasurement(line: Line, head: LineHead): boolean {
  const measured = measurementAt(line, head.next);
  if (!measured || !isUnitHere(line, head, measured, measured.amount)) return false;
  head.amount = measured.amount;
  head.unit = measured.unit;
  const amountEnd = measured.isCompound ? measured.next : measured.unitAt;
  head.amountSpan = spanOf(line, head.next, amountEnd);
  head.unitSpan = measured.isCompound ? undefined : spanOf(line, measured.unitAt, measured.next);
  head.next = measured.next;
  return true;
}

function takeNumber({ tokens }: Line, head: LineHead): boolean {
  const token = tokens[head.next];
  if (!token?.quantity) return false;
  head.amount = quantity(token.quantity.min, token.quantity.max);
  head.amountSpan = token;
  head.next++;
  return true;
}

/** "one", "half a", "a dozen"; but not "a few", nor "half and half". */
function takeWordNumber({ text, tokens }: Line, head: LineHead): boolean {
  const token = tokens[head.next];
  const following = tokens[head.next + 1];
  if (!token || (token.classes & counting) === 0 || following?.kind === 'comma') return false;
  if ((token.classes & article) !== 0 && ((following?.classes ?? 0) & vagueWithArticle) !== 0) {
    return false;
  }
  const reading = readQuantity(text, token.start);
  if (!reading) return false;
  let next = head.next + 1;
  while ((tokens[next]?.start ?? reading.end) < reading.end) next++;
  if (((tokens[next]?.classes ?? joining) & joining) !== 0) return false;
  head.amount = quantity(reading.min, reading.max);
  head.amountSpan = { start: token.start, end: reading.end };
  head.next = next;
  return true;
}

/** "a few", "a little", "some": no number, but a remark. */
function takeVagueAmount(line: Line, head: LineHead): boolean {
  const { tokens } = line;
  const from = head.next;
  let next = from;
  const hasArticle = ((tokens[next]?.classes ?? 0) & article) !== 0;
  if (hasArticle) next++;
  const wanted = hasArticle ? vagueWithArticle : vague;
  while (((tokens[next]?.classes ?? 0) & wanted) !== 0) next++;
  if (next === from + (hasArticle ? 1 : 0) || next >= tokens.length) return false;
  head.remarks.push(spanOf(line, from, next));
  head.next = next;
  takePartitive(line, head);
  return true;
}

/** Everything that may stand between a number and its unit: "x 400g", "(14 oz)", "large". */
function takeUntilUnit(line: Line, head: LineHead): void {
  const { tokens } = line;
  for (;;) {
    const token = tokens[head.next];
    if (!token) return;
    if (token.text === 'x' || token.text === '×' || token.kind === 'slash') {
      const measured = measurementAt(line, head.next + 1);
      if (token.kind === 'slash' && !measured) return;
      head.next++;
      if (measured) takePackageSize(line, head, measured);
      continue;
    }
    if (token.kind === 'open') {
      takeBracket(line, head, 'packageSize');
      continue;
    }
    const measured = measurementAt(line, head.next);
    if (measured) {
      takePackageSize(line, head, measured);
      continue;
    }
    if (token.text === 'or' && tokens[head.next + 1]?.text === 'more') {
      head.remarks.push(spanOf(line, head.next, head.next + 2));
      head.next += 2;
      continue;
    }
    if ((token.classes & partitive) !== 0 && tokens[head.next + 1]) {
      head.next++;
      continue;
    }
    takeSizesAndUnit(line, head);
    return;
  }
}

function takePackageSize(line: Line, head: LineHead, measured: MeasurementReading): void {
  head.packageSize ??= measured;
  head.remarks.push(spanOf(line, head.next, measured.next));
  head.next = measured.next;
}

/** "large cloves", "small to medium bunch", or just "large", which then describes the food. */
function takeSizesAndUnit(line: Line, head: LineHead): void {
  const { tokens } = line;
  const afterSizes = skipSizes(tokens, head.next, size | measureSize);
  const unit = unitAt(line, afterSizes);
  if (unit && isUnitHere(line, head, { ...unit, unitAt: afterSizes }, head.amount)) {
    if (afterSizes > head.next) head.sizes.push(spanOf(line, head.next, afterSizes));
    head.unit = unit.unit;
    head.unitSpan = spanOf(line, afterSizes, unit.next);
    head.next = unit.next;
    return;
  }
  const afterFoodSizes = skipSizes(tokens, head.next, size);
  if (afterFoodSizes > head.next && afterFoodSizes < tokens.length) {
    head.sizes.push(spanOf(line, head.next, afterFoodSizes));
    head.next = afterFoodSizes;
  }
}

function skipSizes(tokens: readonly Token[], from: number, classes: number): number {
  let at = from;
  for (;;) {
    const token = tokens[at];
    if (!token) return at;
    if ((token.classes & classes) !== 0) {
      at++;
      continue;
    }
    const isJoint =
      at > from && (token.kind === 'dash' || token.text === 'to' || token.text === 'or');
    if (!isJoint || ((tokens[at + 1]?.classes ?? 0) & classes) === 0) return at;
    at++;
  }
}

/** "pinch of salt", "large handful parsley", "tsp thyme". */
function takeNumberlessUnit(line: Line, head: LineHead): boolean {
  const { tokens } = line;
  const afterSizes = skipSizes(tokens, head.next, size | measureSize);
  const unit = unitAt(line, afterSizes);
  const following = unit && tokens[unit.next];
  if (!unit || following?.kind !== 'word') return false;
  if (!numberlessUnits.has(unit.unit) && (following.classes & partitive) === 0) return false;
  if (dimensionOf(unit.unit) === 'mass' || dimensionOf(unit.unit) === 'length') return false;
  if (afterSizes > head.next) head.sizes.push(spanOf(line, head.next, afterSizes));
  head.unit = unit.unit;
  head.unitSpan = spanOf(line, afterSizes, unit.next);
  head.next = unit.next;
  return true;
}

/** Everything that may stand between a unit and its food: "/7oz", "(240 ml)", "plus 2 tbsp", "tin". */
function takeAfterUnit(line: Line, head: LineHead): void {
  const { tokens } = line;
  for (;;) {
    const token = tokens[head.next];
    if (!token || head.unit === undefined) return;
    const isContainer = containers.has(head.unit);
    if (token.kind === 'open') {
      takeBracket(line, head, isContainer ? 'packageSize' : 'secondAmount');
      continue;
    }
    const introduces =
      token.kind === 'slash' || token.text === 'or' || (token.classes & joining) !== 0;
    const measured = measurementAt(line, head.next + (introduces ? 1 : 0));
    if (measured) {
      if (token.kind === 'slash' || token.text === 'or') head.secondAmount ??= measured;
      else if (introduces) head.extraAmount ??= measured;
      else if (isContainer) head.packageSize ??= measured;
      else return;
      const from = token.kind === 'slash' ? head.next + 1 : head.next;
      head.remarks.push(spanOf(line, from, measured.next));
      head.next = measured.next;
      continue;
    }
    if (token.text === 'each' || token.text === 'approximately') {
      head.remarks.push(token);
      head.next++;
      continue;
    }
    const container = isContainer ? undefined : unitAt(line, head.next);
    if (!container || !containers.has(container.unit) || !hasFood(line, container.next)) return;
    if (head.unit === 'tsp' || head.unit === 'tbsp' || head.unit === 'cup') return;
    const from = head.unitSpan?.start ?? token.start;
    head.unitSpan = { start: from, end: spanOf(line, head.next, container.next).end };
    head.next = container.next;
    return;
  }
}

/** Keeps a bracket as a remark, and the measurement it begins with. */
function takeBracket(line: Line, head: LineHead, role: 'packageSize' | 'secondAmount'): void {
  const { tokens } = line;
  const first = head.next + 1;
  let close = first;
  while (close < tokens.length && tokens[close]?.kind !== 'close') close++;
  let at = first;
  while (((tokens[at]?.classes ?? 0) & approximation) !== 0) at++;
  head[role] ??= measurementAt(line, at);
  if (close > first) head.remarks.push(spanOf(line, first, close));
  head.next = close + 1;
}

/** "of", "de", "d'": belongs to the grammar, neither to the unit nor to the food. */
function takePartitive({ tokens }: Line, head: LineHead): void {
  const token = tokens[head.next];
  if (token && (token.classes & partitive) !== 0 && head.next + 1 < tokens.length) head.next++;
}

/** Whether a word that may be a unit is one here, and not the food: "6 cloves", "2 fillet steaks". */
function isUnitHere(
  line: Line,
  head: LineHead,
  reading: UnitReading & { unitAt: number },
  amount: Quantity | undefined,
): boolean {
  const { unit } = reading;
  if (unit === 'whole') return false;
  if (dimensionOf(unit) !== 'count') return true;
  if (!hasFood(line, reading.next)) return false;
  const isSeveral = amount !== undefined && rationalToNumber(amount.max) > 1;
  const isSingular = line.tokens[reading.unitAt]?.text === unitLabel(unit, 1);
  return !(isSeveral && isSingular && foodLikeUnits.has(unit) && head.unit === undefined);
}

/** Whether a word that can be the food follows before the next comma. */
function hasFood({ tokens }: Line, from: number): boolean {
  let depth = 0;
  for (let at = from; at < tokens.length; at++) {
    const kind = tokens[at]?.kind;
    if (kind === 'open') depth++;
    else if (kind === 'close') depth--;
    else if (depth === 0 && kind === 'word') return true;
    else if (depth === 0 && (kind === 'comma' || kind === 'dash')) return false;
  }
  return false;
}

function spanOf({ tokens }: Line, from: number, to: number): Span {
  const first = tokens[from];
  const last = tokens[to - 1];
  return { start: first?.start ?? 0, end: last?.end ?? first?.end ?? 0 };
}
