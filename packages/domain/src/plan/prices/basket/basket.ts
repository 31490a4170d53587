/** Lines of a list, what each could be bought as, and baskets of one retailer. */
import type { ListAmount } from '../../rows/list-amount';
import type { FoodFacts } from '../../shopping-list/needs/list-need';
import { isEstimate, typicalRetailer } from '../product';
import type { Product, ProductPrice } from '../product';
import { neededAmount } from './needed-amount';
import type { NeededAmount } from './needed-amount';
import { purchaseOf } from './purchase-of';
import type { Purchase } from './purchase-of';
import { priceOfPacks } from './till';

/** A line of the list with the products that fit it. */
export interface PricedLine {
  readonly key: string;
  readonly name: string;
  readonly amounts: readonly ListAmount[];
  readonly food?: FoodFacts | undefined;
  readonly products: readonly Product[];
  /** The product that this household takes, by retailer. */
  readonly chosen?: Readonly<Record<string, string>> | undefined;
}

/** A line bought as a product. */
export interface BasketItem {
  readonly key: string;
  readonly product: Product & { readonly price: ProductPrice };
  readonly purchase: Purchase;
  /** Of the purchase. */
  readonly packs: number;
  readonly cents: number;
  readonly isEstimate: boolean;
}

/**
 * What a line costs at a retailer: the product that the household chose; else the cheapest for what is needed, the
 * one with less left over if two cost the same; else our estimate. Undefined: no price is known.
 */
export function itemAt(line: PricedLine, retailer: string): BasketItem | undefined {
  return itemsAt(line, retailer)[0];
}

/** The same with all other products that fit, the best first. */
export function itemsAt(line: PricedLine, retailer: string): BasketItem[] {
  const need = neededAmount(line.amounts, line.food);
  const items = itemsOf(line, retailer, need);
  return items.length > 0 ? items : itemsOf(line, typicalRetailer, need);
}

function itemsOf(line: PricedLine, retailer: string, need: NeededAmount): BasketItem[] {
  const chosen = line.chosen?.[retailer];
  return line.products
    .filter((product) => product.retailer === retailer)
    .flatMap((product) => basketItem(line.key, product, need) ?? [])
    .sort(
      (a, b) =>
        Number(b.product.id === chosen) - Number(a.product.id === chosen) ||
        Number(a.isEstimate) - Number(b.isEstimate) ||
        Number(a.purchase.isGuess ?? false) - Number(b.purchase.isGuess ?? false) ||
        a.cents - b.cents ||
        (a.purchase.left?.amount ?? 0) - (b.purchase.left?.amount ?? 0) ||
        (a.product.id < b.product.id ? -1 : 1),
    );
}

function basketItem(key: string, product: Product, need: NeededAmount): BasketItem | undefined {
  const { price } = product;
  if (!price) return undefined;
  const purchase = purchaseOf(need, product.pack);
  const { packs } = purchase;
  const cents = priceOfPacks(packs, price);
  const priced = { ...product, price };
  return { key, product: priced, purchase, packs, cents, isEstimate: isEstimate(product) };
}
