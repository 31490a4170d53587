/**
 * Amounts and units that follow their food.
 *
 * - "Flour, 200 g", "Eggs - 2", "Eggs x 2", "Onion 1 large chopped", "Butter (50 g)", "Eggs (about 2)",
 *   "butter or margarine, 50 g": only when the line gave no amount before.
 * - Behind a comma, dash or colon a word after the number may be a measure that nobody knows: it is a remark.
 * - "Dough from step 2" has the number of the step.
 * - "3 garlic cloves", "2 celery stalks": the last word of the name is the unit; of "6 whole cloves" it is the food.
 * - "1 can milk (400 g)" has the size of the can, "3 carrots, about 300 g" the same amount again.
 */
import { quantity } from '../../units/quantity';
import { dimensionOf } from '../../units/units';
import type { Head } from './amount/head-parts';
import { isTimes } from './tokens/lexicon';
import { measurementAt } from './amount/measurement';
import type { MeasurementReading } from './amount/measurement';
import type { Name } from './name/name-parts';
import { afterFoodSizes } from './tokens/sizes';
import { hasClass, spanOf } from './tokens/tokens';
import type { Line, Token } from './tokens/tokens';
import { packagingUnits, trailingUnits } from './amount/unit-roles';
import {
  approximation,
  counter,
  manner,
  partitive,
  prepared,
  remark,
  size,
} from './tokens/word-classes';

export function takeTrailingAmount(line: Line, head: Head, name: Name): void {
  if (head.amount !== undefined || head.unit !== undefined) return;
  if (!takeAmountBehindName(line, head, name)) takeAmountInBracket(line, head, name);
}

const cutInto: ReadonlySet<string> = new Set(['en', 'in', 'a', 'à', 'into']);

export function takeTrailingUnit({ tokens }: Line, head: Head, name: Name): void {
  if (head.amount === undefined || head.unit !== undefined || name.tokens.length < 2) return;
  const last = tokens[name.tokens[name.tokens.length - 1] ?? -1];
  if (last?.unit === undefined || !trailingUnits.has(last.unit)) return;
  const others = name.tokens.slice(0, -1).map((at) => tokens[at]);
  if (others.every((token) => token?.text === 'whole')) return;
  // "Media cebolla en rodajas" is half of one, not half a slice.
  if (cutInto.has(others.at(-1)?.text ?? '') || hasClass(others.at(-1), partitive)) return;
  head.unit = last.unit;
  head.unitSpan = last;
  name.tokens.pop();
}

/** Understands a measurement in the first bracket or remark after the food; its text stays there. */
export function noteOtherAmount(line: Line, head: Head, name: Name): void {
  if (head.amount === undefined || head.packageSize || head.secondAmount) return;
  const { tokens } = line;
  let at = name.bracketAt ?? name.next;
  while (hasClass(tokens[at], approximation) || tokens[at]?.kind === 'comma') at++;
  const measured = measurementAt(line, at);
  if (!measured || dimensionOf(measured.unit) === 'length') return;
  if (tokens[at]?.start === head.amountSpan?.start) return;
  const isContainer = head.unit !== undefined && packagingUnits.has(head.unit);
  head[isContainer ? 'packageSize' : 'secondAmount'] = measured;
}

function takeAmountBehindName(line: Line, head: Head, name: Name): boolean {
  const { tokens } = line;
  const choiceEnd = afterTreatment(line, afterChoice(tokens, name.next));
  let at = choiceEnd;
  while (tokens[at]?.kind === 'comma' || tokens[at]?.kind === 'dash' || isTimes(tokens[at])) at++;
  const remarkAt = at;
  while (hasClass(tokens[at], approximation)) at++;
  const number = tokens[at]?.quantity;
  const measured = measurementAt(line, at);
  const isUnknown = number && !measured && at > choiceEnd && isLastWord(tokens, at + 1);
  const next = measured?.next ?? afterCounter(tokens, at + 1);
  const following = tokens[afterFoodSizes(tokens, next)];
  const isRemark = hasClass(following, prepared | manner | remark);
  if (!measured && numbered.has(tokens[at - 1]?.text ?? '')) return false;
  if (!number || (isWordOrNumber(following) && !isRemark && !isUnknown)) return false;
  if (choiceEnd > name.next) head.remarks.push(spanOf(line, name.next, choiceEnd));
  if (at > remarkAt) head.remarks.push(spanOf(line, remarkAt, at));
  if (measured) setMeasurement(line, head, at, measured);
  else takeCount(line, head, at);
  name.next = next;
  return true;
}

