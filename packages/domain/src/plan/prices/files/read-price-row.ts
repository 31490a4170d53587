/**
 * One row of somebody else's file of prices (`price-columns.ts`), checked and with everything that is derived from it.
 *
 * - A name is the product's; else its tag in Open Prices: "en:brown-onions" are brown onions.
 * - A pack is written out ("500g"), or a number with its unit beside it, or stands in the name. "KILOGRAM" and "UNIT" are
 *   what Open Prices prices by.
 * - Without a price of a pack, the price of a kilogram counts: of what is sold loose.
 * - Only prices in the reader's currency are taken, and none that is older than `oldestPriceDays` or of a day to come.
 */
import { say } from '../../../texts/say';
import { centsOfPrice, currencyName, currencyWord, isCurrency } from '../money-text';
import { parsePack } from '../packs/parse-pack';
import { daysBetween } from '../../days/week';
import { productFood } from '../matching/product-food';
import { oldestPriceDays } from '../product';
import { daysIn, isoDate, retailerOf, type ReceiptRetailer } from '../receipts/receipt-head';
import type { ColumnMeaning, PriceColumns } from './price-columns';

export interface PriceRowContext {
  readonly retailers: readonly ReceiptRetailer[];
  /** "2026-11-25" */
  readonly today: string;
  /** Cents. */
  readonly most: number;
  /** Of the reader: "AUD". */
  readonly currency: string;
}

export interface PriceOfFile {
  /** Blank: the row has a barcode only. */
  readonly name: string;
  readonly brand?: string | undefined;
  readonly ean?: string | undefined;
  readonly packText?: string | undefined;
  /** The id of its retailer; absent: the file names none. */
  readonly retailer?: string | undefined;
  /** The food, as its line of a list has it. */
  readonly key: string;
  readonly cents: number;
  readonly isSpecial: boolean;
  /** "2026-11-24"; absent: the file has no day. */
  readonly date?: string | undefined;
}

/** Why a row is not taken. */
export interface SkippedRow {
  readonly reason: string;
  /** Where it is another one than the reader's: its code. */
  readonly currency?: string;
}

type Cells = Readonly<Record<string, unknown>>;

/**
 * @param cells by heading, as `plainHeading` writes them
 * @example readPriceRow({ item: 'Brown onions 1kg', price: '3.50' }, columns, context) // { name: 'Brown onions 1kg', cents: 350, … }
 */
export function readPriceRow(
  cells: Cells,
  columns: PriceColumns,
  context: PriceRowContext,
): PriceOfFile | SkippedRow {
  const textOf = (meaning: ColumnMeaning) => firstText(cells, columns, meaning);
  const currency = (textOf('currency') ?? columns.currency ?? '').toUpperCase().slice(0, 20);
  if (!isCurrency(currency, context.currency)) return ofOtherCurrency(currency, context.currency);
  const ean = barcodeOf(textOf('barcode'));
  const name = nameOf(textOf('name'));
  if (name === '' && ean === undefined) return skipped(say('no name of a product'));
  const price = priceOf(textOf, context.currency);
  if (price === undefined || price.cents > context.most)
    return skipped(say('no price in {currency}', { currency: currencyWord(context.currency) }));
  const named = textOf('retailer');
  const retailer = named === undefined ? undefined : retailerOf([named], context.retailers);
  if (named !== undefined && !retailer)
    return skipped(say('of {retailer}, a shop we don’t know', { retailer: named.slice(0, 60) }));
  const dateText = textOf('date');
  const date = dateText === undefined ? undefined : dayOf(dateText);
  if (dateText !== undefined && !date) return skipped(say('a date that we can’t read'));
  const tooFar = date && distanceText(date, context.today);
  if (tooFar) return skipped(tooFar);
  const brand = textOf('brand')?.slice(0, longestBrand);
  const packText = price.packText ?? packOf(textOf('pack'), textOf('unit'), name);
  return {
    name,
    brand,
    ean,
    packText,
    retailer,
    key: productFood(name, brand).key,
    cents: price.cents,
    isSpecial: isSpecial(textOf, context.currency),
    date,
  };
}

