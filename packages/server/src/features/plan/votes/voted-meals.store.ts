/** The dinners that a link asks about, and what its person said to them. */
import { and, asc, between, eq, isNull, sql } from 'drizzle-orm';
import { isVotedOn } from '@saltbush/domain/plan/votes/votes';
import { voteAnswers, type VoteAnswer } from '@saltbush/domain/plan/rows/vote-answers';
import type { PlainDate } from '@saltbush/domain/plan/days/week';
import type { Db } from '../../../platform/db/connect';
import { mealPlanEntries } from '../../../schema/meal-plans';
import { isReadableByPlanOwner } from '../../access/recipe-access';
import { recipes } from '../../../schema/recipes';
import { syncRows } from '../../../schema/plan/sync';
import type { LinkOf } from './vote-links.store';

export interface VotedMealRow {
  id: string;
  date: PlainDate;
  meal: string;
  recipeId: string;
  answer: VoteAnswer | undefined;
}

/** In the order of the plan, of recipes that the plan may show. */
export async function listVotedMeals(db: Db, asked: AskedDays): Promise<VotedMealRow[]> {
  const rows = await readMeals(db, asked);
  return rows
    .map(({ leftoverOf, answer, ...meal }) => ({
      ...meal,
      leftoverOf: leftoverOf ?? undefined,
      answer: voteAnswers.find((one) => one === answer),
    }))
    .filter(isVotedOn);
}

interface AskedDays extends LinkOf {
  from: PlainDate;
  to: PlainDate;
}

const { id, ownerId, date, meal, recipeId, leftoverOf, orderKey, isDeleted, isUndated } =
  mealPlanEntries;

const readMeals = (db: Db, asked: AskedDays) =>
  db
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
      and(eq(recipes.id, recipeId), isNull(recipes.deletedAt), isReadableByPlanOwner(ownerId)),
    )
    .leftJoin(syncRows, isVoteOf(asked.eaterId))
    .where(
      and(
        eq(ownerId, asked.ownerId),
        between(date, asked.from, asked.to),
        eq(isDeleted, false),
        eq(isUndated, false),
      ),
    )
    .orderBy(asc(date), sql`${orderKey}`, asc(id));

const isVoteOf = (eaterId: string) =>
  and(
    eq(syncRows.ownerId, ownerId),
    eq(syncRows.kind, 'votes'),
    eq(syncRows.isDeleted, false),
    sql`${syncRows.id} = concat_ws('.', ${id}, ${recipes.id}, ${eaterId}::text) collate "C"`,
  );
