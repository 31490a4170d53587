/** Which known product a line of a receipt is; without the food table, so that a page can do it. */
import { parsePack } from '../packs/parse-pack';
import type { Product } from '../product';
import type { ReceiptLine } from './receipt';

/**
 * Of the same retailer and pack, the one that shares most words with it, at least two. Undefined: the price is of a product
 * of one's own, so that no other product gets it by mistake.
 *
 * @example productOfReceiptLine(line, match.products, 'coles')?.name // 'Coles Beef Mince 500g'
 */
export function productOfReceiptLine<Known extends Pick<Product, 'retailer' | 'name' | 'pack'>>(
  { name, packText }: Pick<ReceiptLine, 'name' | 'packText'>,
  products: readonly Known[],
  retailer: string,
): Known | undefined {
  const pack = packText === undefined ? undefined : parsePack(packText)?.pack;
  const words = new Set(wordsOf(name));
  const shared = (product: Known) => wordsOf(product.name).filter((word) => words.has(word)).length;
  const [best] = products
    .filter((product) => product.retailer === retailer && isSamePack(product.pack, pack))
    .toSorted((a, b) => shared(b) - shared(a));
  return best && shared(best) >= fewestWords ? best : undefined;
}

const fewestWords = 2;

function isSamePack(one: Product['pack'], other: Product['pack']): boolean {
  return (
    one?.amount === other?.amount &&
    one?.unit === other?.unit &&
    (one?.isLoose ?? false) === (other?.isLoose ?? false)
  );
}

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map((word) => word.replace(/s$/, ''));
