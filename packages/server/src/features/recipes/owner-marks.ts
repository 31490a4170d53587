/**
 * Whose a recipe is, among its search words and its facets: asked for together with a word or a tag,
 * the index itself finds one person's among everybody's, without reading all that have the word.
 */
import { sql, type SQL } from 'drizzle-orm';

/** No word of a text begins so. */
export const ownerWord = (ownerId: string): string => `'@${ownerId}'`;
export const ownerFacet = (ownerId: string): string => `own:${ownerId}`;

/** The marks of a copy, which is someone else's. */
export const searchOfCopy: SQL = sql`ts_delete(original.search, '@' || original.owner_id)
  || ('''@' || copy.owner_id || '''')::tsvector`;
export const facetsOfCopy: SQL = sql`array_replace(
  original.facets, 'own:' || original.owner_id, 'own:' || copy.owner_id)`;
