/**
 * Everything a shopping list is computed from: the plan's meals, their recipes, the ticks, and what its
 * owner's food settings. One statement reads it all, another only its version.
 */
import { sql, type SQL } from 'drizzle-orm';
import type { Pool } from 'pg';
import { timeZoneOr } from '@saltbush/domain/households/stand-in-time-zone';
import type { TimeZone } from '@saltbush/domain/households/time-zone';
import {
  mondayOf,
  mondaysAnywhere,
  todayIn,
  type PlainDate,
} from '@saltbush/domain/meal-plans/week';
import { namedStatement } from '../../platform/db/named-statement';
import type { SessionClaim } from '../../platform/http/session';
import { claimValues, isSessionOpen } from '../accounts';
import { chosenTimeZoneOf, planHouseholdOf, type PlanHouseholdRow } from '../households';
import { households } from '../households/households.tables';
import { isEntryOfPlan } from '../meal-plans';
import { mealPlanEntries, mealPlans, planOwners } from '../meal-plans/meal-plans.tables';
import { isReadableByPlanOwner } from '../recipe-access';
import { recipeIngredients, recipes } from '../recipes/recipes.tables';
import { syncRows } from '../sync/sync.tables';
import type { ListInputs } from './list-inputs';

export interface ListVersion {
  id: string;
  ownerId: string;
  household: PlanHouseholdRow | null;
  version: string;
  /** In the form of `recipeKey`. */
  recipeKeys: string[];
}

/** A plan's list, and whether the session that is claimed is open. */
interface ListVersionRead {
  isOpen: boolean;
  /** Whose plan it is, or would be; null for a person's. */
  household: PlanHouseholdRow | null;
  plan: ListVersion | undefined;
}

export async function readListVersion(
  statementPool: Pool,
  planId: string,
  claim: SessionClaim,
): Promise<ListVersionRead> {
  const [row] = await versionOfPlan.run(statementPool, { planId, ...claimValues(claim) });
  return presentVersion(row!);
}

interface WeekAsked {
  /** A day of it; if absent, the week that it is now where the owner lives. */
  day: PlainDate | undefined;
  /** If absent, of the person who asks. */
  householdId: string | undefined;
  now: Date;
}

/** The zone is known with the plans alone, so both weeks are read while two begin. */
export async function readListVersionOfWeek(
  statementPool: Pool,
  { day, householdId, now }: WeekAsked,
  claim: SessionClaim,
): Promise<ListVersionRead> {
  const statement = householdId === undefined ? versionOfWeek : versionOfHouseholdWeek;
  const startDates = day === undefined ? mondaysAnywhere(now) : [mondayOf(day)];
  const rows = await statement.run(statementPool, {
    startDates,
    householdId,
    ...claimValues(claim),
  });
  const [first] = rows;
  const [isOpen, household, timeZone] = first!;
  const week = mondayOf(day ?? todayIn(now, timeZoneOr(timeZone)));
  const row = rows.find(([, , , startDate]) => startDate === week);
  return row ? presentVersion(row) : { isOpen, household, plan: undefined };
}

/**
 * @param knownRecipes `id:revision` of recipes whose ingredients need not be read again
 * @returns with the version that these inputs have, read in the same snapshot
 */
export async function findListInputs(
  statementPool: Pool,
  planId: string,
  knownRecipes: readonly string[],
): Promise<ListInputs | undefined> {
  const [row] = await inputsOfPlan.run(statementPool, { planId, knownRecipes });
  return row?.[0];
}

/** Only what the plan's owner may read, as everywhere. */
const isPlanned = sql`recipe.id in (
    select entry.recipe_id from ${mealPlanEntries} entry where ${isEntryOfPlan})
  and recipe.deleted_at is null and ${isReadableByPlanOwner(sql`${mealPlans}.owner_id`, sql`recipe`)}`;

/** The recipes of the plan, by `recipeKey`. */
const planned = sql`(
  select coalesce(array_agg(recipe.id || ':' || recipe.revision order by recipe.id), '{}') as keys
  from ${recipes} recipe where ${isPlanned}) planned`;

/**
 * Of every input: the counter of the owner's changes, and the recipes as they are and as they may be read, so that
 * no writer of any of them has to remember to announce a change.
 */
const version = sql<string>`md5(concat_ws('|', ${mealPlans}.id, ${mealPlans}.revision,
  (select owner.version from ${planOwners} owner where owner.id = ${mealPlans}.owner_id),
  array_to_string(planned.keys, ',')))`;

type VersionRow = [
  isOpen: boolean,
  household: PlanHouseholdRow | null,
  /** That the owner has chosen. */
  timeZone: TimeZone | null,
  startDate: PlainDate | null,
  id: string | null,
  ...rest: [string, string, string[]],
];

/** One row, also when there is no such plan: the session is read all the same. */
const selectVersion = ({
  household,
  timeZone,
  from,
}: Record<'household' | 'timeZone' | 'from', SQL>) =>
  sql`select ${isSessionOpen}, ${household}, ${timeZone}, plan.* from (select) one ${from}`;

const planWhere = (isAsked: SQL): SQL => sql`left join lateral (
  select ${mealPlans.startDate}::text, ${mealPlans.id}, ${mealPlans.ownerId}, ${version}, planned.keys
  from ${mealPlans} cross join lateral ${planned}
  where ${isAsked}) plan on true`;

