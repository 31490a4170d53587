/**
 * What recipes are asked for, as a tree: conditions, and groups of them of which all, any or none must hold.
 *
 * - A condition names a field of `query-fields.ts` and a value. It holds or it does not: a recipe that does not say
 *   how long it takes is not ready in 30 minutes, and is found by "none of: ready in 30 minutes".
 * - Its depth and the number of its nodes have bounds, so that deciding it takes little, in SQL and in plain code.
 * - A group of nothing asks for nothing: of "any" too, so that a form may be left half filled in.
 */
import type { QueryFieldName, QueryValue } from './query-fields';

export const groupKinds = ['all', 'any', 'none'] as const;
export type GroupKind = (typeof groupKinds)[number];

export interface QueryCondition {
  readonly field: QueryFieldName;
  readonly value: QueryValue;
}

export interface QueryGroup {
  readonly match: GroupKind;
  readonly of: readonly RecipeQuery[];
}

export type RecipeQuery = QueryCondition | QueryGroup;

export const queryLimits = {
  /** Groups inside each other. */
  depth: 4,
  /** Conditions and groups, the outermost one too. */
  nodes: 60,
} as const;

export const isGroup = (query: RecipeQuery): query is QueryGroup => 'match' in query;

/** @example all([{ field: 'tag', value: 'Quick' }]) // { match: 'all', of: [...] } */
export const all = (of: readonly RecipeQuery[]): QueryGroup => ({ match: 'all', of });
export const any = (of: readonly RecipeQuery[]): QueryGroup => ({ match: 'any', of });
export const none = (of: readonly RecipeQuery[]): QueryGroup => ({ match: 'none', of });

/** @example countNodes(all([{ field: 'own', value: true }])) // 2 */
export const countNodes = (query: RecipeQuery): number =>
  isGroup(query) ? query.of.reduce((sum, node) => sum + countNodes(node), 1) : 1;

/**
 * What must hold, each by itself: the conditions of nested groups of "all" as one list.
 *
 * @example conjunctsOf(all([a, all([b, c]), any([d, e])])) // [a, b, c, any([d, e])]
 */
export const conjunctsOf = (query: RecipeQuery): RecipeQuery[] => {
  if (!isGroup(query)) return [query];
  const isOneOfOne = query.match === 'any' && query.of.length === 1;
  if (query.match === 'all' || isOneOfOne) return query.of.flatMap(conjunctsOf);
  return query.of.length === 0 ? [] : [query];
};
