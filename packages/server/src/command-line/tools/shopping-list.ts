import { listFromLines, type PlainPlan } from '@saltbush/domain/plan/shopping-list/list-from-lines';

/** {id, meals: [{recipe: {title, serves, ingredients}, quantity, date}]} to {id, lines}. */
export function shoppingList(input: unknown): object {
  const { id, ...plan } = input as PlainPlan & { id: unknown };
  return { id, lines: listFromLines(plan) };
}
