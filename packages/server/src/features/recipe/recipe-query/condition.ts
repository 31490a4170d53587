/** Conditions on a row `recipe` that an index of the search answers. */
import { sql, type SQL } from 'drizzle-orm';
import { ownerFacet, ownerWord } from '../recipes';

export interface Condition {
  /** For recipes of any owner. */
  anyones: SQL;
  /** The same for one owner's recipes, where the index has owner tokens: other people's are not read. */
  someones?: (ownerId: string) => SQL;
}

/** Has all of the facets. */
export const hasFacets = (facets: string[]): Condition => ({
  anyones: sql`recipe.facets @> ${sql.param(facets)}::text[]`,
  someones: (ownerId) =>
    sql`recipe.facets @> ${sql.param([ownerFacet(ownerId), ...facets])}::text[]`,
});

/** Has one of the facets. */
export function hasAnyFacet(facets: string[]): Condition {
  const anyones = sql`recipe.facets && ${sql.param(facets)}::text[]`;
  return {
    anyones,
    someones: (ownerId) =>
      sql`recipe.facets @> ${sql.param([ownerFacet(ownerId)])}::text[] and ${anyones}`,
  };
}

/**
 * @param search in the language of PostgreSQL's full text search
 * @param but what they do not match: asked of the rows found, because an index reads for "not" what it reads for "or"
 */
export function hasWords(search: string, but?: string): Condition {
  const others =
    but === undefined ? sql`` : sql`and (recipe.search @@ ${but}::tsquery) is not true`;
  return {
    anyones: sql`recipe.search @@ ${search}::tsquery ${others}`,
    someones: (ownerId) =>
      sql`recipe.search @@ ${`${ownerWord(ownerId)} & (${search})`}::tsquery ${others}`,
  };
}
