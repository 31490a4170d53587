/** A list without filters: session check, count and cards in one statement. */
import { sql } from 'drizzle-orm';
import { recipeListLimits } from '@saltbush/contract/book/recipe-lists';
import type { Pool } from 'pg';
import { namedStatement, type NamedStatement } from '../../../platform/db/named-statement';
import { currentLanguage } from '../../../platform/language/current-language';
import type { SessionClaim } from '../../../platform/http/session';
import { claimValues, isSessionOpen } from '../../account/accounts';
import { cardJson, cardSource } from '../../recipe/recipes';
import { countOf, inOrder, pageOf } from './merge-parts';
import type { ListKind } from './list-kinds';
import { sortedBy, type Order } from './sort-order';

export interface WholeList {
  kind: ListKind;
  /** null for a visitor */
  viewerId: string | null;
  /** Of a household's or a cook's list. */
  whoseId?: string;
  claim?: SessionClaim | undefined;
  order: Order;
  page: number;
  limit: number;
}

export interface ListRead {
  isOpen: boolean;
  /** JSON, separated by commas. */
  cards: string;
  total: number;
  isAtLeast: boolean;
  hasMore: boolean;
}

/** Reads one row more than the page, to know whether there is a next page. */
export async function readUnfilteredList(
  statementPool: Pool,
  request: WholeList,
): Promise<ListRead> {
  const { viewerId, whoseId, claim, page } = request;
  const offset = (page - 1) * request.limit;
  const limit = Math.max(0, Math.min(request.limit, recipeListLimits.rows - offset));
  const window = { offset, limit, more: limit + 1, last: offset + limit + 1 };
  const [row] = await statementOf(request).run(statementPool, {
    ...window,
    ...claimValues(claim),
    viewerId,
    whoseId,
    language: currentLanguage(),
  });
  const [isOpen, total, found, cards] = row!;
  return {
    isOpen,
    cards: cards ?? '',
    total: Math.min(total, recipeListLimits.total),
    isAtLeast: total > recipeListLimits.total,
    hasMore: limit > 0 && found > limit,
  };
}

type Row = [isOpen: boolean, total: number, found: number, cards: string | null];

const statements = new Map<string, NamedStatement<Row>>();

function statementOf({ kind, order }: WholeList): NamedStatement<Row> {
  const name = `list_${kind.name}_${order}`;
  const known = statements.get(name) ?? namedStatement<Row>(name, writeStatement(kind, order));
  statements.set(name, known);
  return known;
}

function writeStatement(kind: ListKind, order: Order) {
  const parts = kind.parts(
    sql.placeholder('viewerId'),
    sql.placeholder('whoseId'),
    sql.placeholder('language'),
  );
  const counts = parts.map((part) => countOf(part, recipeListLimits.total));
  const branches = parts.map((part) => inOrder(part, order, sql.placeholder('last')));
  const window = { offset: sql.placeholder('offset'), limit: sql.placeholder('more') };
  const sorting = sortedBy(order, sql`key`, sql`id`);
  const shown = sql`(select * from page order by ${sorting} limit ${sql.placeholder('limit')}) named`;
  return sql`
    with page as materialized (${pageOf(branches, order, window)})
    select ${isSessionOpen}, (${sql.join(counts, sql` + `)})::int, (select count(*)::int from page),
      (select string_agg(${cardJson}, ',' order by ${sortedBy(order, sql`named.key`, sql`named.id`)})
        from ${cardSource(shown)})`;
}
