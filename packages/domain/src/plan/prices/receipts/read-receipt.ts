/**
 * The lines and prices of a supermarket receipt, from its rows as they were read.
 *
 * - A row that ends in a price is an item. A row without one is the name of the item whose count or weight follows:
 *   "2 @ $3.50 each 7.00", "0.512 kg NET @ $4.90/kg 2.51". Count and weight may also follow an item with its price.
 * - A price below zero, or a row that speaks of a discount, is taken off the item above; that item is on special.
 *   "Price reduced by" and "you saved" only say so: the price above has it already.
 * - The same item twice in a row is one item of two packs.
 * - A deposit on bottles, paid or returned, is no item; the total has it.
 * - Items end at the subtotal or the total. Payment, points and tax below are no items.
 * - Words are those of every language (`receipt-marks.ts`).
 */
import { parsePack } from '../packs/parse-pack';
import type { PrintedLine } from './check-sum';
import { receiptLimits, type Receipt, type ReceiptLine } from './receipt';
import { dateOf, retailerOf, type ReceiptRetailer } from './receipt-head';
import {
  depositRow,
  discountRow,
  otherRow,
  pieceWord,
  specialRow,
  totalRow,
} from './receipt-marks';
import { centsOf, currency, priceAtEnd, surePriceAtEnd } from './receipt-price';
import type { ReadRow } from './receipt-rows';
import { fullName } from './receipt-words';

export interface ReceiptContext {
  readonly retailers: readonly ReceiptRetailer[];
  /** "2026-11-25" */
  readonly today: string;
}

/** Its lines with what `checkSum` needs to know of them. */
export type ReadReceipt = Omit<Receipt, 'lines'> & {
  readonly lines: readonly ReadLine[];
  /** Of bottles, less what was returned: the total has it, no line has. */
  readonly depositCents: number;
};
export type ReadLine = ReceiptLine & { readonly printed: PrintedLine };

/** @example readReceipt([{ text: 'COLES MILK 2L 3.10' }, { text: 'Total 3.10' }], context).lines[0]?.cents // 310 */
export function readReceipt(rows: readonly ReadRow[], context: ReceiptContext): ReadReceipt {
  const read = rows.slice(0, receiptLimits.rows).map(({ text }) => plainRow(text));
  const items: Item[] = [];
  let waiting = '';
  let totalCents: number | undefined;
  let depositCents = 0;
  for (const [index, row] of read.entries()) {
    const total = totalOf(row);
    if (total !== undefined) {
      totalCents ??= total.cents;
      if (items.length > 0 || total.cents !== undefined) break;
      continue;
    }
    if (otherRow.test(row)) continue;
    if (depositRow.test(row)) {
      depositCents += priceAtEnd(row)?.cents ?? 0;
      waiting = '';
      continue;
    }
    const before = items.length;
    waiting = takeRow(row, waiting, items);
    if (waiting === '') noteConfidence(rows[index]!, items, before);
  }
  const lines = items.flatMap(lineOf).slice(0, receiptLimits.lines);
  const { retailers, today } = context;
  return {
    retailer: retailerOf(read, retailers),
    date: dateOf(read, today),
    totalCents,
    depositCents,
    lines,
  };
}

/** Whether what was paid is the total that the receipt says: then no line is missing. */
export function addsUp({
  lines,
  totalCents,
  depositCents,
}: Pick<ReadReceipt, 'lines' | 'totalCents' | 'depositCents'>): boolean {
  return totalCents === lines.reduce((sum, { paidCents }) => sum + paidCents, depositCents);
}

/** Of two readings of one photo, the one that adds up; else the one with more lines. */
export function betterReceipt(one: ReadReceipt, other: ReadReceipt): ReadReceipt {
  if (addsUp(one)) return one;
  return addsUp(other) || other.lines.length > one.lines.length ? other : one;
}

