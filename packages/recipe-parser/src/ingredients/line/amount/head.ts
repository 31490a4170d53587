/**
 * Reads the front of an ingredient line: how much, of which measure, how large.
 *
 * - A number with its unit, a number, a number word or a vague amount opens the line.
 * - Some units need no number: "pinch of salt", "tsp thyme"; with "of" or a size any may.
 * - "of", "de" between a measure and its food belongs to neither and is dropped.
 * - Whatever is read and is neither amount nor unit becomes a remark.
 */
import { takeEach } from './head-parts';
import { dimensionOf } from '../../../units/units';
import { takeAfterUnit } from './after-unit';
import { takeApproximation, takeNumber, takeNumberWord, takeVagueAmount } from './leading-number';
import { isUnitHere, takeUntilUnit } from './before-unit';
import { emptyHead } from './head-parts';
import type { Head } from './head-parts';
import { measurementAt, unitAt } from './measurement';
import { afterSizes, afterWhole } from '../tokens/sizes';
import { hasClass, spanOf } from '../tokens/tokens';
import type { Line } from '../tokens/tokens';
import { numberlessUnits } from './unit-roles';
import { measureSize, partitive, size } from '../tokens/word-classes';

/** @param at index of the token to begin at */
export function readHead(line: Line, at: number): Head {
  const head = emptyHead(at);
  if (line.tokens[at]?.kind !== 'number') {
    takeApproximation(line, head);
    if (line.tokens[head.next + 1]?.kind === 'number') takeEach(line, head);
  }
  if (!takeMeasurement(line, head)) {
    if (takeNumber(line, head) || takeNumberWord(line, head) || takeVagueAmount(line, head)) {
      takeUntilUnit(line, head);
    } else takeNumberlessUnit(line, head);
  }
  if (head.unit !== undefined) takeAfterUnit(line, head, head.unit);
  const isOpen = head.next > at && line.tokens[head.next + 1] !== undefined;
  if (isOpen && hasClass(line.tokens[head.next], partitive)) head.next++;
  return head;
}

/** "200g", "2 cups", "1lb 9oz". */
function takeMeasurement(line: Line, head: Head): boolean {
  const measured = measurementAt(line, head.next);
  if (!measured || !isUnitHere(line, measured, measured.unitAt, measured.amount)) return false;
  const { isCompound, unitAt: unitStart, next } = measured;
  head.amount = measured.amount;
  head.unit = measured.unit;
  head.amountSpan = spanOf(line, head.next, isCompound ? next : unitStart);
  head.unitSpan = isCompound ? undefined : spanOf(line, unitStart, next);
  head.next = next;
  return true;
}

/** "pinch of salt", "large handful parsley", "whole bunch of mint", "tsp thyme". */
function takeNumberlessUnit(line: Line, head: Head): void {
  const from = afterWhole(line.tokens, head.next);
  const unitStart = afterSizes(line.tokens, from, size | measureSize);
  const unit = unitAt(line, unitStart);
  const following = unit && line.tokens[unit.next];
  if (!unit || following?.kind !== 'word') return;
  const isNamed = unitStart > head.next || hasClass(following, partitive);
  if (!isNamed && !numberlessUnits.has(unit.unit)) return;
  const dimension = dimensionOf(unit.unit);
  if (dimension === 'mass' || dimension === 'length') return;
  if (unitStart > head.next) head.sizes.push(spanOf(line, head.next, unitStart));
  head.unit = unit.unit;
  head.unitSpan = spanOf(line, unitStart, unit.next);
  head.next = unit.next;
}
