/** The prices of a file as they are shown, and as they are saved. */
import { t } from '@lingui/core/macro';
import type {
  NewFilePrice,
  PriceFileOnWire,
  ReadPriceOnWire,
} from '@saltbush/contract/plan/prices/price-files';
import type { TimeZone } from '@saltbush/domain/account/households/time-zone';
import type { PlainDate } from '@saltbush/domain/plan/days/week';
import { timeOfDay } from '../time-of-day';

/** The retailer with most prices first; those without one last. */
export function countsByRetailer(
  prices: readonly Pick<ReadPriceOnWire, 'retailer'>[],
): { retailer: string | undefined; count: number }[] {
  const counts = new Map<string | undefined, number>();
  for (const { retailer } of prices) counts.set(retailer, (counts.get(retailer) ?? 0) + 1);
  return [...counts]
    .map(([retailer, count]) => ({ retailer, count }))
    .sort((a, b) => Number(!a.retailer) - Number(!b.retailer) || b.count - a.count);
}

export interface FileHead {
  /** The retailer of prices without one; blank: none is chosen. */
  retailer: string;
  /** The day of prices without one: "2026-11-24" */
  date: string;
  timeZone: TimeZone;
}

/** @returns what is missing, in a sentence, if a price has no retailer or no day */
export function pricesToSave(
  prices: readonly ReadPriceOnWire[],
  { retailer, date, timeZone }: FileHead,
): NewFilePrice[] | string {
  if (retailer === '' && prices.some((price) => !price.retailer)) return t`Please choose the shop.`;
  if (date === '' && prices.some((price) => !price.date))
    return t`Please choose the day of the prices.`;
  return prices.map(({ date: day = date, ...price }) => ({
    ...price,
    retailer: price.retailer ?? retailer,
    isSpecial: price.isSpecial || undefined,
    observedAt: timeOfDay(day as PlainDate, timeZone),
  }));
}

type Meaning = PriceFileOnWire['columns'][number]['meaning'];

export const meaningNames: Readonly<Record<Meaning, string>> = {
  name: 'name',
  brand: 'brand',
  pack: 'pack',
  unit: 'unit',
  price: 'price',
  unitPrice: 'unit price',
  fullPrice: 'price before',
  special: 'on special',
  barcode: 'barcode',
  retailer: 'shop',
  date: 'day',
  currency: 'currency',
};