interface Item {
  text: string;
  /** Of all packs, before discounts. */
  cents: number;
  packs: number;
  unitCents?: number | undefined;
  /** The same before it was corrected. */
  readUnitCents?: number | undefined;
  isWeighed: boolean;
  /** What was taken off, row by row. */
  discounts: number[];
  isSpecial: boolean;
  /** The amount was not printed: it is count times price. */
  isComputed: boolean;
  /** How sure the least sure of its rows is. */
  confidence?: number | undefined;
}

const plainRow = (row: string): string =>
  row.slice(0, receiptLimits.rowLength).replace(/\s+/g, ' ').trim();

/** A row with a number counts for the item that it made or changed. */
function noteConfidence({ confidence }: ReadRow, items: readonly Item[], before: number): void {
  const last = items.at(-1);
  if (last === undefined || confidence === undefined) return;
  const isNew = items.length > before;
  last.confidence = Math.min(isNew ? 100 : (last.confidence ?? 100), confidence);
}

/** @returns the name that waits for its count or weight */
function takeRow(row: string, waiting: string, items: Item[]): string {
  const multiple = multipleOf(row);
  const last = items.at(-1);
  if (multiple) {
    if (waiting !== '') items.push(newItem(waiting, multiple));
    else if (last) Object.assign(last, withCents(multiple, last.cents));
    return '';
  }
  if (specialRow.test(row)) {
    if (last) last.isSpecial = true;
    return '';
  }
  const price = discountRow.test(row) ? surePriceAtEnd(row) : priceAtEnd(row);
  if (price === undefined) return isName(row) ? row : '';
  if (price.cents < 0 || discountRow.test(price.rest)) {
    // Below a name without a price it is taken off what could not be read.
    if (last && waiting === '') last.discounts.push(Math.abs(price.cents));
    return '';
  }
  if (!isName(price.rest)) return '';
  addItem(price.rest, price.cents, items);
  return '';
}

function addItem(text: string, cents: number, items: Item[]): void {
  const last = items.at(-1);
  const isSame = last?.text === text && last.cents === cents * last.packs && !last.isWeighed;
  if (isSame && last.discounts.length === 0) {
    last.packs += 1;
    last.cents += cents;
  } else items.push(newItem(text, { packs: 1, cents, isWeighed: false }));
}

type Multiple = Pick<Item, 'packs' | 'isWeighed' | 'unitCents' | 'readUnitCents'> & {
  cents?: number | undefined;
};

function newItem(text: string, multiple: Multiple): Item {
  const cents = multiple.cents ?? Math.round(multiple.packs * (multiple.unitCents ?? 0));
  const isComputed = multiple.cents === undefined;
  return { text, discounts: [], isSpecial: false, ...multiple, isComputed, cents };
}

/** Below a row that has its price, the count's own row has none. */
const withCents = (multiple: Multiple, cents: number): Multiple & { cents: number } => ({
  ...multiple,
  cents: multiple.cents ?? cents,
});

/** "Qty 2 @ $3.50 each 7.00", "0.512 kg NET @ $4.90/kg 2.51" */
function multipleOf(row: string): Multiple | undefined {
  const weighed = weightRow.exec(row)?.groups;
  if (weighed) {
    const packs = Number(`${weighed['whole']}.${weighed['part']}`.replace(/[Oo]/g, '0'));
    return checked(
      { packs, isWeighed: true, unitCents: centsOf(weighed['unit']!) },
      weighed['rest']!,
    );
  }
  const counted = countRow.exec(row)?.groups;
  if (!counted) return undefined;
  const packs = Number(counted['count']!.replace(/[Il|]/g, '1'));
  return checked(
    { packs, isWeighed: false, unitCents: centsOf(counted['unit']!) },
    counted['rest']!,
  );
}

