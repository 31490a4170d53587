/**
 * The owner of a recipe as a token in its search words and facets. Combined with a word or a tag in one query,
 * the index finds one person's recipes without reading everyone's.
 */
import { sql, type SQL } from 'drizzle-orm';

/** No word of a text starts with "@". */
export const ownerWord = (ownerId: string): string => `'@${ownerId}'`;
export const ownerFacet = (ownerId: string): string => `own:${ownerId}`;

/** The tokens of a copy, which has another owner. */
export const searchTokensOfCopy: SQL = sql`ts_delete(original.search, '@' || original.owner_id)
  || ('''@' || copy.owner_id || '''')::tsvector`;
export const facetsOfCopy: SQL = sql`array_replace(
  original.facets, 'own:' || original.owner_id, 'own:' || copy.owner_id)`;
