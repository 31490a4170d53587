/** Rows of a file that have a barcode and no name: the product is looked up among those that are known to everyone. */
import { and, inArray, isNull } from 'drizzle-orm';
import type { PriceFileOnWire } from '@saltbush/contract/plan/prices/price-files';
import type { Db } from '../../../../platform/db/connect';
import { products } from '../../../../schema/plan/prices';
import type { ReadPriceFile } from './reading/read-price-file';

/** Without those that nobody knows, which are counted. */
export async function withNamesOfBarcodes(db: Db, found: ReadPriceFile): Promise<PriceFileOnWire> {
  const { columns, unused, skipped } = found;
  const wanted = found.prices.flatMap(({ name, ean }) => (name === '' && ean ? [ean] : []));
  const known = await productsOf(db, [...new Set(wanted)]);
  const prices: PriceFileOnWire['prices'] = [];
  const nameless: number[] = [];
  for (const { row, ...price } of found.prices) {
    const product = price.name === '' ? known.get(price.ean ?? '') : undefined;
    if (product) {
      const { name, packText, foodKey: key } = product;
      prices.push({ ...price, name, packText: price.packText ?? packText ?? undefined, key });
    } else if (price.name !== '') prices.push(price);
    else nameless.push(row);
  }
  const [row] = nameless;
  const unknown = {
    reason: 'a barcode that we don’t know, without a name',
    count: nameless.length,
  };
  return {
    columns,
    unused,
    prices,
    skipped: row === undefined ? skipped : [...skipped, { ...unknown, row }],
  };
}

async function productsOf(db: Db, eans: readonly string[]) {
  if (eans.length === 0) return new Map<string, never>();
  const { ean, name, packText, foodKey } = products;
  const rows = await db
    .select({ ean, name, packText, foodKey })
    .from(products)
    .where(and(inArray(ean, [...eans]), isNull(products.ownerId)));
  return new Map(rows.map((row) => [row.ean!, row]));
}
