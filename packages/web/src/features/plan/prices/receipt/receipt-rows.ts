/** The lines of a receipt while a person checks them, and the prices that they confirm. */
import type { NewObservation } from '@saltbush/contract/plan/prices';
import type { ReceiptLineOnWire, ReceiptOnWire } from '@saltbush/contract/plan/receipts';
import type { TimeZone } from '@saltbush/domain/account/households/time-zone';
import type { PlainDate } from '@saltbush/domain/plan/days/week';
import { matchReceiptLine } from '@saltbush/domain/plan/prices/receipts/match-receipt';
import { productOfReceiptLine } from '@saltbush/domain/plan/prices/receipts/product-of-receipt-line';
import { newId } from '../../../../api/new-id';
import type { StoredPrices } from '../data/stored-prices';
import type { LineOfList } from '../data/use-prices';
import { centsOf, priceField } from '../price-text';
import { timeOfDay } from '../time-of-day';

export interface ReceiptRow {
  line: ReceiptLineOnWire;
  isTicked: boolean;
  /** Of one pack, as typed. */
  price: string;
  /** The amount of all packs, once it was corrected. */
  paidCents?: number | undefined;
  /** It is no line of the receipt. */
  isLeftOut?: boolean | undefined;
  /** Of the line of the list; blank: not on the list. */
  key: string;
}

/** What was misread is not ticked. */
export function rowsOf(receipt: ReceiptOnWire, list: readonly LineOfList[]): ReceiptRow[] {
  return receipt.lines.map((line) => ({
    line,
    isTicked: !line.doubt,
    price: priceField(line.cents),
    key: matchReceiptLine(line, list)?.key ?? '',
  }));
}

/** What was paid for a row: as it was read, or as it was changed. */
export function paidCentsOf({ line, price, paidCents, isLeftOut }: ReceiptRow): number {
  if (isLeftOut) return 0;
  const cents = centsOf(price);
  const isAsRead = cents === undefined || cents === line.cents;
  return paidCents ?? (isAsRead ? line.paidCents : Math.round(cents * line.packs));
}

/** @returns the change of a row whose amount is corrected; nothing was paid for a line that is none */
export function withAmount({ line }: ReceiptRow, paidCents: number): Partial<ReceiptRow> {
  if (paidCents === 0) return { isLeftOut: true, isTicked: false };
  return { price: priceField(Math.round(paidCents / line.packs)), paidCents, isTicked: true };
}

/** Why a row may be misread, as long as that is not settled: by hand, or since the receipt adds up now. */
export function openDoubt(
  { line: { doubt, cents }, price, paidCents, isLeftOut }: ReceiptRow,
  isSumRight: boolean,
): ReceiptLineOnWire['doubt'] {
  const isChanged = isLeftOut || paidCents !== undefined || price !== priceField(cents);
  if (!doubt || isChanged) return undefined;
  return isSumRight && doubt.reason !== 'multiple' ? undefined : doubt;
}

/** What was paid for all rows. */
export const sumOf = (rows: readonly ReceiptRow[]): number =>
  rows.reduce((cents, row) => cents + paidCentsOf(row), 0);

/** The rows with one of them changed; with that the receipt may add up, and then the others were read right. */
export function changedRows(
  rows: readonly ReceiptRow[],
  { at, changed }: { at: number; changed: Partial<ReceiptRow> },
  totalCents: number | undefined,
): ReceiptRow[] {
  const next = rows.map((row, index) => (index === at ? { ...row, ...changed } : row));
  if (sumOf(next) !== totalCents || sumOf(rows) === totalCents) return next;
  const isSettled = (row: ReceiptRow) => openDoubt(row, false) && !openDoubt(row, true);
  return next.map((row, index) =>
    index !== at && isSettled(row) ? { ...row, isTicked: true } : row,
  );
}

interface Receipt {
  retailer: string;
  date: PlainDate;
  /** Where it was bought. */
  timeZone: TimeZone;
  prices: StoredPrices;
}

/** @returns undefined if a ticked price is none */
export function confirmedPrices(
  rows: readonly ReceiptRow[],
  { retailer, date, timeZone, prices }: Receipt,
): NewObservation[] | undefined {
  const ticked = rows.filter(({ isTicked }) => isTicked);
  const observations = ticked.flatMap(({ line, price, key }): NewObservation[] => {
    const cents = centsOf(price);
    if (cents === undefined) return [];
    const products = prices.lines.find((match) => match.key === key)?.products ?? [];
    const product = productOfReceiptLine(line, products, retailer);
    return [
      {
        id: newId(),
        retailer,
        key: key || line.foods[0]!,
        name: line.name,
        product: product?.id,
        packText: product ? undefined : line.packText,
        cents,
        isSpecial: line.isSpecial || undefined,
        observedAt: notToCome(timeOfDay(date, timeZone)),
        source: 'receipt',
      },
    ];
  });
  return observations.length === ticked.length ? observations : undefined;
}

function notToCome(time: string): string {
  const now = new Date().toISOString();
  return time < now ? time : now;
}
