import type { ProductOnWire, RetailerOnWire } from '@saltbush/contract/plan/prices';
import type { PriceSource } from '@saltbush/domain/plan/prices/product';
import type { OwnPrice } from './observations.store';
import type { priceObservations, products, retailers } from '../../../schema/plan/prices';

export type ProductRow = Omit<typeof products.$inferSelect, 'createdAt' | 'nameWords'>;

export function presentRetailer({
  id,
  name,
  searchAddress,
}: Pick<typeof retailers.$inferSelect, 'id' | 'name' | 'searchAddress'>): RetailerOnWire {
  return { _id: id, name, searchAddress: searchAddress ?? undefined };
}

/** With the later of the retailer's price and the one that this person or household saw. */
export function presentProduct(row: ProductRow, own: OwnPrice | undefined): ProductOnWire {
  const { id, retailerId, name, brand, packText, pack, url } = row;
  const isOwn = own && (!row.priceObservedAt || own.observedAt >= row.priceObservedAt);
  return {
    id,
    retailer: retailerId,
    name,
    brand: brand ?? undefined,
    packText: packText ?? undefined,
    pack: pack ?? undefined,
    url: url ?? undefined,
    price: isOwn ? { ...presentPrice(own), observation: own.id } : presentFeedPrice(row),
  };
}

function presentFeedPrice(row: ProductRow): ProductOnWire['price'] {
  const { priceCents, priceObservedAt, priceSource, isSpecial, multiBuy } = row;
  if (priceCents === null || !priceObservedAt || !priceSource) return undefined;
  const given = { cents: priceCents, observedAt: priceObservedAt, source: priceSource };
  return presentPrice({ ...given, isSpecial, multiBuy });
}

export function presentPrice({
  cents,
  isSpecial,
  multiBuy,
  observedAt,
  source,
}: Pick<
  typeof priceObservations.$inferSelect,
  'cents' | 'isSpecial' | 'multiBuy' | 'observedAt'
> & {
  source: PriceSource;
}): NonNullable<ProductOnWire['price']> {
  return {
    cents,
    isSpecial: isSpecial || undefined,
    multiBuy: multiBuy ?? undefined,
    observedAt: observedAt.toISOString(),
    source,
  };
}