const isWeekAsked = sql`${mealPlans.startDate} = any(${sql.placeholder('startDates')}::date[])`;

const householdOfViewer = planHouseholdOf(sql.placeholder('claimedUserId'));

const versionOfPlan = namedStatement<VersionRow>(
  'shopping_list_version_of_plan',
  selectVersion({
    household: householdOfViewer,
    timeZone: sql`null`,
    from: sql`${planWhere(sql`${mealPlans.id} = ${sql.placeholder('planId')}`)}
      left join ${households} on ${households.id} = plan.owner_id`,
  }),
);

const versionOfWeek = namedStatement<VersionRow>(
  'shopping_list_version_of_week',
  selectVersion({
    household: sql`null`,
    timeZone: chosenTimeZoneOf(sql.placeholder('claimedUserId')),
    from: planWhere(sql`${mealPlans.ownerId} = ${sql.placeholder('claimedUserId')}
      and ${isWeekAsked}`),
  }),
);

/** The household also when nothing is planned: whether one may ask does not depend on it. */
const versionOfHouseholdWeek = namedStatement<VersionRow>(
  'shopping_list_version_of_household_week',
  selectVersion({
    household: householdOfViewer,
    timeZone: sql`${households.timeZone}`,
    from: sql`left join ${households} on ${households.id} = ${sql.placeholder('householdId')}
      ${planWhere(sql`${mealPlans.ownerId} = ${households.id}
        and ${isWeekAsked}`)}`,
  }),
);

function presentVersion(row: VersionRow): ListVersionRead {
  const [isOpen, household, , , id, ownerId, listVersion, recipeKeys] = row;
  const plan =
    id === null ? undefined : { id, ownerId, household, version: listVersion, recipeKeys };
  return { isOpen, household, plan };
}

const isFoodOfOwner = sql`food.owner_id = ${mealPlans}.owner_id and food.kind = 'foods'
  and not food.is_deleted`;

/** As in the domain (`meal-plans/leftovers.ts`): the meal is bought with the one that is cooked for it. */
const areLeftovers = (meal: SQL, cooked: SQL): SQL => sql`${meal}.leftover_of = ${cooked}.id
  and ${meal}.owner_id = ${cooked}.owner_id and ${meal}.recipe_id = ${cooked}.recipe_id
  and ${meal}.date >= ${cooked}.date and ${cooked}.leftover_of is null
  and not ${meal}.is_deleted and not ${cooked}.is_deleted`;

const inputsOfPlan = namedStatement<[ListInputs]>(
  'shopping_list_inputs',
  sql`select json_build_object(
      'id', ${mealPlans.id},
      'version', ${version},
      'startDate', ${mealPlans.startDate},
      'endDate', ${mealPlans.endDate},
      'revision', ${mealPlans.revision},
      'meals', (
        select coalesce(json_agg(json_build_object(
          'recipeId', entry.recipe_id, 'date', entry.date,
          'quantity', entry.quantity + (
            select coalesce(sum(later.quantity), 0)
            from ${mealPlanEntries} later where ${areLeftovers(sql`later`, sql`entry`)})
        ) order by entry.date, entry.order_key, entry.id), '[]')
        from ${mealPlanEntries} entry
        where ${isEntryOfPlan} and entry.recipe_id is not null and not exists (
          select from ${mealPlanEntries} cooked where ${areLeftovers(sql`entry`, sql`cooked`)})),
      'recipes', (
        select coalesce(json_agg(json_build_object(
          'id', recipe.id, 'revision', recipe.revision, 'title', recipe.title,
          'measures', recipe.measures,
          'ingredients', case
            when recipe.id || ':' || recipe.revision = any(${sql.placeholder('knownRecipes')}::text[])
            then null
            else (
              select coalesce(json_agg(json_build_object(
                'name', line.name, 'amount', line.amount, 'unit', line.unit,
                'note', coalesce(line.note, ''),
                'section', coalesce(line.section, '')
              ) order by line.position), '[]')
              from ${recipeIngredients} line where line.recipe_id = recipe.id)
            end
        )), '[]')
        from ${recipes} recipe where ${isPlanned}),
      'ticks', (
        select coalesce(json_agg(json_build_object(
          'lineKey', line.fields->'key', 'covered', line.fields->'covered'
        )), '[]')
        from ${syncRows} line
        where line.owner_id = ${mealPlans}.owner_id and line.kind = 'lines'
          and line.id > ${mealPlans}.start_date || '.' and line.id < ${mealPlans}.start_date || '/'
          and line.fields ? 'covered' and not line.is_deleted),
      'corrections', (
        select coalesce(json_agg(json_build_object(
          'key', food.id, 'aisle', food.fields->'aisle'
        )), '[]')
        from ${syncRows} food where ${isFoodOfOwner} and food.fields ? 'aisle'),
      'stapleKeys', (
        select coalesce(json_agg(food.id), '[]')
        from ${syncRows} food where ${isFoodOfOwner} and food.fields @> '{"isStaple": true}'),
      'splits', (
        select coalesce(json_agg(json_build_object('kind', split.kind, 'key', food.id)), '[]')
        from ${syncRows} food
        join (values ('wording', 'isSplit'), ('measures', 'areMeasuresSplit')) split (kind, field)
          on food.fields->split.field = 'true'
        where ${isFoodOfOwner}))
    from ${mealPlans} cross join lateral ${planned}
    where ${mealPlans.id} = ${sql.placeholder('planId')}`,
);