const price = '[\\dOoIl|]{1,4}\\s?[.,·:]\\s?[\\dOoIl|]{2}';
const countRow = new RegExp(
  `^\\W{0,3}(?:qty:?\\s?)?(?<count>[\\dIl|]{1,2})\\s?${pieceWord}?\\s?(?:@|©|x|\\*|at|®|&|à)\\s?${currency}\\s?(?<unit>${price})(?<rest>.*)$`,
  'i',
);
const weightRow = new RegExp(
  `^\\W{0,3}(?<whole>[\\dO]{1,2})\\s?[.,]\\s?(?<part>[\\dO]{3})\\s?kg\\b.{0,8}?(?:@|©|®|x|\\*|at|&|à)\\s?${currency}\\s?(?<unit>${price})(?<rest>.*)$`,
  'i',
);

const perUnit = /^\s?(?:EUR|€|CHF)?\s?(?:\/|pro|je)\s?(?:kg|st(?:k|ück)?)\b\.?/i;

/**
 * A dollar sign is often read as an 8 or a 5: where count times price is not what was paid, the price without its first
 * digit may be.
 */
function checked(multiple: Multiple, rest: string): Multiple | undefined {
  const { packs, unitCents } = multiple;
  // Of "1,70 EUR/kg 1,62" the unit is no part of what was paid.
  const paid = rest.replace(perUnit, '').trim();
  const cents = surePriceAtEnd(` ${paid}`)?.cents;
  if (packs <= 0 || unitCents === undefined) return undefined;
  const shorter = unitCents >= 1000 ? Number(String(unitCents).slice(1)) : unitCents;
  const fits = (unit: number) => cents !== undefined && Math.abs(unit * packs - cents) <= 1;
  const isShorter = !fits(unitCents) && fits(shorter) && shorter > 0;
  return {
    ...multiple,
    unitCents: isShorter ? shorter : unitCents,
    readUnitCents: unitCents,
    cents,
  };
}

/** One that was taken back, or cost nothing, stays until the sum is checked: its amount may be misread. */
function lineOf(item: Item): ReadLine[] {
  const { text, packs, isWeighed, unitCents, isComputed, confidence } = item;
  const taken = item.discounts.reduce((sum, cents) => sum + cents, 0);
  // Nobody is paid for buying: such a discount is misread.
  const isTooMuch = taken > item.cents;
  const paidCents = isTooMuch ? item.cents : item.cents - taken;
  const name = fullName(text);
  if (paidCents < 0 || name === '') return [];
  const difference = unitCents === undefined ? 0 : Math.abs(unitCents * packs - item.cents);
  // Misread is rather a cent of the sum than a digit of both; far from each other, neither is sure.
  const isUnitSure = unitCents !== undefined && difference <= item.cents * mostDifference;
  const cents = isUnitSure && taken === 0 ? unitCents : paidCents / packs;
  const { cents: printedCents, discounts, readUnitCents } = item;
  const unit = { unitCents: readUnitCents, isUnitShortened: readUnitCents !== unitCents };
  return [
    {
      text,
      name,
      packText: isWeighed ? 'per kg' : packTextOf(name),
      cents: Math.round(cents),
      packs,
      paidCents,
      isSpecial: item.isSpecial || taken > 0,
      printed: { printedCents, ...unit, isComputed, discounts, isTooMuch, confidence },
    },
  ];
}

/** The longest end of the name that is a pack: "12 Pack 700g". */
function packTextOf(name: string): string | undefined {
  const words = name.split(' ');
  for (let from = Math.max(1, words.length - longestPack); from < words.length; from += 1) {
    const text = words.slice(from).join(' ');
    if (/^(?:\d|each$|per kg$)/i.test(text) && parsePack(text)) return text;
  }
  return undefined;
}

const longestPack = 4;
const mostDifference = 0.1;

/** Three letters in one word at least: what is left of a torn row is no name. */
const isName = (text: string): boolean => /\p{L}{3}/u.test(text);

function totalOf(row: string): { cents: number | undefined } | undefined {
  return totalRow.test(row) ? { cents: priceAtEnd(row)?.cents } : undefined;
}
