/** A list as it was asked for: its parts, what narrows it, and its cards. */
import type { RecipeList, RecipeListQuery } from '@saltbush/contract/recipe-lists';
import { readSearch, type SearchTerm } from '@saltbush/domain/recipes/read-search';
import type { Db } from '../../../platform/db/connect';
import { findCards } from '../cards.store';
import { presentCard } from '../recipes.present';
import { conditionsOf } from './conditions';
import { listIds, type ListAsked, type ListedIds } from './list-ids';
import type { Part } from './parts';
import { matchesOf, type WordsFound } from './search-text';
import { correctable, findMeanings, lookUpWords } from './words.store';

/** @param askerId null for a visitor */
export async function listRecipes(
  db: Db,
  parts: readonly Part[],
  { query, askerId }: { query: Omit<RecipeListQuery, 'from'>; askerId: string | null },
): Promise<RecipeList> {
  const { page, limit, q = '', sort = 'relevance' } = query;
  const found = await search(db, readSearch(q), {
    parts,
    conditions: conditionsOf(query, askerId),
    matches: [],
    order: sort === 'relevance' ? 'newest' : sort,
    page,
    limit,
  });
  const cards = await findCards(db, { ids: found.ids, askerId });
  return {
    recipes: cards.map(presentCard),
    total: found.total,
    page,
    limit,
    hasMore: found.hasMore,
    ...(found.isAtLeast && { totalIsAtLeast: true }),
  };
}

/**
 * A word that no recipe has is mistyped. A word that some have may be so too, by the one who wrote
 * the recipe: when nothing is found, every word is looked up among its likest.
 */
async function search(db: Db, terms: SearchTerm[], list: ListAsked): Promise<ListedIds> {
  if (terms.length === 0) return listIds(db, list);
  const { unknown, begunBy, isFrequent } = await lookUpWords(db, terms);
  const meanings = await findMeanings(db, unknown);
  const found = await searchFor(
    db,
    terms,
    { meanings, begunBy },
    {
      ...list,
      // What else narrows the list makes it rarer.
      isFrequent: isFrequent && list.conditions.length === 0,
    },
  );
  const others = correctable(terms.flatMap(({ words }) => words));
  if (found.total > 0 || unknown.length === others.length) return found;
  const likest = await findMeanings(db, others);
  return likest.size === 0 ? found : searchFor(db, terms, { meanings: likest, begunBy }, list);
}

/** The likest word takes the place of the mistyped one, so that what it names is understood. */
function searchFor(
  db: Db,
  terms: SearchTerm[],
  { meanings, begunBy }: WordsFound,
  list: ListAsked,
): Promise<ListedIds> {
  if (meanings.size === 0) {
    return listIds(db, { ...list, matches: matchesOf(terms, { meanings, begunBy }) });
  }
  const said = terms.flatMap(({ words }) => words.map(({ word }) => word));
  const meant = said.map((word) => meanings.get(word)?.[0] ?? word);
  const others = new Map(
    [...meanings].map(([word, [likest = word, ...rest]]) => [likest, [word, ...rest]]),
  );
  const matches = matchesOf(readSearch(meant.join(' ')), { meanings: others, begunBy });
  return listIds(db, { ...list, matches });
}
