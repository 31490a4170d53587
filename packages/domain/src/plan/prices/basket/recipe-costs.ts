/**
 * What the recipes of a week cost: of each purchase the share that is used, and of that what each recipe asks for.
 *
 * - What is left over of a pack is not counted, so that a spoon of fish sauce does not cost a bottle.
 * - Shares follow the amounts, by weight or volume; where they can't be compared, they are equal.
 */
import type { LinePart } from '../../shopping-list/shopping-line';
import type { BasketItem, PricedLine } from './basket';
import { neededAmount } from './needed-amount';

export interface RecipeCost {
  readonly recipeId: string;
  readonly title: string;
  /** Of all times that it is cooked in the week. */
  readonly cents: number;
  /** Lines that ask for it, and those of them with a price. */
  readonly lines: number;
  readonly priced: number;
}

export type LineOfRecipes = PricedLine & { readonly parts: readonly LinePart[] };

/** The dearest first. */
export function recipeCosts(
  lines: readonly LineOfRecipes[],
  items: readonly BasketItem[],
): RecipeCost[] {
  const byKey = new Map(items.map((item) => [item.key, item]));
  const costs = new Map<string, RecipeCost>();
  for (const line of lines) {
    const item = byKey.get(line.key);
    for (const { part, share } of sharesOf(line)) {
      if (part.source === 'item') continue;
      const { recipeId, recipeTitle: title } = part;
      const before = costs.get(recipeId) ?? { recipeId, title, cents: 0, lines: 0, priced: 0 };
      costs.set(recipeId, {
        ...before,
        cents: before.cents + (item ? item.cents * usedShare(item) * share : 0),
        lines: before.lines + 1,
        priced: before.priced + (item ? 1 : 0),
      });
    }
  }
  return [...costs.values()]
    .map((cost) => ({ ...cost, cents: Math.round(cost.cents) }))
    .sort((a, b) => b.cents - a.cents || (a.title < b.title ? -1 : 1));
}

function usedShare({ purchase: { packs, left }, product: { pack } }: BasketItem): number {
  return left && pack ? 1 - left.amount / (packs * pack.amount) : 1;
}

function sharesOf({ parts, food }: LineOfRecipes): { part: LinePart; share: number }[] {
  const needs = parts.map(({ amounts }) => neededAmount(amounts, food));
  for (const unit of ['g', 'ml', 'each'] as const) {
    const total = needs.reduce((sum, need) => sum + (need[unit] ?? Number.NaN), 0);
    if (total > 0) {
      return parts.map((part, index) => ({ part, share: (needs[index]![unit] ?? 0) / total }));
    }
  }
  return parts.map((part) => ({ part, share: 1 / parts.length }));
}
