/**
 * The rows of a plan owner that the list of a week is made of, and their version: of every input, the counter of the
 * owner's changes and the recipes as they are and as they may be read, so that no writer of any of them has to remember
 * to announce a change.
 */
import { sql, type SQL } from 'drizzle-orm';
import type { Pool } from 'pg';
import { timeZoneOr } from '@saltbush/domain/account/households/stand-in-time-zone';
import type { TimeZone } from '@saltbush/domain/account/households/time-zone';
import {
  mondayOf,
  mondaysAnywhere,
  todayIn,
  type PlainDate,
} from '@saltbush/domain/plan/meal-plans/week';
import type { Row } from '@saltbush/domain/plan/sync/rows';
import { namedStatement } from '../../../platform/db/named-statement';
import type { SessionClaim } from '../../../platform/http/session';
import { claimValues, isSessionOpen } from '../../account/accounts';
import { chosenTimeZoneOf, planHouseholdOf, type PlanHouseholdRow } from '../../account/households';
import { households } from '../../../schema/households';
import { mealPlans, planOwners } from '../../../schema/meal-plans';
import { isReadableByPlanOwner } from '../../access/recipe-access';
import { recipes } from '../../../schema/recipes';
import { listRowsOfWeek, recipeIdsOfWeek } from '../sync';

export interface ListVersion {
  ownerId: string;
  household: PlanHouseholdRow | null;
  week: PlainDate;
  today: PlainDate;
  /** Null while nothing is planned. */
  plan: { id: string; revision: number } | null;
  version: string;
}

/** A week's list, and whether the session that is claimed is open. */
interface ListVersionRead {
  isOpen: boolean;
  /** Whose list it is; null for a person's. */
  household: PlanHouseholdRow | null;
  /** Undefined when there is no such plan, or no such household. */
  list: ListVersion | undefined;
}

export async function readListVersion(
  statementPool: Pool,
  { planId, now }: { planId: string; now: Date },
  claim: SessionClaim,
): Promise<ListVersionRead> {
  const [row] = await versionOfPlan.run(statementPool, { planId, ...claimValues(claim) });
  return presentVersion(row!, now);
}

interface WeekAsked {
  /** A day of it; if absent, the week that it is now where the owner lives. */
  day: PlainDate | undefined;
  /** If absent, of the person who asks. */
  householdId: string | undefined;
  now: Date;
}

/** The zone is known with the lists alone, so both weeks are read while two begin. */
export async function readListVersionOfWeek(
  statementPool: Pool,
  { day, householdId, now }: WeekAsked,
  claim: SessionClaim,
): Promise<ListVersionRead> {
  const statement = householdId === undefined ? versionOfWeek : versionOfHouseholdWeek;
  const weeks = day === undefined ? mondaysAnywhere(now) : [mondayOf(day)];
  const rows = await statement.run(statementPool, { weeks, householdId, ...claimValues(claim) });
  const week = mondayOf(day ?? todayIn(now, timeZoneOr(rows[0]![2])));
  return presentVersion(rows.find(([, , , monday]) => monday === week) ?? rows[0]!, now);
}

export interface ListRows {
  rows: Row[];
  /** Of the same snapshot as the rows. */
  version: string;
}

export async function readListRows(
  statementPool: Pool,
  asked: Pick<ListVersion, 'ownerId' | 'week'>,
): Promise<ListRows> {
  const [row] = await rowsOfList.run(statementPool, { ...asked });
  const [rows, version] = row!;
  return { rows: rows ?? [], version };
}

type VersionRow = [
  isOpen: boolean,
  household: PlanHouseholdRow | null,
  /** That the owner has chosen. */
  timeZone: TimeZone | null,
  week: PlainDate | null,
  ownerId: string | null,
  planId: string | null,
  revision: number | null,
  version: string,
];

