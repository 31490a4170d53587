/** Prices in words, as every part of the list shows them. */
import { t } from '@lingui/core/macro';
import { priceLimits } from '@saltbush/contract/plan/prices';
import type { Aisle } from '@saltbush/recipe-parser/foods/facts';
import { ageText, type Present } from '@saltbush/domain/plan/prices/basket/coverage';
import { isEstimate } from '@saltbush/domain/plan/prices/product';
import type { Product } from '@saltbush/domain/plan/prices/product';
import { dollars, unitPrice, unitPriceText } from '@saltbush/domain/plan/prices/unit-price';

/** Of a field: undefined if it is no price. @example centsOf('$3.5') // 350 */
export function centsOf(text: string): number | undefined {
  const match = /^\$?\s?(\d{0,4}(?:[.,]\d{1,2})?)$/.exec(text.trim());
  const cents = Math.round(Number((match?.[1] ?? '').replace(',', '.')) * 100);
  return cents > 0 && cents <= priceLimits.cents ? cents : undefined;
}

/** @example priceField(350) // '3.50' */
export const priceField = (cents: number): string => (cents / 100).toFixed(2);

/** "2 for $5.00" */
function offerText({ price }: Product): string | undefined {
  const offer = price?.multiBuy;
  if (!offer) return undefined;
  return `${offer.count} for ${'cents' in offer ? dollars(offer.cents) : `the price of ${offer.pay}`}`;
}

/** "1kg · $3.20 per kg · special · 2 for $6.00 · 4 days ago" */
export function detailText(product: Product, aisle: Aisle, present: Present): string {
  const { price, pack, packText } = product;
  const unit = price && pack && unitPriceText(unitPrice(price.cents, pack, aisle));
  const isSame = packText !== undefined && /^(?:per|each)/i.test(packText);
  return [
    packText && !isSame ? packText : undefined,
    unit,
    price?.isSpecial ? 'special' : undefined,
    offerText(product),
    price && sourceText(product, present),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Where a price is from, and how old it is: "receipt, 3 days ago", "estimate". */
export function sourceText(product: Product, present: Present): string {
  if (isEstimate(product)) return 'estimate';
  const { source, observedAt } = product.price!;
  const age = ageText(observedAt, present);
  const when = age === 'today' ? age : `${age} ago`;
  if (source === 'typed') return t`typed ${when}`;
  return source === 'receipt' || source === 'file' ? `${source}, ${when}` : when;
}
