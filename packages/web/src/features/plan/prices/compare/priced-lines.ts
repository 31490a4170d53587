/** The lines of a list with the products that fit them. */
import type {
  ShoppingList,
  ListLine,
} from '@saltbush/domain/plan/shopping-list/list/shopping-list';
import type { LineOfRecipes } from '@saltbush/domain/plan/prices/basket/recipe-costs';
import type { StoredPrices } from '../data/stored-prices';

/** What is to be bought, ticked or not. */
export function linesToBuy({ aisles, waiting }: ShoppingList): ListLine[] {
  return [...aisles.flatMap(({ lines }) => lines), ...waiting];
}

export function pricedLines(
  lines: readonly ListLine[],
  prices: Pick<StoredPrices, 'lines'>,
): LineOfRecipes[] {
  const byKey = new Map(prices.lines.map((match) => [match.key, match]));
  return lines.map(({ key, name, amounts, parts }) => {
    const match = byKey.get(key);
    const { food, chosen, products = [] } = match ?? {};
    return { key, name, amounts, parts, food, chosen, products };
  });
}
