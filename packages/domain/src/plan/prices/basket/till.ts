/**
 * What a retailer asks for at the till: packs of one product together, offers for several packs, in whole cents.
 *
 * - An offer applies to each full group of packs, where it is cheaper than the single price.
 * - What is sold by weight is rounded to the cent for each product.
 */
import type { Product, ProductPrice } from '../product';

/** So many packs of a product with a price. */
export interface TillItem {
  readonly product: Pick<Product, 'id'> & { readonly price: ProductPrice };
  readonly packs: number;
}

/** @example tillTotal([{ product: milkAt310, packs: 2 }]) // 620 */
export function tillTotal(items: readonly TillItem[]): number {
  const byProduct = new Map<string, TillItem>();
  for (const { product, packs } of items) {
    const before = byProduct.get(product.id)?.packs ?? 0;
    byProduct.set(product.id, { product, packs: before + packs });
  }
  let cents = 0;
  for (const { product, packs } of byProduct.values()) cents += priceOfPacks(packs, product.price);
  return cents;
}

/** @example priceOfPacks(3, { cents: 300, multiBuy: { count: 2, cents: 500 }, … }) // 800 */
export function priceOfPacks(
  packs: number,
  { cents, multiBuy }: Pick<ProductPrice, 'cents' | 'multiBuy'>,
): number {
  if (!multiBuy || packs < multiBuy.count) return Math.round(packs * cents);
  const group = 'cents' in multiBuy ? multiBuy.cents : multiBuy.pay * cents;
  const groups = group < multiBuy.count * cents ? Math.floor(packs / multiBuy.count) : 0;
  return groups * group + Math.round((packs - groups * multiBuy.count) * cents);
}
