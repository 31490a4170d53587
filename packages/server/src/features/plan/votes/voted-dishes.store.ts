/** The dishes that a household is asked about before a week is planned, and what one person said to them. */
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { DishAnswer } from '@saltbush/domain/plan/rows/vote-answers';
import {
  answersIn,
  isOpenRound,
  roundsIn,
  type DishRound,
} from '@saltbush/domain/plan/votes/dish-round';
import type { Db } from '../../../platform/db/connect';
import { syncRows } from '../../../schema/plan/sync';
import { recipes } from '../../../schema/recipes';
import { isReadableByPlanOwner } from '../../access/recipe-access';
import type { LinkOf } from './vote-links.store';

export interface VotedDishRow {
  id: string;
  recipeId: string;
  answer: DishAnswer | undefined;
}

export interface VotedRound extends Pick<DishRound, 'week'> {
  dishes: readonly VotedDishRow[];
}

/** Of the latest open round, in its order, dishes of recipes that the plan may show; undefined when nobody is asked. */
export async function findVotedRound(
  db: Db,
  { ownerId, eaterId, now }: LinkOf & { now: Date },
): Promise<VotedRound | undefined> {
  const rows = await db
    .select({
      kind: syncRows.kind,
      id: syncRows.id,
      fields: syncRows.fields,
      isDeleted: syncRows.isDeleted,
    })
    .from(syncRows)
    .where(
      and(
        eq(syncRows.ownerId, ownerId),
        eq(syncRows.isDeleted, false),
        or(
          eq(syncRows.kind, 'proposedDishes'),
          and(eq(syncRows.kind, 'votes'), sql`${syncRows.id} like ${`%.${eaterId}`}`),
        ),
      ),
    );
  const round = roundsIn(rows).find((one) => isOpenRound(one, now.getTime()));
  if (!round) return undefined;
  const answers = answersIn(rows, round).get(eaterId);
  const shown = await listShown(db, ownerId, round);
  const dishes = round.dishes
    .filter(({ recipeId }) => shown.has(recipeId))
    .map((dish) => ({ ...dish, answer: answers?.get(dish.id) }));
  return { week: round.week, dishes };
}

async function listShown(db: Db, ownerId: string, { dishes }: DishRound): Promise<Set<string>> {
  const ids = dishes.map(({ recipeId }) => recipeId);
  const found = await db
    .select({ id: recipes.id })
    .from(recipes)
    .where(
      and(inArray(recipes.id, ids), isNull(recipes.deletedAt), isReadableByPlanOwner(ownerId)),
    );
  return new Set(found.map(({ id }) => id));
}
