/**
 * What may be between a unit and its food.
 *
 * - The same amount again: "200g/7oz", "1 cup (240 ml)", "1 tin or 400g".
 * - More of it: "1 cup plus 2 tbsp", "1 cup, plus 2 tbsp,". Less of it is a remark: "1 cup minus 1 tbsp".
 * - "each": the amount is of every food that follows.
 * - The package or piece that a weight describes: "400g tin", "5cm piece", "500 ml bottle".
 * - What one package holds: "1 tin (400g)", "1 tin 400g", "2 tins x 400g", "2 tins of 400g".
 */
import { dimensionOf } from '../../../units/units';
import type { UnitId } from '../../../units/units';
import { hasFood } from './before-unit';
import { takeBracket, takeCountPerPound, takeEach, takeRemark } from './head-parts';
import type { Head } from './head-parts';
import { isTimes } from '../tokens/lexicon';
import { measurementAt, unitAt } from './measurement';
import { afterSizes } from '../tokens/sizes';
import { afterBracket, hasClass, spanOf } from '../tokens/tokens';
import type { Line, Token } from '../tokens/tokens';
import { containers, packagingUnits } from './unit-roles';
import {
  approximation,
  describing,
  fullness,
  joining,
  manner,
  mannerPrepared,
  measureSize,
  partitive,
  prepared,
  remark,
  soldAs,
} from '../tokens/word-classes';
import { isFoodAt } from '../tokens/food-boundaries';

export function takeAfterUnit(line: Line, head: Head, unit: UnitId): void {
  if (isPot(line, head.next, unit)) {
    head.isPackaged = true;
    takeRemark(line, head, head.next + 1);
    return;
  }
  if (head.next >= line.tokens.length || isOnlyFood(line, line.tokens[head.next])) return;
  while (
    takeUnitBracket(line, head, unit) ||
    takeExtraAmount(line, head) ||
    takeMore(line, head) ||
    takeLessAmount(line, head) ||
    takeOtherAmount(line, head, unit) ||
    takeSizeBetweenCommas(line, head) ||
    takeOtherUnit(line, head) ||
    takeEach(line, head) ||
    takeFullness(line, head) ||
    takeCountPerPound(line, head) ||
    takeApproximately(line, head)
  );
  takeContainer(line, head, unit);
}

/** A word that names or describes a food, which follows most units. */
function isOnlyFood({ classes }: Line, token: Token | undefined): boolean {
  if (token?.kind !== 'word' || token.unit !== undefined) return false;
  if (token.classes === 0) return true;
  // What describes may also say how it was measured, before more of it.
  return (token.classes & ~descriptions) === 0 && (classes & joining) === 0;
}

const descriptions = describing | soldAs | prepared | manner | mannerPrepared;

function takeUnitBracket(line: Line, head: Head, unit: UnitId): boolean {
  if (line.tokens[head.next]?.kind !== 'open') return false;
  if (isFoodInBracket(line, head.next)) {
    head.next++;
    return true;
  }
  takeBracket(line, head, containers.has(unit) ? 'packageSize' : 'secondAmount');
  return true;
}

/** "1 pound (16 to 20 count shrimp), peeled": there is no other food in the line. */
function isFoodInBracket(line: Line, open: number): boolean {
  const { tokens } = line;
  if (hasFood(line, open)) return false;
  const end = afterBracket(tokens, open);
  const after = tokens[end + 1];
  if (after !== undefined && !hasClass(after, prepared | manner | remark)) return false;
  const last = tokens[end - 2];
  return last?.kind === 'word' && last.classes === 0 && last.unit === undefined;
}

/** "plus 2 tbsp", ", plus 2 tbsp". */
function takeExtraAmount(line: Line, head: Head): boolean {
  const { tokens } = line;
  const separator = head.next + (tokens[head.next]?.kind === 'comma' ? 1 : 0);
  if (tokens[separator]?.text === 'or' || !hasClass(tokens[separator], joining)) return false;
  const measured = measurementAt(line, separator + 1);
  if (!measured) return false;
  head.next = separator;
  if (!head.extraAmount) {
    head.extraAmount = measured;
    head.extraSpan = spanOf(line, separator, measured.next);
  }
  takeRemark(line, head, measured.next);
  return true;
}

/** "1 cup plus more grated parmesan". */
function takeMore(line: Line, head: Head): boolean {
  const { tokens } = line;
  const isMore = isPlus(tokens[head.next]) && moreWords.has(tokens[head.next + 1]?.text ?? '');
  if (!isMore || !isFoodAt(tokens, head.next + 2)) return false;
  takeRemark(line, head, head.next + 2);
  return true;
}

const moreWords: ReadonlySet<string> = new Set(['more', 'extra']);

/** "minus 1 tbsp", ", less 1 tbsp". */
function takeLessAmount(line: Line, head: Head): boolean {
  const { tokens } = line;
  const word = head.next + (tokens[head.next]?.kind === 'comma' ? 1 : 0);
  const measured = isLess(tokens[word]) && measurementAt(line, word + 1);
  if (!measured) return false;
  head.next = word;
  takeRemark(line, head, measured.next);
  return true;
}

