/** Figures about the use of this instance; what each means is in `domain/admin/analytics/figures.ts`. */
import { sql, type SQL } from 'drizzle-orm';
import {
  cutoffOf,
  dayMs,
  daysOf,
  partsOf,
  retentionDays,
  type Period,
} from '@saltbush/domain/admin/analytics/periods';
import type { Db } from '../../../platform/db/connect';
import { users } from '../../../schema/accounts';
import { activity } from '../../../schema/account/activity';
import { recipeCounts } from '../../../schema/recipes';
import { recipeSaves } from '../../../schema/book/saved-recipes';
import { systemAccountId } from '../../book/sample-recipes';

export interface Span {
  period: Period;
  now: Date;
}

const isPerson = (column: SQL) => sql`${column} <> ${systemAccountId}`;
const at = (date: Date) => sql`${date.toISOString()}::timestamptz`;
const before = (now: Date, days: number) => new Date(now.getTime() - days * dayMs);

interface AccountCounts {
  total: number;
  active: number;
  active_this_week: number;
  made: number;
  came_back: number[];
  cohorts: number[];
}

/** One pass over the accounts; retention needs no visits, since each account has the time of its last use. */
export async function countAccounts(db: Db, { period, now }: Span): Promise<AccountCounts> {
  const cutoff = cutoffOf(period, now);
  const cohort = (days: number) => sql`
    created_at <= ${at(before(now, days))} and created_at > ${at(before(cutoff, days))}`;
  const cameBack = (days: number) =>
    sql`last_seen_at >= created_at + make_interval(days => ${days})`;
  const cohortCounts = retentionDays.map((days) => sql`count(*) filter (where ${cohort(days)})`);
  const returnedCounts = retentionDays.map(
    (days) => sql`count(*) filter (where ${cohort(days)} and ${cameBack(days)})`,
  );
  const { rows } = await db.execute<AccountCounts & Record<string, unknown>>(sql`
    select count(*)::int as total,
      (count(*) filter (where last_seen_at > ${at(cutoff)}))::int as active,
      (count(*) filter (where last_seen_at > ${at(before(now, 7))}))::int as active_this_week,
      (count(*) filter (where created_at > ${at(cutoff)}))::int as made,
      array[${sql.join(cohortCounts, sql`, `)}]::int[] as cohorts,
      array[${sql.join(returnedCounts, sql`, `)}]::int[] as came_back
    from ${users} where ${isPerson(sql`id`)}`);
  return rows[0]!;
}

export interface ActivityCount {
  kind: string;
  origin: string | null;
  /** Of the period, from 0. */
  part: number;
  count: number;
}

/** What happened since the cutoff, in the parts of the period; one pass over the index. */
export async function countActivities(db: Db, span: Span): Promise<ActivityCount[]> {
  const { rows } = await db.execute<ActivityCount & Record<string, unknown>>(sql`
    select kind, origin, width_bucket(happened_at, ${partStarts(span)}) - 1 as part, count(*)::int as count
    from ${activity}
    where kind in ('visit', 'cooking-mode', 'recipe-added', 'recipe-shared')
      and happened_at > ${at(cutoffOf(span.period, span.now))} and ${isPerson(sql`user_id`)}
    group by 1, 2, 3`);
  return rows;
}

export async function countNewAccounts(db: Db, span: Span): Promise<HistoryPart[]> {
  const { rows } = await db.execute<HistoryPart & Record<string, unknown>>(sql`
    select width_bucket(created_at, ${partStarts(span)}) - 1 as part, count(*)::int as count
    from ${users} where created_at > ${at(cutoffOf(span.period, span.now))} and ${isPerson(sql`id`)}
    group by 1`);
  return rows;
}

/** Recipes ever added and ever shared. */
export async function countRecipes(db: Db): Promise<{ added: number; shared: number }> {
  const countOf = (kind: string) => sql`
    (select count(*) from ${activity} where kind = ${kind} and ${isPerson(sql`user_id`)})::int`;
  const { rows } = await db.execute<{ added: number; shared: number }>(
    sql`select ${countOf('recipe-added')} as added, ${countOf('recipe-shared')} as shared`,
  );
  return rows[0]!;
}

/** Of the accounts made since the cutoff: how many added a recipe, and after how long on average. */
export async function findFirstRecipes(db: Db, { period, now }: Span) {
  const cutoff = at(cutoffOf(period, now));
  const { rows } = await db.execute<{ activated: number; hours: number | null }>(sql`
    select count(*)::int as activated,
      (avg(greatest(extract(epoch from first.at - created_at), 0)) / 3600)::float as hours
    from ${users} join (
      select user_id, min(happened_at) as at from ${activity}
      where kind = 'recipe-added' and happened_at > ${cutoff} group by user_id
    ) first on first.user_id = id
    where created_at > ${cutoff} and ${isPerson(sql`id`)}`);
  return rows[0]!;
}

/** Own and saved recipes of all people. */
export async function countCollections(db: Db): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select (select coalesce(sum(count), 0) from ${recipeCounts} where ${isPerson(sql`owner_id`)})::int
      + (select count(*) from ${recipeSaves})::int as count`);
  return rows[0]!.count;
}

export interface HistoryPart {
  part: number;
  count: number;
}

/** When each part of the period begins; searched by halves for each row, which is quicker than dividing. */
function partStarts({ period, now }: Span): SQL {
  const partMs = (daysOf[period] * dayMs) / partsOf[period];
  const first = cutoffOf(period, now).getTime();
  const starts = Array.from({ length: partsOf[period] }, (_, n) =>
    new Date(first + n * partMs).toISOString(),
  );
  return sql`${sql.param(starts)}::timestamptz[]`;
}

export interface PersonCounts {
  user_id: string;
  username: string;
  added: number;
  shared: number;
  saved: number;
  visits: number;
  overall: number;
}

const rankings = ['added', 'shared', 'saved', 'visits', 'overall'] as const;
const ranked = 10;

/** The people among the first ten of any ranking. */
export async function countTopPeople(db: Db, { period, now }: Span): Promise<PersonCounts[]> {
  // Ten of a hundred thousand are found without sorting them all.
  const firstOfEach = rankings.map(
    (name) => sql`(select user_id from each_person
      order by ${sql.identifier(name)} desc, user_id limit ${ranked})`,
  );
  const { rows } = await db.execute<PersonCounts & Record<string, unknown>>(sql`
    with each_person as materialized (
      select user_id,
        (count(*) filter (where kind = 'recipe-added'))::int as added,
        (count(*) filter (where kind = 'recipe-shared'))::int as shared,
        (count(*) filter (where kind = 'recipe-saved'))::int as saved,
        (count(*) filter (where kind = 'visit'))::int as visits,
        count(*)::int as overall
      from ${activity}
      where kind in ('visit', 'recipe-added', 'recipe-shared', 'recipe-saved')
        and happened_at > ${at(cutoffOf(period, now))} and ${isPerson(sql`user_id`)}
      group by user_id
    )
    select each_person.*, display_username as username from each_person join ${users} on id = user_id
    where user_id in (${sql.join(firstOfEach, sql` union `)})`);
  return rows;
}