/** "Spinach purée from step 2", "flour type 00": the number is a name. */
const numbered: ReadonlySet<string> = new Set(
  'step steps stage note notes page part recipe day figure level grade type typ no number schritt tag seite étape jour paso passo stap'.split(
    ' ',
  ),
);

function takeAmountInBracket(line: Line, head: Head, name: Name): void {
  const { tokens } = line;
  const opening = name.bracketAt;
  if (opening === undefined) return;
  let at = opening;
  while (hasClass(tokens[at], approximation)) at++;
  const measured = measurementAt(line, at);
  const next = measured?.next ?? afterCounter(tokens, at + 1);
  const isSized = measured === undefined && hasClass(tokens[next], size);
  if (isWordOrNumber(tokens[next]) && !isSized) return;
  if (measured) setMeasurement(line, head, at, measured);
  else if (!takeCount(line, head, at)) return;
  if (at > opening) head.remarks.push(spanOf(line, opening, at));
  const remarkIndex = name.remarks.findIndex((span) => span.start === tokens[opening]?.start);
  const end = name.remarks[remarkIndex]?.end ?? 0;
  const restStart = tokens[isSized ? next : next + 1]?.start ?? end;
  name.remarks.splice(remarkIndex, 1, ...(restStart < end ? [{ start: restStart, end }] : []));
}

/** "3 ks", "4 個": the word that only counts is no remark. */
function afterCounter(tokens: readonly Token[], at: number): number {
  return hasClass(tokens[at], counter) ? at + 1 : at;
}

/** "Jajka: 2 blorp", "Mąka - 3 blorp, sifted"; but "noodles, 2 minute". */
function isLastWord(tokens: readonly Token[], at: number): boolean {
  const following = tokens[at + 1]?.kind;
  const isEnd = following !== 'word' && following !== 'number';
  return (
    tokens[at]?.kind === 'word' && isEnd && !/^(?:min|hour|hr|day)/.test(tokens[at]?.text ?? '')
  );
}

/** Index after "fuso" in "burro fuso 100 g". */
function afterTreatment(line: Line, from: number): number {
  let at = from;
  while (hasClass(line.tokens[at], prepared | manner)) at++;
  const measured = at > from && measurementAt(line, at);
  return measured && line.tokens[measured.next] === undefined ? at : from;
}

/** Index after "or margarine" in "butter or margarine, 50 g". */
function afterChoice(tokens: readonly Token[], from: number): number {
  if (tokens[from]?.text !== 'or') return from;
  let at = from;
  while (tokens[at]?.kind === 'word') at++;
  return at;
}

function takeCount({ tokens }: Line, head: Head, at: number): boolean {
  const number = tokens[at]?.quantity;
  if (!number) return false;
  head.amount = quantity(number.min, number.max);
  head.amountSpan = tokens[at];
  return true;
}

function setMeasurement(line: Line, head: Head, at: number, measured: MeasurementReading): void {
  const { isCompound, unitAt, next } = measured;
  head.amount = measured.amount;
  head.unit = measured.unit;
  head.amountSpan = spanOf(line, at, isCompound ? next : unitAt);
  head.unitSpan = isCompound ? undefined : spanOf(line, unitAt, next);
}

function isWordOrNumber(token: Token | undefined): boolean {
  return token?.kind === 'word' || token?.kind === 'number';
}
