/**
 * Amounts and units that stand behind their food.
 *
 * - "Flour, 200 g", "Eggs - 2", "Butter (50 g)": only when the line gave no amount before.
 * - "3 garlic cloves", "2 celery stalks": the last word of the name is the unit.
 */
import { quantity } from '../quantity';
import type { Head } from './head-parts';
import { measurementAt } from './measurement';
import type { MeasurementReading } from './measurement';
import type { Name } from './name-parts';
import { hasClass, spanOf } from './tokens';
import type { Line } from './tokens';
import { trailingUnits } from './unit-roles';
import { approximation } from './word-classes';

export function takeTrailingAmount(line: Line, head: Head, name: Name): void {
  if (head.amount !== undefined || head.unit !== undefined) return;
  if (!takeAmountBehindName(line, head, name)) takeAmountInBracket(line, head, name);
}

export function takeTrailingUnit({ tokens }: Line, head: Head, name: Name): void {
  if (head.amount === undefined || head.unit !== undefined || name.tokens.length < 2) return;
  const last = tokens[name.tokens.at(-1) ?? -1];
  if (last?.unit === undefined || !trailingUnits.has(last.unit)) return;
  head.unit = last.unit;
  head.unitSpan = last;
  name.tokens.pop();
}

function takeAmountBehindName(line: Line, head: Head, name: Name): boolean {
  const { tokens } = line;
  let at = name.next;
  while (tokens[at]?.kind === 'comma' || tokens[at]?.kind === 'dash') at++;
  const remarkAt = at;
  while (hasClass(tokens[at], approximation)) at++;
  const number = tokens[at]?.quantity;
  const measured = measurementAt(line, at);
  const next = measured?.next ?? at + 1;
  if (!number || tokens[next]?.kind === 'word' || tokens[next]?.kind === 'number') return false;
  if (at > remarkAt) head.remarks.push(spanOf(line, remarkAt, at));
  if (measured) setMeasurement(line, head, at, measured);
  else {
    head.amount = quantity(number.min, number.max);
    head.amountSpan = tokens[at];
  }
  name.next = next;
  return true;
}

function takeAmountInBracket(line: Line, head: Head, name: Name): void {
  const { tokens } = line;
  const at = tokens.findIndex((token) => token.kind === 'open') + 1;
  const measured = at > 0 ? measurementAt(line, at) : undefined;
  if (!measured || tokens[measured.next]?.kind === 'word') return;
  setMeasurement(line, head, at, measured);
  const start = tokens[at]?.start;
  const remark = name.remarks.findIndex((span) => span.start === start);
  const rest = tokens[measured.next];
  const end = name.remarks[remark]?.end ?? 0;
  if (remark < 0) return;
  if (!rest || rest.start >= end) name.remarks.splice(remark, 1);
  else name.remarks.splice(remark, 1, { start: rest.kind === 'word' ? rest.start : rest.end, end });
}

function setMeasurement(line: Line, head: Head, at: number, measured: MeasurementReading): void {
  const { isCompound, unitAt, next } = measured;
  head.amount = measured.amount;
  head.unit = measured.unit;
  head.amountSpan = spanOf(line, at, isCompound ? next : unitAt);
  head.unitSpan = isCompound ? undefined : spanOf(line, unitAt, next);
}
