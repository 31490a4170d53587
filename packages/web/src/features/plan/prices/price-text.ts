/** Prices in words, as every part of the list shows them. */
import { t } from '@lingui/core/macro';
import { priceLimits } from '@saltbush/contract/plan/prices';
import type { Aisle } from '@saltbush/recipe-parser/foods/facts';
import { ageText } from '@saltbush/domain/plan/prices/basket/coverage';
import { isEstimate } from '@saltbush/domain/plan/prices/product';
import type { Product } from '@saltbush/domain/plan/prices/product';
import { unitPrice, unitPriceText } from '@saltbush/domain/plan/prices/unit-price';
import type { ShownPresent } from './use-present';

/** Of a field: undefined if it is no price. @example centsOf('£3.5') // 350 */
export function centsOf(text: string): number | undefined {
  const match = /^\p{Sc}?\s?(\d{0,5}(?:[.,]\d{1,2})?)\s?\p{Sc}?$/u.exec(text.trim());
  const cents = Math.round(Number((match?.[1] ?? '').replace(',', '.')) * 100);
  return cents > 0 && cents <= priceLimits.cents ? cents : undefined;
}

/** @example priceField(350) // '3.50' */
export const priceField = (cents: number): string => (cents / 100).toFixed(2);

/** "2 for $5.00" */
function offerText({ price }: Product, { money }: ShownPresent): string | undefined {
  const offer = price?.multiBuy;
  if (!offer) return undefined;
  const { count } = offer;
  return 'cents' in offer
    ? t`${count} for ${{ price: money.text(offer.cents) }}`
    : t`${count} for the price of ${{ pay: offer.pay }}`;
}

/** "1kg · $3.20 per kg · special · 2 for $6.00 · 4 days ago" */
export function detailText(product: Product, aisle: Aisle, present: ShownPresent): string {
  const { price, pack, packText } = product;
  const unit =
    price && pack && unitPriceText(unitPrice(price.cents, pack, aisle), present.money.text);
  const isSame = packText !== undefined && /^(?:per|each)/i.test(packText);
  return [
    packText && !isSame ? packText : undefined,
    unit,
    price?.isSpecial ? t`special` : undefined,
    offerText(product, present),
    price && sourceText(product, present),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Where a price is from, and how old it is: "receipt, 3 days ago", "estimate". */
export function sourceText(product: Product, present: ShownPresent): string {
  if (isEstimate(product)) return t`estimate`;
  const { source, observedAt } = product.price!;
  const age = ageText(observedAt, present);
  const when = age === 'today' ? t`today` : t`${age} ago`;
  if (source === 'typed') return t`typed ${when}`;
  if (source === 'file') return t`file, ${when}`;
  return source === 'receipt' ? t`receipt, ${when}` : when;
}
