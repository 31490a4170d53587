/** Reading meal plans: a plan and its entries come in one query. */
import { and, asc, eq, gte, lte, sql } from 'drizzle-orm';
import type { PlainDate } from '@saltbush/domain/meal-plans/week';
import type { Db } from '../../platform/db/connect';
import { prepared } from '../../platform/db/prepared';
import { isReadableBy } from '../recipes';
import { recipes } from '../recipes/recipes.tables';
import { mealPlanEntries, mealPlans } from './meal-plans.tables';

/** As PostgreSQL writes a row into JSON. */
export interface EntryRow {
  id: string;
  date: PlainDate;
  meal: string;
  recipeId: string | null;
  note: string | null;
  quantity: number;
}

export type PlanRow = NonNullable<Awaited<ReturnType<typeof findPlan>>>;
export type PlanOwnershipRow = NonNullable<Awaited<ReturnType<typeof findPlanOwnership>>>;

export async function findPlan(db: Db, id: string) {
  const [plan] = await planById(db).execute({ id });
  return plan;
}

/** `startDate` is a Monday. */
export async function findPlanOfWeek(db: Db, ownerId: string, startDate: PlainDate) {
  const [plan] = await planOfWeek(db).execute({ ownerId, startDate });
  return plan;
}

/** Plans whose week starts between two Mondays, both included, earliest first. */
export async function listPlans(
  db: Db,
  { ownerId, from, to }: { ownerId: string; from: PlainDate; to: PlainDate },
) {
  return selectPlan(db)
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
export async function findPlanOwnership(db: Db, id: string) {
  const [ownership] = await ownershipOf(db).execute({ id });
  return ownership;
}

/**
 * The entries people see. A recipe that was deleted, or that they may no longer read, takes its
 * entries out of sight; brought back before the next save, it brings them back.
 */
const visibleEntries = sql<EntryRow[]>`(
  select coalesce(json_agg(json_build_object(
    'id', entry.id, 'date', entry.date, 'meal', entry.meal,
    'recipeId', entry.recipe_id, 'note', entry.note, 'quantity', entry.quantity
  ) order by entry.date, entry.position, entry.id), '[]')
  from ${mealPlanEntries} entry
  left join ${recipes} recipe on recipe.id = entry.recipe_id
  where entry.plan_id = ${mealPlans}.id and (
    entry.recipe_id is null or (
      recipe.deleted_at is null and ${isReadableBy(sql`${mealPlans}.owner_id`, sql`recipe`)}
    )
  ))`;

const selectPlan = (db: Db) =>
  db
    .select({
      id: mealPlans.id,
      ownerId: mealPlans.ownerId,
      name: mealPlans.name,
      startDate: mealPlans.startDate,
      endDate: mealPlans.endDate,
      revision: mealPlans.revision,
      createdAt: mealPlans.createdAt,
      updatedAt: mealPlans.updatedAt,
      entries: visibleEntries,
    })
    .from(mealPlans);

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

const ownershipOf = prepared((db) =>
  db
    .select({ id: mealPlans.id, ownerId: mealPlans.ownerId, startDate: mealPlans.startDate })
    .from(mealPlans)
    .where(eq(mealPlans.id, sql.placeholder('id')))
    .prepare('meal_plan_ownership'),
);
