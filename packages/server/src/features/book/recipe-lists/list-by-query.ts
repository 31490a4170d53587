/** Answers which recipes a query asks for, with their cards. */
import { sql } from 'drizzle-orm';
import type { RecipeSort } from '@saltbush/contract/book/recipe-lists';
import type { RecipeQuery } from '@saltbush/domain/recipe/recipe-query/recipe-query';
import type { Connections } from '../../../platform/db/pools';
import { currentLanguage } from '../../../platform/language/current-language';
import type { JsonText } from '../../../platform/json-text';
import { conditionsOfQuery, isFrequentQuery, type Condition } from '../../recipe/recipe-query';
import { readCards } from '../../recipe/recipes';
import { listIds, type ListedIds } from './filtered-list';
import type { ListKind } from './list-kinds';
import { newestListedGroup } from './newest-listed-group';
import { presentList } from './present-list';
import { queryContextOf } from './query-context';

interface QueryRequest {
  query: RecipeQuery;
  viewerId: string;
  /** What must also hold. */
  only?: readonly Condition[];
  sort: RecipeSort;
  page: number;
  limit: number;
  now: Date;
}

export async function listByQuery(
  connections: Omit<Connections, 'pool'>,
  kind: ListKind,
  request: QueryRequest,
): Promise<JsonText> {
  const { viewerId, page, limit } = request;
  const { ids, ...found } = await findByQuery(connections.db, kind, request);
  const { cards } = await readCards(connections.statementPool, { ids, viewerId });
  return presentList({ cards, ...found }, page, limit);
}

/** The ids of one page, and how many there are. */
export async function findByQuery(
  db: Connections['db'],
  kind: ListKind,
  { query, viewerId, only = [], sort, page, limit, now }: QueryRequest,
): Promise<ListedIds> {
  const parts = kind.parts(viewerId, '', currentLanguage());
  const asked = conditionsOfQuery(query, await queryContextOf(db, viewerId, now));
  const conditions = [...asked, ...only];
  const hasListed = parts.some((part) => part.isListed);
  return listIds(db, {
    parts,
    // A query may ask for nothing.
    conditions: conditions.length === 0 ? [{ anyones: sql`true` }] : conditions,
    matches: [],
    isFrequent: isFrequentQuery(query),
    newestGroup: hasListed ? await newestListedGroup(db) : undefined,
    order: sort === 'relevance' ? 'newest' : sort,
    page,
    limit,
  });
}
