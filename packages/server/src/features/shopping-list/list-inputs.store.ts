/**
 * Everything a shopping list is computed from: the plan's meals, their recipes, the ticks, and what its
 * owner's food settings. One statement reads it all, another only its version.
 */
import { sql, type SQL } from 'drizzle-orm';
import type { SplitOnWire } from '@saltbush/contract/shopping-list';
import type { Aisle } from '@saltbush/recipe-parser/foods';
import type { Ingredient, Measures } from '@saltbush/recipe-parser/recipe';
import type { ListAmount } from '@saltbush/domain/shopping-list/shopping-line';
import type { Pool } from 'pg';
import { namedStatement } from '../../platform/db/named-statement';
import type { SessionClaim } from '../../platform/http/session';
import { claimValues, isSessionOpen } from '../accounts';
import { planHouseholdOf, type PlanHouseholdRow } from '../households';
import { households } from '../households/households.tables';
import { mealPlanEntries, mealPlans } from '../meal-plans/meal-plans.tables';
import { isReadableByPlanOwner } from '../recipe-access';
import { recipeIngredients, recipes } from '../recipes/recipes.tables';
import {
  shoppingAisleCorrections,
  shoppingListTicks,
  shoppingSplits,
  shoppingStaples,
} from './shopping-list.tables';

export interface ListInputs {
  id: string;
  /** Of exactly these inputs. */
  version: string;
  startDate: string;
  endDate: string;
  revision: number;
  meals: { recipeId: string; quantity: number; date: string }[];
  recipes: PlannedRecipe[];
  ticks: { lineKey: string; covered: ListAmount[] }[];
  corrections: { key: string; aisle: Aisle }[];
  stapleKeys: string[];
  splits: SplitOnWire[];
}

export interface PlannedRecipe {
  id: string;
  revision: number;
  title: string;
  serves: number;
  measures: Measures;
  /** Null when the caller already has this revision. */
  ingredients: Ingredient[] | null;
}

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
  return presentVersion(await versionOfPlan.run(statementPool, { planId, ...claimValues(claim) }));
}

