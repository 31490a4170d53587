/**
 * Products of retailers and their prices, as plain JSON (docs/product.md, Prices).
 *
 * - Prices are in cents. A product without a pack is one piece.
 * - Estimates are typical prices that were typed by us. They are of no retailer, and stand in where nothing else is known.
 */
import type { MultiBuy, ProductPack } from './packs/product-pack';

/** What a retailer sells. */
export interface Product {
  readonly id: string;
  /** The id of its retailer: "woolworths"; `typicalRetailer` of an estimate. */
  readonly retailer: string;
  readonly name: string;
  readonly brand?: string | undefined;
  /** As the retailer writes it. */
  readonly packText?: string | undefined;
  readonly pack?: ProductPack | undefined;
  readonly url?: string | undefined;
  /** Absent while nobody knows its price. */
  readonly price?: ProductPrice | undefined;
}

/** What one pack costs, by the latest observation. */
export interface ProductPrice {
  readonly cents: number;
  readonly isSpecial?: boolean | undefined;
  readonly multiBuy?: MultiBuy | undefined;
  /** ISO 8601. */
  readonly observedAt: string;
  readonly source: PriceSource;
}

/** A file of an admin, typed by hand, a receipt, a file of somebody's own, or our own estimate. */
export const priceSources = ['feed', 'typed', 'receipt', 'file', 'starter'] as const;
export type PriceSource = (typeof priceSources)[number];

/** Prices of a longer time ago are not taken. */
export const oldestPriceDays = 730;

/** The retailer of estimates. No list shows it as one to buy from. */
export const typicalRetailer = 'typical';

/** @example isEstimate(product) // true of a price of the starter file */
export function isEstimate({ retailer, price }: Product): boolean {
  return retailer === typicalRetailer || price?.source === 'starter';
}
