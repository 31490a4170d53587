/**
 * A query as conditions on a row `recipe`, which must all hold. What an index can answer stands by itself: conditions
 * that must hold, and of a group of "any" the facets of which each of its matches has one.
 */
import { sql, type SQL } from 'drizzle-orm';
import {
  conjunctsOf,
  isGroup,
  type QueryCondition,
  type QueryGroup,
  type RecipeQuery,
} from '@saltbush/domain/recipe/recipe-query/recipe-query';
import type { QueryValue } from '@saltbush/domain/recipe/recipe-query/query-fields';
import { hasAnyFacet, hasFacets, hasWords, type Condition } from './condition';
import { fieldSql, type FieldSql, type QuerySqlContext } from './field-sql';

export function conditionsOfQuery(query: RecipeQuery, context: QuerySqlContext): Condition[] {
  const conjuncts = conjunctsOf(query);
  const facets = conjuncts.flatMap(onlyFacetOf);
  const others = conjuncts.filter((node) => onlyFacetOf(node).length === 0);
  return [
    ...(facets.length > 0 ? [hasFacets(facets)] : []),
    ...others.flatMap((node) => conditionsOfNode(node, context)),
  ];
}

/**
 * Whether so many recipes are expected to match that the first ones of a list are looked at before an index is asked:
 * nothing that few recipes have must hold.
 */
export const isFrequentQuery = (query: RecipeQuery): boolean =>
  conjunctsOf(query).every((node) =>
    isGroup(node) ? node.match === 'none' : frequentFields.has(node.field),
  );

const frequentFields: ReadonlySet<string> = new Set<QueryCondition['field']>([
  'suits',
  'maySuit',
  'ingredientsAtMost',
  'minutesAtMost',
  'image',
  'own',
  'addedSince',
  'addedWithin',
]);

/** The one facet that a condition asks for; none when it asks for another thing, or one of several. */
function onlyFacetOf(node: RecipeQuery): string[] {
  const facets = isGroup(node) ? [] : facetsOf(node);
  return facets.length === 1 ? facets : [];
}

function conditionsOfNode(node: RecipeQuery, context: QuerySqlContext): Condition[] {
  if (isGroup(node)) {
    const facets = necessaryFacets(node);
    const exact = { anyones: sqlOf(node, context) };
    if (facets === undefined) return [exact];
    return isAnyFacet(node) ? [hasAnyFacet(facets)] : [hasAnyFacet(facets), exact];
  }
  const row = rowOf(node);
  if ('facets' in row) return [hasAnyFacet(row.facets(node.value))];
  if ('condition' in row) return [{ anyones: row.condition(node.value, context) }];
  const words = row.words(node.value);
  return words === undefined ? [] : [hasWords(words)];
}

/** Whether having one of its facets is all that it asks for. */
const isAnyFacet = ({ match, of }: QueryGroup): boolean =>
  match === 'any' && of.every((node) => !isGroup(node) && facetsOf(node).length > 0);

/** Facets of which every match has at least one; undefined when there are none that a match must have. */
function necessaryFacets(node: RecipeQuery): string[] | undefined {
  if (!isGroup(node)) {
    const facets = facetsOf(node);
    return facets.length === 0 ? undefined : facets;
  }
  const each = node.of.map(necessaryFacets);
  if (node.match === 'any') {
    return node.of.length === 0 || each.includes(undefined)
      ? undefined
      : [...new Set(each.flatMap((facets) => facets ?? []))];
  }
  return node.match === 'all' ? each.find((facets) => facets !== undefined) : undefined;
}

function sqlOf(node: RecipeQuery, context: QuerySqlContext): SQL {
  if (isGroup(node)) return sqlOfGroup(node, context);
  const row = rowOf(node);
  if ('condition' in row) return sql`(${row.condition(node.value, context)})`;
  if ('facets' in row) return hasAnyFacet(row.facets(node.value)).anyones;
  const words = row.words(node.value);
  return words === undefined ? sql`true` : hasWords(words).anyones;
}

function sqlOfGroup({ match, of }: QueryGroup, context: QuerySqlContext): SQL {
  if (of.length === 0) return sql`true`;
  const nodes = of.map((node) => sqlOf(node, context));
  if (match === 'all') return sql`(${sql.join(nodes, sql` and `)})`;
  const some = sql`(${sql.join(nodes, sql` or `)})`;
  return match === 'any' ? some : sql`(${some} is not true)`;
}

function facetsOf(condition: QueryCondition): string[] {
  const row = rowOf(condition);
  return 'facets' in row ? row.facets(condition.value) : [];
}

/** The contract has compared the value with the field's kind. */
const rowOf = ({ field }: QueryCondition) => fieldSql[field] as FieldSql<QueryValue>;
