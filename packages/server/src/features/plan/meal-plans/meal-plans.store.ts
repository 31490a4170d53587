/** Reading meal plans: a plan and its entries come in one query. */
import { and, asc, eq, gte, lte, sql } from 'drizzle-orm';
import { timeZoneOr } from '@saltbush/domain/account/households/stand-in-time-zone';
import {
  mondayOf,
  mondaysAnywhere,
  todayIn,
  type PlainDate,
} from '@saltbush/domain/plan/days/week';
import type { Db } from '../../../platform/db/connect';
import { prepared } from '../../../platform/db/prepared';
import { chosenTimeZoneOf, planHouseholdOf } from '../../account/households';
import { households } from '../../../schema/households';
import { isReadableByPlanOwner } from '../../access/recipe-access';
import { recipes } from '../../../schema/recipes';
import { mealPlanEntries, mealPlans } from '../../../schema/meal-plans';

/** As PostgreSQL writes a row into JSON. */
export interface EntryRow {
  id: string;
  date: PlainDate;
  meal: string;
  recipeId: string | null;
  note: string | null;
  quantity: number;
  leftoverOf: string | null;
  orderKey: string;
}

export type PlanRow = NonNullable<Awaited<ReturnType<typeof findPlan>>>;
export type PlanOwnershipRow = NonNullable<Awaited<ReturnType<typeof findPlanOwnership>>>;

/** @param asked `viewerId` of the person whose permission its `household` has */
export async function findPlan(db: Db, asked: { id: string; viewerId: string }) {
  const [plan] = await planById(db).execute(asked);
  return plan;
}

/** @param asked `startDate` is a Monday, `ownerId` of a person or a household */
export async function findPlanOfWeek(
  db: Db,
  asked: { ownerId: string; viewerId: string; startDate: PlainDate },
) {
  const [plan] = await planOfWeek(db).execute(asked);
  return plan;
}

/** Of the week that it is where the owner lives. Their zone comes with the plans, so both weeks are read while two begin. */
export async function findCurrentPlan(
  db: Db,
  { now, ...asked }: { ownerId: string; viewerId: string; now: Date },
): Promise<PlanRow | undefined> {
  const plans = await currentPlans(db).execute({ ...asked, startDates: mondaysAnywhere(now) });
  return plans.find(
    ({ timeZone, startDate }) => startDate === mondayOf(todayIn(now, timeZoneOr(timeZone))),
  );
}

/** Plans whose week starts between two Mondays, both included, earliest first. */
export async function listPlans(
  db: Db,
  {
    ownerId,
    viewerId,
    from,
    to,
  }: { ownerId: string; viewerId: string; from: PlainDate; to: PlainDate },
) {
  return selectPlan(db, viewerId)
    .where(
      and(
        eq(mealPlans.ownerId, ownerId),
        gte(mealPlans.startDate, from),
        lte(mealPlans.startDate, to),
      ),
    )
    .orderBy(asc(mealPlans.startDate));
}

/** What decides who may do what, and which days the plan has. */
export async function findPlanOwnership(db: Db, asked: { id: string; viewerId: string }) {
  const [ownership] = await ownershipOf(db).execute(asked);
  return ownership;
}

/** Of the plan in the same query: the owner's entries of the week that were not removed. */
const isEntryOfPlan = sql`entry.owner_id = ${mealPlans}.owner_id
  and entry.date between ${mealPlans}.start_date and ${mealPlans}.end_date and not entry.is_deleted`;

/**
 * The entries people see, in no order. A recipe that was deleted, or that the plan's owner may no longer read, takes
 * its entries out of sight; brought back before the next save, it brings them back.
 */
const visibleEntries = sql<EntryRow[]>`(
  select coalesce(json_agg(json_build_object(
    'id', entry.id, 'date', entry.date, 'meal', entry.meal,
    'recipeId', entry.recipe_id, 'note', entry.note, 'quantity', entry.quantity,
    'leftoverOf', entry.leftover_of, 'orderKey', entry.order_key
  )), '[]')
  from ${mealPlanEntries} entry
  left join ${recipes} recipe on recipe.id = entry.recipe_id
  where ${isEntryOfPlan} and (
    entry.recipe_id is null or (
      recipe.deleted_at is null and ${isReadableByPlanOwner(sql`${mealPlans}.owner_id`, sql`recipe`)}
    )
  ))`;

const viewerId = sql.placeholder('viewerId');

const selectPlan = (db: Db, viewer: unknown = viewerId) =>
  db
    .select({
      id: mealPlans.id,
      ownerId: mealPlans.ownerId,
      timeZone: chosenTimeZoneOf(mealPlans.ownerId),
      household: planHouseholdOf(viewer),
      name: mealPlans.name,
      startDate: mealPlans.startDate,
      endDate: mealPlans.endDate,
      revision: mealPlans.revision,
      createdAt: mealPlans.createdAt,
      updatedAt: mealPlans.updatedAt,
      entries: visibleEntries,
    })
    .from(mealPlans)
    .leftJoin(households, eq(households.id, mealPlans.ownerId));

const planById = prepared((db) =>
  selectPlan(db)
    .where(eq(mealPlans.id, sql.placeholder('id')))
    .prepare('meal_plan_by_id'),
);

const planOfWeek = prepared((db) =>
  selectPlan(db)
    .where(
      and(
        eq(mealPlans.ownerId, sql.placeholder('ownerId')),
        eq(mealPlans.startDate, sql.placeholder('startDate')),
      ),
    )
    .prepare('meal_plan_of_week'),
);

const currentPlans = prepared((db) =>
  selectPlan(db)
    .where(
      and(
        eq(mealPlans.ownerId, sql.placeholder('ownerId')),
        sql`${mealPlans.startDate} = any(${sql.placeholder('startDates')}::date[])`,
      ),
    )
    .prepare('meal_plan_current'),
);

const ownershipOf = prepared((db) =>
  db
    .select({
      id: mealPlans.id,
      ownerId: mealPlans.ownerId,
      timeZone: chosenTimeZoneOf(mealPlans.ownerId),
      household: planHouseholdOf(viewerId),
      startDate: mealPlans.startDate,
    })
    .from(mealPlans)
    .leftJoin(households, eq(households.id, mealPlans.ownerId))
    .where(eq(mealPlans.id, sql.placeholder('id')))
    .prepare('meal_plan_ownership'),
);
