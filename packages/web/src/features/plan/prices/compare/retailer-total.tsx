/** What the list costs at one retailer. A total never stands without its coverage. */
import type { ListLine } from '@saltbush/domain/plan/shopping-list/list/shopping-list';
import type { BasketItem } from '@saltbush/domain/plan/prices/basket/basket';
import type { BasketTotal } from '@saltbush/domain/plan/prices/basket/compare-baskets';
import { coverageText, type Present } from '@saltbush/domain/plan/prices/basket/coverage';
import { dollars } from '@saltbush/domain/plan/prices/unit-price';
import classes from './compare-prices.module.css';

export interface RetailerTotalProps {
  total: BasketTotal;
  name: string;
  present: Present;
  lineOf: (key: string) => ListLine | undefined;
}

export function RetailerTotal({ total, name, present, lineOf }: RetailerTotalProps) {
  const { cents, coverage, items } = total;
  const missing = coverage.missing.flatMap((key) => lineOf(key)?.name ?? []);
  return (
    <li className={classes.total}>
      <div className={classes.head}>
        <h3>{name}</h3>
        {coverage.priced > 0 && <span className={classes.sum}>{dollars(cents)}</span>}
      </div>
      <p className={classes.note}>{coverageText(coverage, present)}</p>
      {missing.length > 0 && <p className={classes.note}>Without: {missing.join(', ')}</p>}
      {items.length > 0 && (
        <details className={classes.items}>
          <summary>What it is made of</summary>
          <ItemRows items={items} lineOf={lineOf} />
        </details>
      )}
    </li>
  );
}

export function ItemRows({
  items,
  lineOf,
}: {
  items: readonly BasketItem[];
  lineOf: RetailerTotalProps['lineOf'];
}) {
  return (
    <div>
      {items.map((item) => (
        <div key={item.key} className={classes.row}>
          <span>
            {lineOf(item.key)?.name ?? item.product.name}
            <span className={classes.note}>
              {' '}
              {[purchaseText(item), usedBy(lineOf(item.key))].filter(Boolean).join(', ')}
            </span>
          </span>
          <span>{dollars(item.cents)}</span>
        </div>
      ))}
    </div>
  );
}

/** "2 × 500g, 300 g left over", "estimate" */
function purchaseText({ purchase, product, isEstimate }: BasketItem): string {
  const { packs, left } = purchase;
  const pack = product.packText ?? '';
  const amount = product.pack?.isLoose
    ? `${Math.round(packs * product.pack.amount)} g`
    : `${packs > 1 ? `${packs} × ` : ''}${pack}`;
  const unit = left?.unit === 'ml' ? 'mL' : left?.unit === 'each' ? '' : left?.unit;
  return [
    amount.trim(),
    left && left.unit !== 'sheet'
      ? `${Math.round(left.amount)} ${unit} left over`.replace('  ', ' ')
      : '',
    isEstimate ? 'estimate' : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** "for Beef pie and Burgers": one pack for several meals. */
function usedBy(line: ListLine | undefined): string | undefined {
  const titles = new Set(
    line?.parts.flatMap((part) => (part.source === 'item' ? [] : part.recipeTitle)),
  );
  return titles.size > 1 ? `for ${[...titles].join(' and ')}` : undefined;
}