function presentVersion(row: VersionRow, now: Date): ListVersionRead {
  const [isOpen, household, timeZone, week, ownerId, planId, revision, version] = row;
  if (week === null || ownerId === null) return { isOpen, household, list: undefined };
  const plan = planId === null ? null : { id: planId, revision: revision! };
  const today = todayIn(now, timeZoneOr(timeZone));
  return { isOpen, household, list: { ownerId, household, week, today, plan, version } };
}

/** Only what the plan's owner may read, as everywhere. */
const recipesOf = (ownerId: SQL, week: SQL): SQL => sql`(
  select string_agg(recipe.id || ':' || recipe.revision, ',' order by recipe.id)
  from ${recipes} recipe
  where recipe.id in (${recipeIdsOfWeek(ownerId, week)})
    and recipe.deleted_at is null and ${isReadableByPlanOwner(ownerId, sql`recipe`)})`;

/** @param plan the row of `meal_plans`, or nothing in its place */
const versionOf = (ownerId: SQL, week: SQL, plan: string): SQL => sql`md5(concat_ws('|',
  ${ownerId}, ${week}, ${sql.raw(plan)}.id, ${sql.raw(plan)}.revision,
  (select owner.version from ${planOwners} owner where owner.id = ${ownerId}),
  ${recipesOf(ownerId, week)}))`;

type VersionParts = Record<'ownerId' | 'week' | 'household' | 'from', SQL>;

/** One row for each week, also when there is no such list: the session is read all the same. */
const selectVersion = ({
  ownerId,
  week,
  household,
  from,
}: VersionParts) => sql`select ${isSessionOpen}, ${household}, ${chosenTimeZoneOf(ownerId)},
    ${week}::text, ${ownerId}, plan.id, plan.revision, ${versionOf(ownerId, week, 'plan')}
  from (select) one ${from}`;

const householdOfViewer = planHouseholdOf(sql.placeholder('claimedUserId'));
const claimedUserId = sql`${sql.placeholder('claimedUserId')}::uuid`;
const weeksAsked = sql`cross join unnest(${sql.placeholder('weeks')}::date[]) asked (week)`;
const planOf = (ownerId: SQL) => sql`left join ${mealPlans} plan
  on plan.owner_id = ${ownerId} and plan.start_date = asked.week`;

const versionOfPlan = namedStatement<VersionRow>(
  'shopping_list_version_of_plan',
  selectVersion({
    ownerId: sql`plan.owner_id`,
    week: sql`plan.start_date`,
    household: householdOfViewer,
    from: sql`left join ${mealPlans} plan on plan.id = ${sql.placeholder('planId')}
      left join ${households} on ${households.id} = plan.owner_id`,
  }),
);

const versionOfWeek = namedStatement<VersionRow>(
  'shopping_list_version_of_week',
  selectVersion({
    ownerId: claimedUserId,
    week: sql`asked.week`,
    household: sql`null`,
    from: sql`${weeksAsked} ${planOf(claimedUserId)}`,
  }),
);

/** The household also when nothing is planned: whether one may ask does not depend on it. */
const versionOfHouseholdWeek = namedStatement<VersionRow>(
  'shopping_list_version_of_household_week',
  selectVersion({
    ownerId: sql`${households.id}`,
    week: sql`asked.week`,
    household: householdOfViewer,
    from: sql`${weeksAsked}
      left join ${households} on ${households.id} = ${sql.placeholder('householdId')}
      ${planOf(sql`${households.id}`)}`,
  }),
);

const ownerAsked = sql`${sql.placeholder('ownerId')}::uuid`;
const weekAsked = sql`${sql.placeholder('week')}::date`;

const rowsOfList = namedStatement<[rows: Row[] | null, version: string]>(
  'shopping_list_rows',
  sql`select
      (select json_agg(found) from (
        ${listRowsOfWeek(ownerAsked, weekAsked)}
      ) found),
      ${versionOf(ownerAsked, weekAsked, 'plan')}
    from (select) one
    left join ${mealPlans} plan on plan.owner_id = ${ownerAsked} and plan.start_date = ${weekAsked}`,
);
