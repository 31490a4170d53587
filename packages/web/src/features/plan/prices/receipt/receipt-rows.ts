/** The lines of a receipt while a person checks them, and the prices that they confirm. */
import type { NewObservation } from '@saltbush/contract/plan/prices';
import type { ReceiptLineOnWire, ReceiptOnWire } from '@saltbush/contract/plan/receipts';
import type { TimeZone } from '@saltbush/domain/account/households/time-zone';
import { todayIn, type PlainDate } from '@saltbush/domain/plan/days/week';
import { matchReceiptLine } from '@saltbush/domain/plan/prices/receipts/match-receipt';
import { productOfReceiptLine } from '@saltbush/domain/plan/prices/receipts/product-of-receipt-line';
import { newId } from '../../../../api/new-id';
import type { StoredPrices } from '../data/stored-prices';
import type { LineOfList } from '../data/use-prices';
import { centsOf, priceField } from '../price-text';

export interface ReceiptRow {
  line: ReceiptLineOnWire;
  isTicked: boolean;
  /** Of one pack, as typed. */
  price: string;
  /** Of the line of the list; blank: not on the list. */
  key: string;
}

/** What was misread is not ticked. */
export function rowsOf(receipt: ReceiptOnWire, list: readonly LineOfList[]): ReceiptRow[] {
  return receipt.lines.map((line) => ({
    line,
    isTicked: !line.isDoubtful,
    price: priceField(line.cents),
    key: matchReceiptLine(line, list)?.key ?? '',
  }));
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
        observedAt: observedAt(date, timeZone),
        source: 'receipt',
      },
    ];
  });
  return observations.length === ticked.length ? observations : undefined;
}

/** A time of that day in the zone, but never one to come. Noon or midnight in UTC is one everywhere. */
function observedAt(date: PlainDate, timeZone: TimeZone): string {
  const [noon, midnight] = [`${date}T12:00:00.000Z`, `${date}T00:00:00.000Z`];
  const time = todayIn(new Date(noon), timeZone) === date ? noon : midnight;
  const now = new Date().toISOString();
  return time < now ? time : now;
}