function isLess(token: Token | undefined): boolean {
  return token?.text === 'minus' || token?.text === 'less';
}

/** "/7oz", "or 400g", "400g". */
function takeOtherAmount(line: Line, head: Head, unit: UnitId): boolean {
  const separator = line.tokens[head.next];
  if (!separator) return false;
  const isSame = separator.kind === 'slash' || separator.text === 'or';
  const isSizeOfOne =
    (isTimes(separator) || hasClass(separator, partitive)) && containers.has(unit);
  const measured = measurementAt(line, head.next + (isSame || isSizeOfOne ? 1 : 0));
  if (!measured) return false;
  if (containers.has(unit) && !isSame) head.packageSize ??= measured;
  else if (isSame || dimensionOf(measured.unit) === dimensionOf(unit)) {
    head.secondAmount ??= measured;
  } else return false;
  if (separator.kind === 'slash' || isSizeOfOne) head.next++;
  takeRemark(line, head, measured.next);
  return true;
}

/** "1 slab, 2 1/2 to 3 pounds, pork ribs". */
function takeSizeBetweenCommas(line: Line, head: Head): boolean {
  const { tokens } = line;
  if (tokens[head.next]?.kind !== 'comma') return false;
  let at = head.next + 1;
  while (hasClass(tokens[at], approximation)) at++;
  const measured = measurementAt(line, at);
  const isBetween = measured && tokens[measured.next]?.kind === 'comma';
  if (!isBetween || !hasFood(line, measured.next + 1)) return false;
  head.packageSize ??= measured;
  head.next++;
  takeRemark(line, head, measured.next);
  head.next++;
  return true;
}

/** "2 cans or bottles beer". */
function takeOtherUnit(line: Line, head: Head): boolean {
  if (line.tokens[head.next]?.text !== 'or') return false;
  const unit = unitAt(line, head.next + 1);
  if (!unit || !hasFood(line, unit.next)) return false;
  takeRemark(line, head, unit.next);
  return true;
}

/** "2 cups approximately". */
function takeApproximately(line: Line, head: Head): boolean {
  if (!hasClass(line.tokens[head.next], approximation)) return false;
  takeRemark(line, head, head.next + 1);
  return true;
}

/** "1 EL gestrichen Mehl", "1/2 TL, gestr. Salz"; also before what is added: "1 cup, packed, plus 1 tbsp sugar". */
function takeFullness(line: Line, head: Head): boolean {
  const { tokens } = line;
  const from = head.next + (tokens[head.next]?.kind === 'comma' ? 1 : 0);
  let at = from;
  while (hasClass(tokens[at], fullness)) at++;
  const isFull = at > from && isFoodAt(tokens, at);
  const end = isFull ? at : afterMeasuring(line, from);
  if (end === from) return false;
  head.next = from;
  if (isFull) {
    head.sizes.push(spanOf(line, from, end));
    head.next = end;
  } else takeRemark(line, head, end);
  return true;
}

/** "1 cup sifted and levelled, plus 2 tbsp flour": how it was measured, before more of it. */
function afterMeasuring(line: Line, from: number): number {
  const { tokens } = line;
  let at = from;
  while (hasClass(tokens[at], prepared | manner | fullness | measureSize | joining)) {
    if (isPlus(tokens[at])) break;
    at++;
  }
  if (at === from) return from;
  const plus = at + (tokens[at]?.kind === 'comma' ? 1 : 0);
  return isPlus(tokens[plus]) && measurementAt(line, plus + 1) ? at : from;
}

function isPlus(token: Token | undefined): boolean {
  return token?.text === 'plus' || token?.text === '+';
}

function takeContainer(line: Line, head: Head, unit: UnitId): void {
  const container = unitAt(line, afterSizes(line.tokens, head.next, measureSize));
  if (
    !container ||
    containers.has(unit) ||
    !canDescribe(unit, container.unit) ||
    !hasFood(line, container.next)
  )
    return;
  head.isPackaged = packagingUnits.has(container.unit);
  takeRemark(line, head, container.next);
}

/** "150ml pot cream", as Britain says; a pot roast and pot noodles are foods. */
function isPot({ tokens }: Line, at: number, unit: UnitId): boolean {
  const [pot, next] = [tokens[at], tokens[at + 1]];
  if (pot?.text !== 'pot' || !canDescribe(unit, 'tub')) return false;
  return (
    isFoodAt(tokens, at + 1) &&
    !/^(?:roast|noodles?|stickers?|pies?|barley)$/.test(next?.text ?? '')
  );
}

/** "400g tin", "500ml bottle", "5cm piece", but no "1 cup tin". */
function canDescribe(unit: UnitId, container: UnitId): boolean {
  const dimension = dimensionOf(unit);
  if (dimension === 'length') return dimensionOf(container) === 'count';
  if (!containers.has(container)) return false;
  return dimension === 'mass' || unit === 'ml' || unit === 'l' || unit === 'fl oz';
}