/** @param week `startDate` is a Monday; without a household, of the person who asks */
export async function readListVersionOfWeek(
  statementPool: Pool,
  { startDate, householdId }: { startDate: string; householdId: string | undefined },
  claim: SessionClaim,
): Promise<ListVersionRead> {
  const statement = householdId === undefined ? versionOfWeek : versionOfHouseholdWeek;
  const values = { startDate, householdId, ...claimValues(claim) };
  return presentVersion(await statement.run(statementPool, values));
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

/** @example recipeKey({ id, revision: 3 }) // '0190…:3' */
export const recipeKey = ({ id, revision }: { id: string; revision: number }) =>
  `${id}:${revision}`;

/** Only what the plan's owner may read, as everywhere. */
const isPlanned = sql`recipe.id in (
    select entry.recipe_id from ${mealPlanEntries} entry where entry.plan_id = ${mealPlans}.id)
  and recipe.deleted_at is null and ${isReadableByPlanOwner(sql`${mealPlans}.owner_id`, sql`recipe`)}`;

/** The recipes of the plan, by `recipeKey`. */
const planned = sql`(
  select coalesce(array_agg(recipe.id || ':' || recipe.revision order by recipe.id), '{}') as keys
  from ${recipes} recipe where ${isPlanned}) planned`;

/** Hashes every input, so that no writer of any of them has to remember to announce a change. */
const version = sql<string>`md5(concat_ws('|',
  ${mealPlans}.revision,
  (select string_agg(concat_ws(' ', entry.recipe_id, entry.quantity, entry.date), ','
      order by entry.date, entry.position, entry.id)
    from ${mealPlanEntries} entry where entry.plan_id = ${mealPlans}.id),
  array_to_string(planned.keys, ','),
  (select string_agg(tick.line_key || tick.covered, ',' order by tick.line_key)
    from ${shoppingListTicks} tick where tick.plan_id = ${mealPlans}.id),
  (select string_agg(correction.food_key || ' ' || correction.aisle, ',' order by correction.food_key)
    from ${shoppingAisleCorrections} correction
    where correction.owner_id = ${mealPlans}.owner_id),
  (select string_agg(staple.food_key, ',' order by staple.food_key)
    from ${shoppingStaples} staple where staple.owner_id = ${mealPlans}.owner_id),
  (select string_agg(split.kind || ' ' || split.line_key, ',' order by split.kind, split.line_key)
    from ${shoppingSplits} split where split.owner_id = ${mealPlans}.owner_id)))`;

type VersionRow = [
  isOpen: boolean,
  household: PlanHouseholdRow | null,
  id: string | null,
  ...rest: [string, string, string[]],
];

/** One row, also when there is no such plan: the session is read all the same. */
const selectVersion = ({ household, from }: { household: SQL; from: SQL }): SQL => sql`
  select ${isSessionOpen}, ${household}, plan.* from (select) one ${from}`;

const planWhere = (isAsked: SQL): SQL => sql`left join lateral (
  select ${mealPlans.id}, ${mealPlans.ownerId}, ${version}, planned.keys
  from ${mealPlans} cross join lateral ${planned}
  where ${isAsked}) plan on true`;

const householdOfAsker = planHouseholdOf(sql.placeholder('claimedUserId'));

const versionOfPlan = namedStatement<VersionRow>(
  'shopping_list_version_of_plan',
  selectVersion({
    household: householdOfAsker,
    from: sql`${planWhere(sql`${mealPlans.id} = ${sql.placeholder('planId')}`)}
      left join ${households} on ${households.id} = plan.owner_id`,
  }),
);

const versionOfWeek = namedStatement<VersionRow>(
  'shopping_list_version_of_week',
  selectVersion({
    household: sql`null`,
    from: planWhere(sql`${mealPlans.ownerId} = ${sql.placeholder('claimedUserId')}
      and ${mealPlans.startDate} = ${sql.placeholder('startDate')}`),
  }),
);

/** The household also when nothing is planned: whether one may ask does not depend on it. */
const versionOfHouseholdWeek = namedStatement<VersionRow>(
  'shopping_list_version_of_household_week',
  selectVersion({
    household: householdOfAsker,
    from: sql`left join ${households} on ${households.id} = ${sql.placeholder('householdId')}
      ${planWhere(sql`${mealPlans.ownerId} = ${households.id}
        and ${mealPlans.startDate} = ${sql.placeholder('startDate')}`)}`,
  }),
);

function presentVersion([row]: VersionRow[]): ListVersionRead {
  const [isOpen, household, id, ownerId, listVersion, recipeKeys] = row!;
  const plan =
    id === null ? undefined : { id, ownerId, household, version: listVersion, recipeKeys };
  return { isOpen, household, plan };
}

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
          'recipeId', entry.recipe_id, 'quantity', entry.quantity, 'date', entry.date
        ) order by entry.date, entry.position, entry.id), '[]')
        from ${mealPlanEntries} entry
        where entry.plan_id = ${mealPlans}.id and entry.recipe_id is not null),
      'recipes', (
        select coalesce(json_agg(json_build_object(
          'id', recipe.id, 'revision', recipe.revision, 'title', recipe.title,
          'serves', recipe.serves, 'measures', recipe.measures,
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
          'lineKey', tick.line_key, 'covered', tick.covered
        )), '[]')
        from ${shoppingListTicks} tick where tick.plan_id = ${mealPlans}.id),
      'corrections', (
        select coalesce(json_agg(json_build_object(
          'key', correction.food_key, 'aisle', correction.aisle
        )), '[]')
        from ${shoppingAisleCorrections} correction
        where correction.owner_id = ${mealPlans}.owner_id),
      'stapleKeys', (
        select coalesce(json_agg(staple.food_key), '[]')
        from ${shoppingStaples} staple where staple.owner_id = ${mealPlans}.owner_id),
      'splits', (
        select coalesce(json_agg(json_build_object('kind', split.kind, 'key', split.line_key)), '[]')
        from ${shoppingSplits} split where split.owner_id = ${mealPlans}.owner_id))
    from ${mealPlans} cross join lateral ${planned}
    where ${mealPlans.id} = ${sql.placeholder('planId')}`,
);