type TextOf = (meaning: ColumnMeaning) => string | undefined;

const skipped = (reason: string): SkippedRow => ({ reason });

const ofOtherCurrency = (currency: string, readers: string): SkippedRow => ({
  reason: say('in {currency}, not in {readers}', { currency, readers: currencyName(readers) }),
  currency,
});

const longestBrand = 80;
const longestName = 200;

function firstText(
  cells: Cells,
  { headings }: PriceColumns,
  meaning: ColumnMeaning,
): string | undefined {
  for (const heading of headings.get(meaning) ?? []) {
    const value = cells[heading];
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean')
      continue;
    const text = String(value)
      .slice(0, longestCell)
      .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
      .trim();
    if (text !== '' && !blanks.has(text.toLowerCase())) return text;
  }
  return undefined;
}

const longestCell = 500;
const blanks: ReadonlySet<string> = new Set(['null', 'none', 'nan', 'n/a', '-', '–']);

/** @example nameOf('en:brown-onions') // 'brown onions' */
function nameOf(text = ''): string {
  const tag = /^[a-z]{2}:([\p{L}\d-]+)$/u.exec(text)?.[1];
  return (tag?.replaceAll('-', ' ') ?? text).slice(0, longestName).trim();
}

function barcodeOf(text: string | undefined): string | undefined {
  // A spreadsheet may have made a number of it: "9300000000012.0".
  const digits = text?.replace(/\.0+$/, '').replace(/[\s-]/g, '') ?? '';
  return /^\d{8}(?:\d{4,6})?$/.test(digits) ? digits : undefined;
}

function priceOf(
  textOf: TextOf,
  currency: string,
): { cents: number; packText?: string } | undefined {
  const cents = centsOfPrice(textOf('price'), currency);
  if (cents !== undefined) return { cents };
  const unitText = textOf('unitPrice');
  const [amount = '', ...rest] = unitText?.split(/\s*(?:\/|\bper\b)\s*/i) ?? [];
  const unitCents = centsOfPrice(amount, currency);
  if (unitCents === undefined) return undefined;
  const packText = `per ${rest.join(' ') || 'kg'}`;
  return parsePack(packText)?.pack.isLoose ? { cents: unitCents, packText } : undefined;
}

/** The first that says a size: the cell, the cell with its unit, the end of the name. */
function packOf(
  pack: string | undefined,
  unit: string | undefined,
  name: string,
): string | undefined {
  const of =
    pack?.toLowerCase() === 'kilogram' ? 'per kg' : pack?.toLowerCase() === 'unit' ? 'each' : pack;
  const isNumber = of !== undefined && /^\d+(?:\.\d+)?$/.test(of);
  const tried = [
    isNumber ? undefined : of,
    isNumber && unit ? `${of}${unit}` : undefined,
    endOf(name),
    unit,
  ];
  return tried.find(
    (text): text is string =>
      text !== undefined && text.length <= longestPack && parsePack(text) !== undefined,
  );
}

const longestPack = 60;

/** From the first number on: "Eggs 12 Pack 700g". */
const endOf = (name: string): string | undefined => /\d.*$/.exec(name)?.[0];

function isSpecial(textOf: TextOf, currency: string): boolean {
  const text = textOf('special')?.toLowerCase();
  if (text !== undefined && !/^(?:no|n|false|0|regular|none)$/.test(text)) return true;
  const full = centsOfPrice(textOf('fullPrice'), currency);
  const cents = centsOfPrice(textOf('price'), currency);
  return full !== undefined && cents !== undefined && full > cents;
}

/** @example dayOf('24/11/2026 10:30') // '2026-11-24' */
function dayOf(text: string): string | undefined {
  const iso = /^(20\d\d)[-/.](\d\d?)[-/.](\d\d?)(?!\d)/.exec(text);
  return iso ? isoDate(Number(iso[3]), Number(iso[2]), Number(iso[1])) : daysIn(text)[0];
}

function distanceText(date: string, today: string): string | undefined {
  if (date > today) return say('of a day to come');
  return daysBetween(date, today) > oldestPriceDays ? say('older than two years') : undefined;
}
