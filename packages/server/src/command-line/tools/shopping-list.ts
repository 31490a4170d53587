import { listFromLines, type PlainMeal } from '@saltbush/domain/shopping-list/list-from-lines';

/** {id, meals: [{recipe: {title, serves, ingredients}, quantity, date}]} to {id, lines}. */
export function shoppingList(input: unknown): object {
  const { id, meals } = input as { id: unknown; meals: PlainMeal[] };
  return { id, lines: listFromLines(meals) };
}
