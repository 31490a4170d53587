/** The dinners that a link asks about, and what its person said to them. */
import { and, asc, between, eq, isNull, sql } from 'drizzle-orm';
import { isVotedOn } from '@saltbush/domain/votes/votes';
import { voteAnswers, type VoteAnswer } from '@saltbush/domain/votes/vote-rows';
import type { PlainDate } from '@saltbush/domain/meal-plans/week';
import type { Db } from '../../platform/db/connect';
import { mealPlanEntries } from '../meal-plans/meal-plans.tables';
import { isReadableByPlanOwner } from '../recipe-access';
import { recipes } from '../recipes/recipes.tables';
import { syncRows } from '../sync/sync.tables';
import type { LinkOf } from './vote-links.store';

export interface VotedMealRow {
  id: string;
  date: PlainDate;
  meal: string;
  recipeId: string;
  answer: VoteAnswer | undefined;
}

/** In the order of the plan, of recipes that the plan may show. */
export async function listVotedMeals(
  db: Db,
  { ownerId, eaterId, from, to }: LinkOf & { from: PlainDate; to: PlainDate },
): Promise<VotedMealRow[]> {
  const { id, date, meal, recipeId, leftoverOf, orderKey } = mealPlanEntries;
  const rows = await db
    .select({
      id,
      date,
      meal,
      recipeId: recipes.id,
      leftoverOf,
      answer: sql<string | null>`${syncRows.fields}->>'answer'`,
    })
    .from(mealPlanEntries)
    .innerJoin(
      recipes,
      and(
        eq(recipes.id, recipeId),
        isNull(recipes.deletedAt),
        isReadableByPlanOwner(mealPlanEntries.ownerId),
      ),
    )
    .leftJoin(
      syncRows,
      and(
        eq(syncRows.ownerId, mealPlanEntries.ownerId),
        eq(syncRows.kind, 'votes'),
        eq(syncRows.isDeleted, false),
        sql`${syncRows.id} = concat_ws('.', ${id}, ${recipes.id}, ${eaterId}::text) collate "C"`,
      ),
    )
    .where(
      and(
        eq(mealPlanEntries.ownerId, ownerId),
        between(date, from, to),
        eq(mealPlanEntries.isDeleted, false),
      ),
    )
    .orderBy(asc(date), sql`${orderKey}`, asc(id));
  return rows
    .map(({ leftoverOf: cooked, answer, ...entry }) => ({
      ...entry,
      leftoverOf: cooked ?? undefined,
      answer: voteAnswers.find((one) => one === answer),
    }))
    .filter(isVotedOn);
}
