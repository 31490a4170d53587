/**
 * The note of a row with its own amounts scaled and converted like the row's: "or 200 g" for twice as many is "or 400 g".
 *
 * - Converted, nothing stands twice: another measure of the same amount is left out where the row has a weight or a
 *   volume. The reader's own measure by the author ("450 g" of "1 lb (450 g)") is better than one that we work out.
 */
import type { UnitId } from '../../units/units';
import { isMassUnit, isVolumeUnit, shownUnit } from '../../units/units';
import { findUnit } from '../../units/find-unit';
import { parseQuantity } from '../../units/parse-quantity';
import { toNumber } from '../../units/quantity';
import type { Ingredient } from '../../recipe/ingredient';
import type { ConvertedAmount } from './converted-amount';
import { noteAmounts } from './note-amounts';
import type { NoteAmount } from './note-amounts';

/** One amount of a note in the measures of the reader. */
export type ReadAmount = (amount: string, unit: string) => ConvertedAmount;

/**
 * @example scaledNote('or 200 g', 'cup', (amount, unit) => ({ amount: '400', unit, isApproximate: false }))
 * // 'or 400 g'
 */
export function scaledNote(note: string, unit: string, read: ReadAmount): string {
  return replaced(note, noteAmounts(note, findUnit(unit)), read);
}

export interface ConvertedNote {
  readonly note: string;
  /** The row's amount as the author gives it in the reader's measures. */
  readonly own: NoteAmount | undefined;
}

/** @param isReaders whether the reader measures in a unit */
export function convertedNote(
  { note = '', unit }: Pick<Ingredient, 'note' | 'unit'>,
  isReaders: (unit: UnitId) => boolean,
  read: ReadAmount,
): ConvertedNote {
  const rowUnit = findUnit(unit);
  const amounts = noteAmounts(note, rowUnit);
  const isMeasured = rowUnit !== undefined && isMeasure(rowUnit);
  if (!isMeasured || amounts.length === 0)
    return { note: replaced(note, amounts, read), own: undefined };
  const others = amounts.filter(isOtherMeasure);
  const own = isReaders(rowUnit)
    ? undefined
    : others.find((other) => other.unit !== undefined && isReaders(other.unit));
  const rest = amounts.filter((amount) => !others.includes(amount));
  return { note: withoutPhrases(replaced(note, rest, read, others)), own };
}

function isMeasure(unit: UnitId): boolean {
  return isMassUnit(unit) || isVolumeUnit(unit);
}

/** Another measure of the same amount, which says nothing else. */
function isOtherMeasure({ isAddition, phrase, unit }: NoteAmount): boolean {
  return !isAddition && phrase !== undefined && unit !== undefined && isMeasure(unit);
}

/** @param left amounts whose phrases are left out */
function replaced(
  note: string,
  amounts: readonly NoteAmount[],
  read: ReadAmount,
  left: readonly NoteAmount[] = [],
): string {
  const pieces = [
    ...amounts.map((amount) => ({ ...amount, text: amountText(amount, read) })),
    ...left.map(({ phrase, start, end }) => ({ start, end, ...phrase, text: '' })),
  ].sort((a, b) => a.start - b.start);
  let text = '';
  let at = 0;
  for (const { start, end, text: shown } of pieces) {
    if (start < at) continue;
    text += note.slice(at, start) + shown;
    at = end;
  }
  return text + note.slice(at);
}

function amountText({ amount, unit, unitText, space }: NoteAmount, read: ReadAmount): string {
  const shown = read(amount, unit ?? '');
  if (shown.unit === '') return shown.amount;
  const quantity = parseQuantity(shown.amount);
  const count = quantity ? toNumber(quantity) : 1;
  const isAsWritten = shown.unit === unit && !isLabel(unit, unitText, amount);
  return `${shown.amount}${space || (shown.unit === unit ? '' : ' ')}${isAsWritten ? unitText : shownUnit(shown.unit as UnitId, count)}`;
}

/** "Cups" takes its plural as the amount changes; "tablespoons" and "Tbsp" stay as written. */
function isLabel(unit: UnitId | undefined, unitText: string, amount: string): boolean {
  const quantity = parseQuantity(amount);
  return (
    unit !== undefined && quantity !== undefined && shownUnit(unit, toNumber(quantity)) === unitText
  );
}

function withoutPhrases(note: string): string {
  return note
    .replace(/\(\s*\)/g, '')
    .replace(/(?:\s*[,;]\s*){2,}/g, ', ')
    .replace(/^[\s,;]+|[\s,;]+$/g, '');
}
