/**
 * The recipes that may go into a plan, written as JSON by PostgreSQL from what was derived when they were saved:
 * no ingredient is read, and nothing is computed here. Of very many the newest are given, after those that a search or a
 * cookbook in the rules finds.
 */
import { sql } from 'drizzle-orm';
import { magicMenuLimits } from '@saltbush/contract/plan/magic-menu';
import { addDays, type PlainDate } from '@saltbush/domain/plan/days/week';
import type { Pool } from 'pg';
import { jsonObject } from '../../../platform/db/json-object';
import { namedStatement } from '../../../platform/db/named-statement';
import { JsonText } from '../../../platform/json-text';
import { cookLog } from '../../../schema/plan/cook-log';
import { isPlanOwnerOf } from '../../account/households';
import { householdMembers } from '../../../schema/households';
import { mealPlanEntries } from '../../../schema/meal-plans';
import { isReadableByPlanOwner } from '../../access/recipe-access';
import { recipeHouseholds, recipes } from '../../../schema/recipes';
import { reviews } from '../../../schema/book/reviews';
import { favourites, recipeSaves } from '../../../schema/book/saved-recipes';
import type { FoundSource } from './menu-sources';

export interface CandidatesRequest {
  /** Of the plan: this person, or a household. */
  ownerId: string;
  userId: string;
  /** The first of its seven days. */
  week: PlainDate;
  /** What the searches and cookbooks in the rules find. */
  found: readonly FoundSource[];
}

/** @returns the answer of the call, as text */
export async function readCandidates(
  statementPool: Pool,
  { ownerId, userId, week, found }: CandidatesRequest,
): Promise<JsonText> {
  const pairs = found.flatMap(({ source, recipeIds }) => recipeIds.map((id) => ({ source, id })));
  const [row] = await candidates.run(statementPool, {
    ownerId,
    userId,
    from: addDays(week, -longestPastDays),
    week,
    nextWeek: addDays(week, 7),
    to: addDays(week, longestFutureDays),
    foundIds: pairs.map(({ id }) => id),
    foundBy: pairs.map(({ source }) => source),
  });
  const sources = JSON.stringify(found.map(({ source, name }) => ({ source, name })));
  return new JsonText(`{"candidates":[${row?.[0] ?? ''}],"sources":${sources}}`);
}

/** Older plans say nothing about what to cook next. */
const longestPastDays = 400;
const longestFutureDays = 60;

const [ownerId, userId] = [sql.placeholder('ownerId'), sql.placeholder('userId')];
const week = sql`${sql.placeholder('week')}::date`;

/** Whose ratings and favourites count: the person, or the members of the household. */
const people = sql`select ${userId}::uuid as id
  union select user_id from ${householdMembers} where household_id = ${ownerId}::uuid`;

/** Recipes by where they come from; one may be in several. */
const found = sql`select id from ${recipes}
    where owner_id = ${userId} and deleted_at is null
  union select recipe_id from ${recipeSaves} where user_id = ${userId}
  union select recipe_id from ${recipeHouseholds} where household_id = ${ownerId}::uuid`;

/** One without a day is in the week already: it counts as planned just before. */
const planned = sql`select recipe_id,
    max(date) filter (where date < ${week} or (is_undated and date < ${sql.placeholder('nextWeek')}::date)) as before,
    min(date) filter (where date >= ${sql.placeholder('nextWeek')}::date) as after
  from ${mealPlanEntries}
  where owner_id = ${ownerId} and not is_deleted and recipe_id is not null
    and date between ${sql.placeholder('from')}::date and ${sql.placeholder('to')}::date
  group by recipe_id`;

/** Cooked without a plan, or another dish than planned: the latest day of what the person may read. */
const cooked = sql`select recipe_id, max(cooked_on) as last_on
  from ${cookLog}
  where ${isPlanOwnerOf(sql`owner_id`, userId)} and deleted_at is null
    and cooked_on between ${sql.placeholder('from')}::date and ${sql.placeholder('to')}::date
  group by recipe_id`;

/** By which sources each recipe is found. */
const foundBySource = sql`select id, array_agg(source order by source) as sources
  from unnest(${sql.placeholder('foundIds')}::uuid[], ${sql.placeholder('foundBy')}::text[]) pair (id, source)
  group by id`;

const json = jsonObject(
  {
    _id: sql`recipe.id`,
    rating: sql`rated.rating`,
    isFavourite: sql`loved.recipe_id is not null`,
    plannedOn: sql`array_remove(array[planned.before, planned.after, cooked.last_on], null)`,
    isSharedByPlanning: sql`not recipe.is_shared`,
    foundBy: sql`recipe.sources`,
  },
  sql`recipe.menu_json`,
).json;

const candidates = namedStatement<[texts: string | null]>(
  'magic_menu_candidates',
  sql`with people as (${people}),
    recipe as (
      select recipe.id, recipe.created_at, by_source.sources, ${isReadableByPlanOwner(ownerId, sql`recipe`)} as is_shared,
        coalesce(nullif(recipe.menu_json, ''), '"title":' || to_json(recipe.title)::text) as menu_json
      from (${found}) found join ${recipes} recipe on recipe.id = found.id
      left join (${foundBySource}) by_source on by_source.id = recipe.id
      where recipe.deleted_at is null
        and (recipe.owner_id = ${userId} or ${isReadableByPlanOwner(ownerId, sql`recipe`)})
      order by by_source.id is null, recipe.created_at desc, recipe.id desc
      limit ${sql.raw(String(magicMenuLimits.candidates))})
    select string_agg(${json}, ',' order by recipe.created_at desc, recipe.id desc)
    from recipe
    left join (${planned}) planned on planned.recipe_id = recipe.id
    left join (${cooked}) cooked on cooked.recipe_id = recipe.id
    left join (
      select recipe_id, avg(rating)::float8 as rating from ${reviews}
      where user_id in (select id from people) group by recipe_id
    ) rated on rated.recipe_id = recipe.id
    left join (
      select distinct recipe_id from ${favourites} where user_id in (select id from people)
    ) loved on loved.recipe_id = recipe.id`,
);
