/** One row of a feed (docs/product-feeds.md), checked and with everything that is derived from it. */
import { aisleOf } from '@saltbush/domain/plan/shopping-list/aisles/find-aisle';
import { productFood } from '@saltbush/domain/plan/prices/matching/product-food';
import { parsePack } from '@saltbush/domain/plan/prices/packs/parse-pack';
import type {
  MultiBuy,
  PackUnit,
  ProductPack,
} from '@saltbush/domain/plan/prices/packs/product-pack';
import { unitPrice } from '@saltbush/domain/plan/prices/unit-price';
import { say } from '@saltbush/domain/texts/say';
import { wellFormed } from '@saltbush/recipe-parser/text';

/** As the file has it; all optional, since a file may lack anything. */
export type RawRow = Readonly<Record<string, unknown>>;

export interface FeedRow {
  readonly row: number;
  readonly retailer: string;
  readonly productId: string;
  readonly name: string;
  readonly brand: string | null;
  readonly ean: string | null;
  readonly packText: string | null;
  readonly pack: ProductPack | null;
  readonly url: string | null;
  readonly foodKey: string;
  readonly nameWords: readonly string[];
  /** Null: the product without a price. */
  readonly cents: number | null;
  /** ISO 4217; null: that of the retailer's country. */
  readonly currency: string | null;
  readonly isSpecial: boolean;
  readonly multiBuy: MultiBuy | null;
  readonly unitCents: number | null;
  readonly unitAmount: number | null;
  readonly unit: PackUnit | null;
  /** ISO 8601; null: when the file is loaded. */
  readonly observedAt: string | null;
}

export interface BrokenRow {
  readonly row: number;
  readonly reason: string;
}

/** @param row as a spreadsheet counts it */
export function readFeedRow(raw: RawRow, row: number): FeedRow | BrokenRow {
  try {
    return readRow(raw, row);
  } catch (error) {
    if (error instanceof RowProblem) return { row, reason: error.message };
    throw error;
  }
}

class RowProblem extends Error {}

function readRow(raw: RawRow, row: number): FeedRow {
  const retailer = required(raw, 'retailer', 40).toLowerCase().replace(/\s+/g, '-');
  const productId = required(raw, 'product_id', 80);
  const name = required(raw, 'name', 200);
  const brand = textOf(raw, 'brand', 80);
  const packText = textOf(raw, 'pack', 60);
  const parsed = parsePack(packText ?? name);
  const cents = priceOf(raw);
  const food = productFood(name, brand ?? undefined);
  const pack = parsed?.pack ?? null;
  const unit = cents !== null && pack ? unitPrice(cents, pack, aisleOf(name)) : undefined;
  return {
    row,
    retailer,
    productId,
    name,
    brand,
    ean: eanOf(raw),
    packText,
    pack,
    url: urlOf(raw),
    foodKey: food.key,
    nameWords: food.words,
    cents,
    currency: currencyOf(raw),
    isSpecial: yesOf(raw, 'special'),
    multiBuy: offerOf(raw) ?? parsed?.offer ?? null,
    unitCents: unit?.cents ?? null,
    unitAmount: unit?.per ?? null,
    unit: unit?.unit ?? null,
    observedAt: dateOf(raw),
  };
}

function textOf(raw: RawRow, field: string, longest: number): string | null {
  const value = raw[field];
  if (value === undefined || value === null) return null;
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') {
    throw new RowProblem(say('{field} is no text.', { field }));
  }
  const text = wellFormed(String(value))
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
  if (text.length > longest)
    throw new RowProblem(say('{field} is longer than {longest} characters.', { field, longest }));
  return text === '' ? null : text;
}

function required(raw: RawRow, field: string, longest: number): string {
  const text = textOf(raw, field, longest);
  if (text === null) throw new RowProblem(say('{field} is missing.', { field }));
  return text;
}

function priceOf(raw: RawRow): number | null {
  const text = textOf(raw, 'price', 20);
  if (text === null) return null;
  const match = /^\p{Sc}?\s?(\d{1,5}(?:\.\d{1,2})?)$/u.exec(text.replace(/(\d),(\d{3})/g, '$1$2'));
  const cents = match ? Math.round(Number(match[1]) * 100) : 0;
  if (cents <= 0) throw new RowProblem(say('price is no price: "{text}".', { text }));
  return cents;
}

function currencyOf(raw: RawRow): string | null {
  const text = textOf(raw, 'currency', 10)?.toUpperCase() ?? null;
  if (text !== null && !/^[A-Z]{3}$/.test(text)) {
    throw new RowProblem(say('currency is no code like AUD: "{text}".', { text }));
  }
  return text;
}

function offerOf(raw: RawRow): MultiBuy | undefined {
  const text = textOf(raw, 'multi_buy', 60);
  if (text === null) return undefined;
  const offer = parsePack(text)?.offer;
  if (!offer)
    throw new RowProblem(say('multi_buy is no offer like "2 for $5": "{text}".', { text }));
  return offer;
}

function eanOf(raw: RawRow): string | null {
  const text = textOf(raw, 'ean', 20)?.replace(/\D/g, '') ?? '';
  if (text === '') return null;
  if (!/^\d{8}(?:\d{4,6})?$/.test(text))
    throw new RowProblem(say('ean has not 8 or 12 to 14 digits.'));
  return text;
}

function urlOf(raw: RawRow): string | null {
  const text = textOf(raw, 'url', 500);
  if (text === null) return null;
  if (!/^https?:\/\/[^\s]+$/.test(text) || !URL.canParse(text)) {
    throw new RowProblem(say('url is no web address.'));
  }
  return text;
}

function yesOf(raw: RawRow, field: string): boolean {
  const text = textOf(raw, field, 10)?.toLowerCase() ?? 'no';
  if (['yes', 'true', '1', 'y'].includes(text)) return true;
  if (['no', 'false', '0', 'n'].includes(text)) return false;
  throw new RowProblem(say('{field} is neither yes nor no: "{text}".', { field, text }));
}

function dateOf(raw: RawRow): string | null {
  const text = textOf(raw, 'observed_at', 40);
  if (text === null) return null;
  const isDate = /^20\d\d-\d\d-\d\d(?:T[\d:.]+(?:Z|[+-]\d\d:?\d\d))?$/.test(text);
  const date = new Date(text);
  if (!isDate || Number.isNaN(date.getTime())) {
    throw new RowProblem(say('observed_at is no date like 2026-11-25: "{text}".', { text }));
  }
  return date.toISOString();
}
