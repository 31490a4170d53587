/**
 * From the meals of a plan to the shopping list (Spec 1): recipes are read with the food table, and what
 * they need is added up (`lines/build-lines.ts`).
 *
 * - The order of meals and the splitting of a meal in two change nothing but the parts.
 */
import { buildLines } from './lines/build-lines';
import type { LineRules } from './lines/build-lines';
import { contributionsOf } from './lines/contribution';
import { flatNeedsOf } from './needs/flat-needs';
import type { ListMeal, ShoppingLine } from './shopping-line';

/**
 * @example
 * buildShoppingList([
 *   { recipe: soup, quantity: 1, date: '2026-03-02' }, // 2 onions
 *   { recipe: pie, quantity: 2, date: '2026-03-03' }, // 75 g onion
 * ])
 * // [{ key: 'onion', name: 'Onions', text: '3 (about 450 g)', aisle: 'Fruit & Veg', … }]
 */
export function buildShoppingList(
  meals: readonly ListMeal[],
  rules: LineRules = {},
): ShoppingLine[] {
  const contributions = meals.flatMap(({ recipe, quantity, date }) => {
    const source = {
      source: 'meal',
      recipeId: recipe.id,
      recipeTitle: recipe.title,
      date,
    } as const;
    return contributionsOf(source, flatNeedsOf(recipe), quantity);
  });
  return buildLines(contributions, rules).map(({ line }) => line);
}
