/** Answers a list request: which recipes, which filters, and their cards. */
import { isPlainScreen, type RecipeListQuery } from '@saltbush/contract/book/recipe-lists';
import { parseSearchText, type SearchTerm } from '@saltbush/domain/book/recipe-search/parse-search';
import type { Database, Db } from '../../../platform/db/connect';
import type { Connections } from '../../../platform/db/pools';
import { currentLanguage } from '../../../platform/language/current-language';
import type { SessionClaim } from '../../../platform/http/session';
import type { JsonText } from '../../../platform/json-text';
import { readCards } from '../../recipe/recipes';
import { conditionsOf, isOnlyByDiet } from './list-filters';
import type { ListKind } from './list-kinds';
import { listIds, type ListRequest, type ListedIds } from './filtered-list';
import { newestListedGroup } from './newest-listed-group';
import { presentList } from './present-list';
import { compoundMatches, matchesOf, type WordsFound } from '../../recipe/recipe-query';
import { readUnfilteredList, type ListRead } from './unfiltered-list';
import { correctable, findCompounds, findMeanings, lookUpWords } from './search-words.store';

export interface CardListRequest {
  query: Omit<RecipeListQuery, 'from'>;
  /** null for a visitor */
  viewerId: string | null;
  /** Of a household's or a cook's list. */
  whoseId?: string;
  /** Set if the session was not checked yet. */
  claim?: SessionClaim | undefined;
}

/** A plain screen of a list takes milliseconds. */
export const connectionsFor = (query: object, database: Database): Connections =>
  isPlainScreen({ ...query }) ? database : database.heavy;

/** @returns the answer, and whether the session that is claimed is open */
export async function listRecipes(
  { db, statementPool }: Omit<Connections, 'pool'>,
  kind: ListKind,
  request: CardListRequest,
): Promise<{ isOpen: boolean; answer: () => JsonText }> {
  const { query, viewerId, whoseId, claim } = request;
  const { page, limit, q = '', sort = 'relevance' } = query;
  const order = sort === 'relevance' ? 'newest' : sort;
  const terms = parseSearchText(q);
  const conditions = conditionsOf(query, viewerId);
  const isWhole = terms.length + conditions.length === 0;
  const read = isWhole
    ? await readUnfilteredList(statementPool, {
        kind,
        viewerId,
        whoseId,
        claim,
        order,
        page,
        limit,
      })
    : await readFiltered();
  return { isOpen: read.isOpen, answer: () => presentList(read, page, limit) };

  async function readFiltered(): Promise<ListRead> {
    const parts = kind.parts(viewerId ?? '', whoseId ?? '', currentLanguage());
    const isFrequent = terms.length === 0 && isOnlyByDiet(query);
    const hasListed = parts.some((part) => part.isListed);
    const newestGroup = hasListed ? await newestListedGroup(db) : undefined;
    const list = { parts, conditions, matches: [], isFrequent, newestGroup, order, page, limit };
    const { ids, ...found } = await search(db, terms, list);
    return { ...found, ...(await readCards(statementPool, { ids, viewerId, claim })) };
  }
}

/**
 * A word that no recipe has is mistyped. A word that some have may be so too, by the one who wrote
 * the recipe: when nothing is found, spelling suggestions are looked up for every word.
 */
async function search(db: Db, terms: SearchTerm[], list: ListRequest): Promise<ListedIds> {
  if (terms.length === 0) return listIds(db, list);
  const { unknown, begunBy, isFrequent } = await lookUpWords(db, terms);
  const meanings = await findMeanings(db, unknown);
  const found = await searchFor(
    db,
    terms,
    { meanings, begunBy },
    {
      ...list,
      // Other filters make matches rarer.
      isFrequent: isFrequent && list.conditions.length === 0,
    },
  );
  const others = correctable(terms.flatMap(({ words }) => words));
  if (found.total > 0 || unknown.length === others.length) return found;
  const closest = await findMeanings(db, others);
  return closest.size === 0 ? found : searchFor(db, terms, { meanings: closest, begunBy }, list);
}

/** The best suggestion replaces the mistyped word, so that foods and what it begins are recognised. */
async function searchFor(
  db: Db,
  terms: SearchTerm[],
  { meanings, begunBy }: WordsFound,
  list: ListRequest,
): Promise<ListedIds> {
  if (meanings.size === 0) {
    return listMatches(db, terms, { meanings, begunBy }, list);
  }
  const typed = terms.flatMap(({ words }) => words.map(({ word }) => word));
  const meant = typed.map((word) => meanings.get(word)?.[0] ?? word);
  const others = new Map(
    [...meanings].map(([word, [closest = word, ...rest]]) => [closest, [word, ...rest]]),
  );
  const meantTerms = parseSearchText(meant.join(' '));
  const known = await lookUpWords(db, meantTerms);
  return listMatches(db, meantTerms, { meanings: others, begunBy: known.begunBy }, list);
}

/** Whole words first; where they find fewer recipes than are counted, compounds of them follow. */
function listMatches(
  db: Db,
  terms: SearchTerm[],
  found: WordsFound,
  list: ListRequest,
): Promise<ListedIds> {
  const furtherMatches = async () => {
    const compounds = await findCompounds(db, terms);
    return compounds.size === 0 ? [] : [compoundMatches(terms, { ...found, compounds })];
  };
  return listIds(db, { ...list, matches: matchesOf(terms, found), furtherMatches });
}
