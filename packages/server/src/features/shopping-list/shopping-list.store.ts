/**
 * The list's own data are the ticks and what a person said of foods; what is needed is read from the
 * plan, all in one query.
 */
import { and, eq, like, notInArray, sql } from 'drizzle-orm';
import { AppError } from '@saltbush/contract/errors';
import { shoppingListLimits, type SplitOnWire } from '@saltbush/contract/shopping-list';
import type { Aisle } from '@saltbush/domain/foods/aisle';
import type { ListAmount, ListRecipe } from '@saltbush/domain/shopping-list/shopping-line';
import { isSplitKey, splitKey } from '@saltbush/domain/shopping-list/splits';
import type { Authorized } from '../../platform/authorized';
import type { Db } from '../../platform/db/connect';
import { prepared } from '../../platform/db/prepared';
import { mealPlanEntries, mealPlans } from '../meal-plans/meal-plans.tables';
import { isReadableBy } from '../recipes';
import { recipeIngredients, recipes } from '../recipes/recipes.tables';
import {
  shoppingAisleCorrections,
  shoppingListTicks,
  shoppingSplits,
  shoppingStaples,
} from './shopping-list.tables';

export type NeedsRow = NonNullable<Awaited<ReturnType<typeof findNeeds>>>;

/** What a plan asks for, and what of it is ticked. */
export async function findNeeds(db: Db, planId: string) {
  const [needs] = await needsOfPlan(db).execute({ planId });
  return needs;
}

/** `startDate` is a Monday. */
export async function findNeedsOfWeek(db: Db, ownerId: string, startDate: string) {
  const [needs] = await needsOfWeek(db).execute({ ownerId, startDate });
  return needs;
}

export interface Tick {
  lineKey: string;
  covered: readonly ListAmount[];
  now: Date;
}

export async function keepTick(
  db: Db,
  plan: Authorized<TickedPlan>,
  { lineKey, covered, now }: Tick,
): Promise<void> {
  if ((await countTicks(db, plan)) >= shoppingListLimits.ticks) {
    throw new AppError('VALIDATION_FAILED', [
      { field: 'line', message: 'This list has no room for more ticks' },
    ]);
  }
  await db.transaction(async (tx) => {
    await forgetJoinedTicks(tx, plan, lineKey);
    await tx
      .insert(shoppingListTicks)
      .values({ planId: plan.id, lineKey, covered, tickedAt: now })
      .onConflictDoUpdate({
        target: [shoppingListTicks.planId, shoppingListTicks.lineKey],
        set: { covered, tickedAt: now },
      });
  });
}

export async function removeTick(db: Db, plan: Authorized<TickedPlan>, lineKey: string) {
  await db.transaction(async (tx) => {
    await forgetJoinedTicks(tx, plan, lineKey);
    await tx
      .delete(shoppingListTicks)
      .where(and(eq(shoppingListTicks.planId, plan.id), eq(shoppingListTicks.lineKey, lineKey)));
  });
}

type TickedPlan = { id: string; ownerId: string };

/** What was ticked while it stood apart counts for the joined line, until that is ticked itself. */
async function forgetJoinedTicks(db: Db, plan: TickedPlan, lineKey: string): Promise<void> {
  if (isSplitKey(lineKey)) return;
  const { planId, lineKey: tickedKey } = shoppingListTicks;
  const stillApart = db
    .select({ key: shoppingSplits.lineKey })
    .from(shoppingSplits)
    .where(and(eq(shoppingSplits.ownerId, plan.ownerId), eq(shoppingSplits.kind, 'wording')));
  await db
    .delete(shoppingListTicks)
    .where(
      and(
        eq(planId, plan.id),
        like(tickedKey, `${splitKey(lineKey, '')}%`),
        notInArray(tickedKey, stillApart),
      ),
    );
}

async function countTicks(db: Db, plan: Authorized<{ id: string }>): Promise<number> {
  return db.$count(shoppingListTicks, eq(shoppingListTicks.planId, plan.id));
}

const plannedRecipes = sql`(
  select entry.recipe_id from ${mealPlanEntries} entry where entry.plan_id = ${mealPlans}.id)`;

const selectNeeds = (db: Db) =>
  db
    .select({
      id: mealPlans.id,
      ownerId: mealPlans.ownerId,
      startDate: mealPlans.startDate,
      endDate: mealPlans.endDate,
      revision: mealPlans.revision,
      meals: sql<{ recipeId: string; quantity: number; date: string }[]>`(
        select coalesce(json_agg(json_build_object(
          'recipeId', entry.recipe_id, 'quantity', entry.quantity, 'date', entry.date
        ) order by entry.date, entry.position, entry.id), '[]')
        from ${mealPlanEntries} entry
        where entry.plan_id = ${mealPlans}.id and entry.recipe_id is not null)`,
      // Only what the person may read, as everywhere.
      recipes: sql<ListRecipe[]>`(
        select coalesce(json_agg(json_build_object(
          'id', recipe.id, 'title', recipe.title, 'serves', recipe.serves,
          'measures', recipe.measures,
          'ingredients', (
            select coalesce(json_agg(json_build_object(
              'name', line.name, 'amount', line.amount, 'unit', line.unit,
              'note', coalesce(line.note, '')
            ) order by line.position), '[]')
            from ${recipeIngredients} line where line.recipe_id = recipe.id)
        )), '[]')
        from ${recipes} recipe
        where recipe.id in ${plannedRecipes} and recipe.deleted_at is null
          and ${isReadableBy(sql`${mealPlans}.owner_id`, sql`recipe`)})`,
      ticks: sql<{ lineKey: string; covered: ListAmount[] }[]>`(
        select coalesce(json_agg(json_build_object(
          'lineKey', tick.line_key, 'covered', tick.covered
        )), '[]')
        from ${shoppingListTicks} tick where tick.plan_id = ${mealPlans}.id)`,
      corrections: sql<{ key: string; aisle: Aisle }[]>`(
        select coalesce(json_agg(json_build_object(
          'key', correction.food_key, 'aisle', correction.aisle
        )), '[]')
        from ${shoppingAisleCorrections} correction
        where correction.owner_id = ${mealPlans}.owner_id)`,
      stapleKeys: sql<string[]>`(
        select coalesce(json_agg(staple.food_key), '[]')
        from ${shoppingStaples} staple where staple.owner_id = ${mealPlans}.owner_id)`,
      splits: sql<SplitOnWire[]>`(
        select coalesce(json_agg(json_build_object('kind', split.kind, 'key', split.line_key)), '[]')
        from ${shoppingSplits} split where split.owner_id = ${mealPlans}.owner_id)`,
    })
    .from(mealPlans);

const needsOfPlan = prepared((db) =>
  selectNeeds(db)
    .where(eq(mealPlans.id, sql.placeholder('planId')))
    .prepare('shopping_needs_of_plan'),
);

const needsOfWeek = prepared((db) =>
  selectNeeds(db)
    .where(
      and(
        eq(mealPlans.ownerId, sql.placeholder('ownerId')),
        eq(mealPlans.startDate, sql.placeholder('startDate')),
      ),
    )
    .prepare('shopping_needs_of_week'),
);
