import { and, asc, desc, eq, inArray, isNull, min, sql } from 'drizzle-orm';
import type { ReportReason } from '@saltbush/domain/book/moderation/reports';
import type { Db } from '../../../platform/db/connect';
import { newId } from '../../../platform/ids';
import { users } from '../../../schema/accounts';
import { recipes } from '../../../schema/recipes';
import { hiddenRecipes, recipeReports } from '../../../schema/admin/moderation';

export interface NewReport {
  recipeId: string;
  reporterId: string;
  reason: ReportReason;
  note: string | undefined;
  now: Date;
}

/** Replaces an open report of the same person. */
export async function writeReport(db: Db, { note, now, reason, ...ids }: NewReport): Promise<void> {
  const stated = { reason, note: note || null };
  await db
    .insert(recipeReports)
    .values({ id: newId(), ...ids, ...stated, createdAt: now })
    .onConflictDoUpdate({
      target: [recipeReports.recipeId, recipeReports.reporterId],
      targetWhere: sql`closed_at is null`,
      set: stated,
    });
}

interface Page {
  page: number;
  limit: number;
}

/** Of one page, those that wait longest first. */
const openReports = (db: Db) =>
  db
    .select({ id: recipeReports.recipeId, since: min(recipeReports.createdAt).as('since') })
    .from(recipeReports)
    .innerJoin(recipes, and(eq(recipes.id, recipeReports.recipeId), isNull(recipes.deletedAt)))
    .where(isNull(recipeReports.closedAt))
    .groupBy(recipeReports.recipeId)
    .as('open');

/** Of recipes, not of reports. */
export const countReported = (db: Db): Promise<number> => db.$count(openReports(db));

export async function listReported(db: Db, { page, limit }: Page) {
  const open = openReports(db);
  const rows = await db
    .select({ id: open.id })
    .from(open)
    .orderBy(asc(open.since), asc(open.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { ids: rows.map(({ id }) => id), total: await countReported(db) };
}

/** The latest first. */
export async function listHidden(db: Db, { page, limit }: Page) {
  const rows = await db
    .select({ id: hiddenRecipes.recipeId })
    .from(hiddenRecipes)
    .innerJoin(recipes, and(eq(recipes.id, hiddenRecipes.recipeId), isNull(recipes.deletedAt)))
    .orderBy(desc(hiddenRecipes.hiddenAt), asc(hiddenRecipes.recipeId))
    .limit(limit)
    .offset((page - 1) * limit);
  return { ids: rows.map(({ id }) => id), total: await db.$count(hiddenRecipes) };
}

export function readRecipes(db: Db, ids: string[]) {
  return db
    .select({
      id: recipes.id,
      title: recipes.title,
      ownerId: recipes.ownerId,
      owner: users.displayUsername,
      hiddenReason: hiddenRecipes.reason,
      hiddenAt: hiddenRecipes.hiddenAt,
    })
    .from(recipes)
    .innerJoin(users, eq(users.id, recipes.ownerId))
    .leftJoin(hiddenRecipes, eq(hiddenRecipes.recipeId, recipes.id))
    .where(inArray(recipes.id, ids));
}

const mostReportsShown = 200;

export function readOpenReports(db: Db, recipeIds: string[]) {
  return db
    .select({
      recipeId: recipeReports.recipeId,
      reason: recipeReports.reason,
      note: recipeReports.note,
      createdAt: recipeReports.createdAt,
      reporter: users.displayUsername,
    })
    .from(recipeReports)
    .innerJoin(users, eq(users.id, recipeReports.reporterId))
    .where(and(inArray(recipeReports.recipeId, recipeIds), isNull(recipeReports.closedAt)))
    .orderBy(asc(recipeReports.createdAt))
    .limit(mostReportsShown);
}
