/** What is bought for each line, and what it costs. */
import { t } from '@lingui/core/macro';
import type { ListLine } from '@saltbush/domain/plan/shopping-list/list/shopping-list';
import type { BasketItem } from '@saltbush/domain/plan/prices/basket/basket';
import { formatList } from '../../../../ui/format-list';
import { sourceText } from '../price-text';
import type { ShownPresent } from '../use-present';
import classes from './compare-prices.module.css';

export interface ItemRowsProps {
  items: readonly BasketItem[];
  lineOf: (key: string) => ListLine | undefined;
  present: ShownPresent;
}

export function ItemRows({ items, lineOf, present }: ItemRowsProps) {
  return (
    <div>
      {items.map((item) => (
        <div key={item.key} className={classes.row}>
          <span>
            {lineOf(item.key)?.name ?? item.product.name}
            <span className={classes.note}>
              {' '}
              {[purchaseText(item, present), usedBy(lineOf(item.key))].filter(Boolean).join(', ')}
            </span>
          </span>
          <span>{present.money.text(item.cents)}</span>
        </div>
      ))}
    </div>
  );
}

/** "2 × 500g, 300 g left over, receipt, 3 days ago", "estimate" */
function purchaseText({ purchase, product }: BasketItem, present: ShownPresent): string {
  const { packs, left } = purchase;
  const pack = product.packText ?? '';
  const amount = product.pack?.isLoose
    ? `${Math.round(packs * product.pack.amount)} g`
    : `${packs > 1 ? `${packs} × ` : ''}${pack}`;
  const unit = left?.unit === 'ml' ? 'mL' : left?.unit === 'each' ? '' : left?.unit;
  return [
    amount.trim(),
    left && left.unit !== 'sheet'
      ? t`${{ amount: `${Math.round(left.amount)} ${unit}`.trim() }} left over`
      : '',
    sourceText(product, present),
  ]
    .filter(Boolean)
    .join(', ');
}

/** "for Beef pie and Burgers": one pack for several meals. */
function usedBy(line: ListLine | undefined): string | undefined {
  const titles = new Set(
    line?.parts.flatMap((part) => (part.source === 'item' ? [] : part.recipeTitle)),
  );
  return titles.size > 1 ? t`for ${{ recipes: formatList(titles) }}` : undefined;
}
