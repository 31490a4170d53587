/**
 * Recipes that may be an idea, in time that does not grow with the table.
 *
 * - Of each kind a bounded number is looked at: one's own newest, the newest that others share, the
 *   best rated of all. What shares a food is scored by its facets, roughly as the domain will
 *   (`rankDishes`); the best are then ranked exactly, by their ingredients.
 * - Where those looked at have too little of it, the foods are rare, and the index of the facets
 *   finds them without much work.
 */
import { sql, type SQL } from 'drizzle-orm';
import { inspirationLimits, type InspirationQuestion } from '@saltbush/contract/book/inspiration';
import { facet } from '@saltbush/domain/recipe/recipe-query/facets';
import type { Db } from '../../../platform/db/connect';
import { currentLanguage } from '../../../platform/language/current-language';
import { recipeSaves } from '../../../schema/book/saved-recipes';
import { householdMembers } from '../../../schema/households';
import { sharedWith } from '../../access/recipe-access';
import { recipeHouseholds, recipes } from '../../../schema/recipes';
import { isForReader } from '../sample-recipes';

export interface CandidatesRequest extends Pick<
  InspirationQuestion,
  'maxMinutes' | 'course' | 'from'
> {
  userId: string;
  /** Keys of foods: those at hand do for, those to use up do for, and all that is there. */
  atHand: ReadonlySet<string>;
  useUp: ReadonlySet<string>;
  there: ReadonlySet<string>;
}

/** Ids, the likeliest first. */
export async function findCandidates(db: Db, request: CandidatesRequest): Promise<string[]> {
  const found: Candidate[] = [];
  for (const part of partsOf(request)) found.push(...(await lookThrough(db, part, request)));
  const byId = new Map(found.map((candidate) => [candidate.id, candidate]));
  return [...byId.values()]
    .toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
    .slice(0, inspirationLimits.results)
    .map(({ id }) => id);
}

interface Candidate {
  [column: string]: unknown;
  id: string;
  usesUp: boolean;
  score: number;
}

interface Part {
  /** A row `recipe` that this person may read. */
  from: SQL;
  where: SQL;
  /** Which are looked at first. */
  order: SQL;
}

async function lookThrough(db: Db, part: Part, request: CandidatesRequest): Promise<Candidate[]> {
  const { atHand, useUp } = request;
  const found = await scored(db, request, firstOf(part));
  const usingUp = found.filter(({ usesUp }) => usesUp).length;
  const rare = [
    ...(found.length < enough ? [atHand] : []),
    ...(useUp.size > 0 && usingUp < enough ? [useUp] : []),
  ];
  for (const keys of rare) found.push(...(await scored(db, request, byIndex(part, keys, request))));
  return found;
}

/** Those that share a food, with their score. */
async function scored(db: Db, request: CandidatesRequest, rows: SQL): Promise<Candidate[]> {
  const { atHand, useUp, there } = request;
  const score = sql`5 * counted.used_up - counted.missing + 0.15 * least(counted.used, 8)`;
  const { rows: found } = await db.execute<Candidate>(sql`
    select recipe.id, counted.used_up > 0 as "usesUp", (${score})::float8 as score
    from (${rows}) recipe cross join lateral (
      select count(*) filter (where mark = any(${facetsOf(atHand)})) as used,
        count(*) filter (where mark = any(${facetsOf(useUp)})) as used_up,
        count(*) filter (where mark like 'food:%' and mark <> all(${facetsOf(there)})) as missing
      from unnest(recipe.facets) mark) counted
    where ${sql.join([sql`counted.used > 0`, ...filtersOf(request)], sql` and `)}
    order by score desc, recipe.id limit ${inspirationLimits.results}`);
  return found;
}

const firstOf = ({ from, where, order }: Part): SQL => sql`
  select ${columns}
  from ${from} where ${where} order by ${order} limit ${maxLookedAt}`;

function byIndex(
  { from, where }: Part,
  keys: ReadonlySet<string>,
  request: CandidatesRequest,
): SQL {
  const wanted = [where, sql`recipe.facets && ${facetsOf(keys)}`, ...filtersOf(request)];
  return sql`
    select ${columns} from ${from} where ${sql.join(wanted, sql` and `)} limit ${maxLookedUp}`;
}

function filtersOf({ course, maxMinutes }: CandidatesRequest): SQL[] {
  return [
    course !== undefined && sql`recipe.facets @> array[${facet('course', course)}]`,
    maxMinutes !== undefined &&
      sql`(recipe.ready_minutes is null or recipe.ready_minutes <= ${maxMinutes})`,
  ].filter((condition) => condition !== false);
}

const columns = sql`recipe.id, recipe.facets, recipe.ready_minutes`;

function partsOf({ userId, from }: CandidatesRequest): Part[] {
  const parts: Record<NonNullable<CandidatesRequest['from']>, Part> = {
    own: own(userId),
    saved: among(savedBy(userId), userId),
    household: among(sharedWithHouseholdsOf(userId), userId),
    public: listed(userId),
  };
  if (from !== undefined) return [parts[from]];
  return [parts.own, among(sharedWith(userId), userId), parts.public];
}

const own = (userId: string): Part => ({
  from: sql`${recipes} recipe`,
  where: sql`recipe.owner_id = ${userId} and recipe.deleted_at is null`,
  order: sql`recipe.created_at desc, recipe.id desc`,
});

/** Recipes of others, named by a few rows: looked up one by one. */
const among = (ids: SQL, userId: string): Part => ({
  from: sql`${ids} named
    cross join lateral (select * from ${recipes} where id = named.recipe_id offset 0) recipe`,
  where: sql`recipe.owner_id <> ${userId} and recipe.deleted_at is null`,
  order: sql`recipe.created_at desc, recipe.id desc`,
});

const savedBy = (userId: string): SQL => sql`(
  select recipe_id from ${recipeSaves} where user_id = ${userId})`;

/** Closed and deleted households too: whether the person may read it is checked for each in the end. */
const sharedWithHouseholdsOf = (userId: string): SQL => sql`(
  select distinct shared.recipe_id from ${recipeHouseholds} shared
  join ${householdMembers} member
    on member.household_id = shared.household_id and member.user_id = ${userId})`;

const listed = (userId: string): Part => ({
  from: sql`${recipes} recipe`,
  where: sql`recipe.is_listed and recipe.deleted_at is null and recipe.owner_id <> ${userId}
    and ${isForReader(currentLanguage())}`,
  order: sql`recipe.rating_score desc, recipe.id desc`,
});

const facetsOf = (keys: ReadonlySet<string>): SQL =>
  sql`${sql.param([...keys].map((key) => `food:${key}`))}::text[]`;

/** Of each part, before the index is used. */
const maxLookedAt = 2_000;
/** Below this number the index is used; less than one query returns. */
const enough = inspirationLimits.results / 2;
const maxLookedUp = 500;
