/**
 * The rows of a plan owner that the list of some days is made of, and their version: of every input, the counter of the
 * owner's changes and the recipes as they are and as they may be read, so that no writer of any of them has to remember
 * to announce a change.
 */
import { sql, type SQL } from 'drizzle-orm';
import type { Pool } from 'pg';
import { timeZoneOr } from '@saltbush/domain/account/households/stand-in-time-zone';
import type { TimeZone } from '@saltbush/domain/account/households/time-zone';
import { isInRange, sevenDaysFrom, type DayRange } from '@saltbush/domain/plan/days/day-range';
import { mondaysAnywhere, todayIn, type PlainDate } from '@saltbush/domain/plan/days/week';
import type { Row } from '@saltbush/domain/plan/rows/rows';
import { namedStatement, type Connection } from '../../../platform/db/named-statement';
import type { SessionClaim } from '../../../platform/http/session';
import { claimValues, isSessionOpen } from '../../account/accounts';
import {
  chosenCountryOf,
  chosenTimeZoneOf,
  planHouseholdOf,
  type PlanHouseholdRow,
} from '../../account/households';
import { households } from '../../../schema/households';
import { mealPlans, planOwners } from '../../../schema/meal-plans';
import { isReadableByPlanOwner } from '../../access/recipe-access';
import { withSubRecipes } from '../../../schema/recipe/sub-recipes';
import { recipes } from '../../../schema/recipes';
import {
  listRowsOfWeeks,
  recipeIdsOfWeeks,
  rowsOfPurchases,
  weeksBefore,
  weeksOfDays,
} from '../sync';

export interface ListVersion {
  ownerId: string;
  household: PlanHouseholdRow | null;
  /** That the owner has chosen. */
  timeZone: TimeZone | null;
  /** Likewise. */
  country: string | null;
  days: DayRange;
  today: PlainDate;
  /** Of the week that the days are; null while nothing is planned in it, and of other days. */
  plan: { id: string; revision: number } | null;
  version: string;
}

/** A list, and whether the session that is claimed is open. */
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

interface DaysAsked {
  /** If absent, the week that it is now where the owner lives. */
  days: DayRange | undefined;
  /** If absent, of the person who asks. */
  householdId: string | undefined;
  now: Date;
}

/** The zone is known with the lists alone, so both weeks are read while two begin. */
export async function readListVersionOfDays(
  connections: Connection,
  { days, householdId, now }: DaysAsked,
  claim: SessionClaim,
): Promise<ListVersionRead> {
  const statement = householdId === undefined ? versionOfDays : versionOfHouseholdDays;
  const asked = days ? [days] : mondaysAnywhere(now).map(sevenDaysFrom);
  const rows = await statement.run(connections, {
    from: asked.map(({ from }) => from),
    to: asked.map(({ to }) => to),
    householdId,
    ...claimValues(claim),
  });
  const lists = rows.map((row) => presentVersion(row, now));
  const isNow = ({ list }: ListVersionRead) => list && isInRange(list.today, list.days);
  return (days ? undefined : lists.find(isNow)) ?? lists[0]!;
}

export interface ListRows {
  rows: Row[];
  /** Of other weeks, which say what is left of earlier purchases; some may be among `rows` too. */
  earlier: Row[];
  /** Of the recipes that these rows name and the owner may have, and of those in them. */
  revisions: ReadonlyMap<string, number>;
  /** Of the same snapshot as the rows. */
  version: string;
}

export async function readListRows(
  statementPool: Pool,
  { ownerId, days }: Pick<ListVersion, 'ownerId' | 'days'>,
): Promise<ListRows> {
  const [row] = await rowsOfList.run(statementPool, { ownerId, ...days });
  const [rows, earlier, revisions, version] = row!;
  return {
    rows: rows ?? [],
    earlier: earlier ?? [],
    revisions: new Map(Object.entries(revisions ?? {})),
    version,
  };
}

type VersionRow = [
  isOpen: boolean,
  household: PlanHouseholdRow | null,
  /** That the owner has chosen. */
  timeZone: TimeZone | null,
  country: string | null,
  from: PlainDate | null,
  to: PlainDate | null,
  ownerId: string | null,
  planId: string | null,
  revision: number | null,
  version: string,
];

function presentVersion(row: VersionRow, now: Date): ListVersionRead {
  const [isOpen, household, timeZone, country, from, to, ownerId, planId, revision, version] = row;
  if (from === null || to === null || ownerId === null)
    return { isOpen, household, list: undefined };
  const plan = planId === null ? null : { id: planId, revision: revision! };
  const today = todayIn(now, timeZoneOr(timeZone));
  return {
    isOpen,
    household,
    list: { ownerId, household, timeZone, country, days: { from, to }, today, plan, version },
  };
}

