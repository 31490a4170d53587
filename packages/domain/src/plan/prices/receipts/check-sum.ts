/**
 * Which lines of a receipt may be misread: its total is the check sum of its amounts, and count times price that of a line.
 *
 * - Count times price is not what was paid: the line is doubtful, whatever the total says.
 * - The sum is not the total: doubtful are the lines that explain the difference alone, by one digit read otherwise, by a
 *   discount read otherwise or without its sign, or as a line that is none. If count times price proves one of them, it is
 *   that one. An amount that count times price confirms to the cent is not misread.
 * - No line explains it alone, or there is no total: doubtful are the lines that were hard to read.
 * - The sum is the total: every amount is right.
 */
import { digitsOff, isOneDigitOff } from './one-digit-off';
import type { Receipt, ReceiptDoubt, ReceiptLine } from './receipt';

/** What was printed of a line, as it was read. */
export interface PrintedLine {
  /** The amount of all packs, before discounts. */
  readonly printedCents: number;
  /** The price of one pack or kilogram, where a count or weight is printed. */
  readonly unitCents?: number | undefined;
  /** The price of one was read with a digit too many: with it the amount was another. */
  readonly isUnitShortened: boolean;
  /** `printedCents` was not printed: it is count times price. */
  readonly isComputed: boolean;
  /** What was taken off, row by row. */
  readonly discounts: readonly number[];
  /** The discounts are more than the amount, and were not taken off. */
  readonly isTooMuch: boolean;
  /** 0 to 100 */
  readonly confidence?: number | undefined;
}

type Checkable = Pick<ReceiptLine, 'packs' | 'paidCents'> & { readonly printed: PrintedLine };

/**
 * The lines with their doubts, without what cost nothing.
 *
 * @param receipt whole: with the lines of all its parts
 * @example checkSum({ totalCents: 710, lines: [milkAt310, breadRead at 480] })[1]?.doubt // { reason: 'digit', paidCents: 400 }
 */
export function checkSum<Line extends Checkable>({
  lines,
  totalCents,
  depositCents = 0,
}: Pick<Receipt, 'totalCents'> & {
  readonly lines: readonly Line[];
  /** In the total, and in no line. */
  readonly depositCents?: number;
}): (Omit<Line, 'printed'> & {
  doubt?: ReceiptDoubt;
})[] {
  const goodsCents = totalCents === undefined ? undefined : totalCents - depositCents;
  const doubts = doubtsOf(lines, goodsCents);
  return lines.flatMap(({ printed: _printed, ...line }, index) => {
    const doubt = doubts[index];
    if (line.paidCents === 0 && !doubt) return [];
    return [{ ...line, ...(doubt && { doubt }) }];
  });
}

type Doubts = (ReceiptDoubt | undefined)[];

function doubtsOf(lines: readonly Checkable[], totalCents: number | undefined): Doubts {
  const byMultiple = lines.map(doubtOfMultiple);
  const extra =
    totalCents === undefined
      ? undefined
      : lines.reduce((sum, { paidCents }) => sum + paidCents, 0) - totalCents;
  if (extra === 0) return byMultiple;
  const unclear = (): Doubts => lines.map((line, index) => byMultiple[index] ?? doubtOfSight(line));
  if (extra === undefined) return unclear();
  const proven = lines.map((line) => provenAmount(line, extra));
  if (proven.some(Boolean)) return lines.map((_line, index) => proven[index] ?? byMultiple[index]);
  const explained = lines.map((line) => explanation(line, extra));
  if (!explained.some(Boolean)) return unclear();
  return lines.map((_line, index) => withAmount(byMultiple[index], explained[index]));
}

/** That count and amount disagree says more than that a digit may be another. */
const withAmount = (
  multiple: ReceiptDoubt | undefined,
  explained: ReceiptDoubt | undefined,
): ReceiptDoubt | undefined =>
  multiple && explained ? { ...explained, reason: multiple.reason } : (explained ?? multiple);

/** A cent is rounding of a weight. */
function doubtOfMultiple({ packs, printed }: Checkable): ReceiptDoubt | undefined {
  const { unitCents, printedCents, isTooMuch, isUnitShortened } = printed;
  if (isTooMuch) return { reason: 'discount' };
  if (isUnitShortened) return undefined;
  const isOther = unitCents !== undefined && Math.abs(unitCents * packs - printedCents) > 1;
  return isOther ? { reason: 'multiple' } : undefined;
}

function doubtOfSight({ printed: { confidence } }: Checkable): ReceiptDoubt | undefined {
  return confidence !== undefined && confidence < leastConfidence
    ? { reason: 'unclear' }
    : undefined;
}

const leastConfidence = 60;

/** Count times price is another amount than was read, and just the one that makes the receipt add up. */
function provenAmount(
  { packs, paidCents, printed }: Checkable,
  extra: number,
): ReceiptDoubt | undefined {
  const { unitCents } = printed;
  if (unitCents === undefined) return undefined;
  const isProof = Math.round(unitCents * packs) === amountWithout(printed, extra);
  return isProof ? { reason: 'multiple', paidCents: paidCents - extra } : undefined;
}

/** @param extra cents by which the lines are more than the total */
function explanation(line: Checkable, extra: number): ReceiptDoubt | undefined {
  const paidCents = line.paidCents - extra;
  if (paidCents >= 0 && isDigit(line, extra)) return { reason: 'digit', paidCents };
  if (paidCents >= 0 && isDiscount(line, extra)) return { reason: 'discount', paidCents };
  // Money off whose sign was not seen is no line, and counts twice.
  if (line.paidCents * 2 === extra) return { reason: 'discount', paidCents: 0 };
  if (line.paidCents === extra) return { reason: 'extra', paidCents: 0 };
  return undefined;
}

function isDigit({ packs, printed }: Checkable, extra: number): boolean {
  const { printedCents, unitCents, isComputed } = printed;
  const other = amountWithout(printed, extra);
  if (other <= 0) return false;
  if (unitCents === undefined) {
    // The same item in several rows: one of them is misread.
    const row = printedCents / packs;
    return isOneDigitOff(row, row + other - printedCents);
  }
  if (!isComputed) {
    const isConfirmed = Math.round(unitCents * packs) === printedCents;
    return !isConfirmed && isOneDigitOff(printedCents, other);
  }
  return (
    digitsOff(String(unitCents)).some((unit) => Math.round(unit * packs) === other) ||
    digitsOff(String(packs)).some((count) => Math.round(unitCents * count) === other)
  );
}

/** What the amount would be if it alone made the difference. */
const amountWithout = (printed: PrintedLine, extra: number): number =>
  printed.printedCents - extra + notTaken(printed);

/** Discounts that were too much were not taken off at all. */
const notTaken = ({ isTooMuch, discounts }: PrintedLine): number =>
  isTooMuch ? discounts.reduce((sum, cents) => sum + cents, 0) : 0;

function isDiscount({ printed }: Checkable, extra: number): boolean {
  const { discounts } = printed;
  const missing = extra - notTaken(printed);
  return discounts.some((cents) => cents + missing === 0 || isOneDigitOff(cents, cents + missing));
}
