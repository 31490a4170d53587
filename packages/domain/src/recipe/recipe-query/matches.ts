/** Whether a recipe is what a query asks for, in plain code: the second statement of it, which proves the SQL. */
import { ruleOf } from './field-rules';
import type { QueryContext, RecipeFacts } from './recipe-facts';
import { isGroup, type QueryCondition, type QueryGroup, type RecipeQuery } from './recipe-query';

/**
 * @public Tests compare the SQL with it (`query-conditions.test.ts`).
 * @example matches(all([{ field: 'minutesAtMost', value: 30 }]), facts, context) // true
 */
export const matches = (query: RecipeQuery, recipe: RecipeFacts, context: QueryContext): boolean =>
  isGroup(query) ? meetsGroup(query, recipe, context) : meets(query, recipe, context);

function meetsGroup(
  { match, of }: QueryGroup,
  recipe: RecipeFacts,
  context: QueryContext,
): boolean {
  const isMet = (node: RecipeQuery) => matches(node, recipe, context);
  if (of.length === 0 || match === 'all') return of.every(isMet);
  return of.some(isMet) === (match === 'any');
}

const meets = (
  { field, value }: QueryCondition,
  recipe: RecipeFacts,
  context: QueryContext,
): boolean => ruleOf(field)(recipe, value, context);