/** Their revisions by id. Only what the plan's owner may read, as everywhere; with the recipes in them. */
const recipesOf = (ownerId: SQL): SQL => sql`
  select json_object_agg(recipe.id, recipe.revision order by recipe.id) as revisions
  from ${recipes} recipe
  where recipe.id = any(${withSubRecipes(sql`array(
      ${recipeIdsOfWeeks(ownerId)} union all ${recipeIdsOfWeeks(ownerId, 'earlier')})`)})
    and recipe.deleted_at is null and ${isReadableByPlanOwner(ownerId, sql`recipe`)}`;

const versionOf = (ownerId: SQL): SQL => sql`md5(concat_ws('|',
  ${ownerId}, asked."from", asked."to", plan.id, plan.revision,
  chosen.country, chosen.time_zone,
  (select owner.version from ${planOwners} owner where owner.id = ${ownerId}),
  named.revisions))`;

/**
 * To join: what the owner has chosen, the plan of the week that the days are, the weeks that their list is of, those before
 * that leave something, and the recipes of all of them. `offset 0` has each computed once, and not wherever it is named.
 */
const planAndWeeksOf = (ownerId: SQL): SQL => sql`
  left join lateral (
    select ${chosenTimeZoneOf(ownerId)} as time_zone, ${chosenCountryOf(ownerId)} as country offset 0
  ) chosen on true
  left join ${mealPlans} plan on plan.owner_id = ${ownerId}
    and plan.start_date = asked."from" and plan.end_date = asked."to"
  left join lateral (
    ${weeksOfDays(ownerId, { from: sql`asked."from"`, to: sql`asked."to"` })} offset 0
  ) weeks on true
  left join lateral (${weeksBefore(ownerId, { from: sql`asked."from"` })} offset 0) earlier on true
  left join lateral (${recipesOf(ownerId)} offset 0) named on true`;

type VersionParts = Record<'ownerId' | 'household' | 'from', SQL>;

/** One row for each list asked for, also when there is none: the session is read all the same. */
const selectVersion = ({ ownerId, household, from }: VersionParts) => sql`select
    ${isSessionOpen}, ${household}, chosen.time_zone, chosen.country,
    asked."from"::text, asked."to"::text, ${ownerId}, plan.id, plan.revision, ${versionOf(ownerId)}
  from (select) one ${from}`;

const householdOfViewer = planHouseholdOf(sql.placeholder('claimedUserId'));
const claimedUserId = sql`${sql.placeholder('claimedUserId')}::uuid`;
const daysAsked = sql`cross join unnest(
  ${sql.placeholder('from')}::date[], ${sql.placeholder('to')}::date[]) asked ("from", "to")`;

const versionOfPlan = namedStatement<VersionRow>(
  'shopping_list_version_of_plan',
  selectVersion({
    ownerId: sql`asked.owner_id`,
    household: householdOfViewer,
    from: sql`left join (
        select plan.owner_id, plan.start_date as "from", plan.end_date as "to" from ${mealPlans} plan
        where plan.id = ${sql.placeholder('planId')}
      ) asked on true
      left join ${households} on ${households.id} = asked.owner_id
      ${planAndWeeksOf(sql`asked.owner_id`)}`,
  }),
);

const versionOfDays = namedStatement<VersionRow>(
  'shopping_list_version_of_days',
  selectVersion({
    ownerId: claimedUserId,
    household: sql`null`,
    from: sql`${daysAsked} ${planAndWeeksOf(claimedUserId)}`,
  }),
);

/** The household also when nothing is planned: whether one may ask does not depend on it. */
const versionOfHouseholdDays = namedStatement<VersionRow>(
  'shopping_list_version_of_household_days',
  selectVersion({
    ownerId: sql`${households.id}`,
    household: householdOfViewer,
    from: sql`${daysAsked}
      left join ${households} on ${households.id} = ${sql.placeholder('householdId')}
      ${planAndWeeksOf(sql`${households.id}`)}`,
  }),
);

const ownerAsked = sql`${sql.placeholder('ownerId')}::uuid`;

type RowsRow = [
  rows: Row[] | null,
  earlier: Row[] | null,
  revisions: Record<string, number> | null,
  version: string,
];

const rowsOfList = namedStatement<RowsRow>(
  'shopping_list_rows',
  sql`select (select json_agg(found) from (${listRowsOfWeeks(ownerAsked)}) found),
      case when earlier.first <= earlier.last
        then (select json_agg(found) from (${rowsOfPurchases(ownerAsked)}) found) end,
      named.revisions, ${versionOf(ownerAsked)}
    from (values (${sql.placeholder('from')}::date, ${sql.placeholder('to')}::date)) asked ("from", "to")
    ${planAndWeeksOf(ownerAsked)}`,
);
