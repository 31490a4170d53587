/** Imports and what became of their recipes. */
import { and, asc, desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ImportOutcome, ImportReport } from '@saltbush/contract/recipe-files';
import type { Authorized } from '../../../platform/authorized';
import type { Db } from '../../../platform/db/connect';
import { recipes } from '../../recipes/recipes.tables';
import { recipeImportItems, recipeImports } from '../recipe-files.tables';

export type ImportRow = typeof recipeImports.$inferSelect;
export type ItemRow = Awaited<ReturnType<typeof pageOfItems>>[number];

const emptyReport: ImportReport = {
  formats: [],
  unreadFields: [],
  unreadFiles: [],
  missingPictures: 0,
  others: [],
};

/** @returns nothing when another of this person's is not finished */
export async function addImport(
  db: Db,
  row: Pick<ImportRow, 'id' | 'ownerId' | 'fileName' | 'keepsDuplicates' | 'createdAt'>,
): Promise<ImportRow | undefined> {
  const [added] = await db
    .insert(recipeImports)
    .values({ ...row, report: emptyReport })
    .onConflictDoNothing()
    .returning();
  return added;
}

export async function hasOpenImport(db: Db, ownerId: string): Promise<boolean> {
  return (await db.$count(recipeImports, and(eq(recipeImports.ownerId, ownerId), isOpen))) > 0;
}

export async function findImport(db: Db, id: string): Promise<ImportRow | undefined> {
  const [row] = await db.select().from(recipeImports).where(eq(recipeImports.id, id));
  return row;
}

export async function listOwnImports(
  db: Db,
  { ownerId, page, limit }: { ownerId: string; page: number; limit: number },
): Promise<{ rows: ImportRow[]; total: number }> {
  const own = eq(recipeImports.ownerId, ownerId);
  const rows = await db
    .select()
    .from(recipeImports)
    .where(own)
    .orderBy(desc(recipeImports.createdAt), desc(recipeImports.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { rows, total: await db.$count(recipeImports, own) };
}

export async function listItemsOf(
  db: Db,
  { id }: Authorized<ImportRow>,
  asked: { outcome: ImportOutcome | undefined; page: number; limit: number },
): Promise<{ rows: ItemRow[]; total: number }> {
  const wanted = and(
    eq(recipeImportItems.importId, id),
    asked.outcome === undefined ? undefined : eq(recipeImportItems.outcome, asked.outcome),
  );
  const rows = await pageOfItems(db, wanted, asked);
  return { rows, total: await db.$count(recipeImportItems, wanted) };
}

/** A recipe in the bin cannot be opened: its id is left out. */
const pageOfItems = (
  db: Db,
  wanted: ReturnType<typeof and>,
  { page, limit }: { page: number; limit: number },
) =>
  db
    .select({ item: recipeImportItems, isThere: isNull(recipes.deletedAt).mapWith(Boolean) })
    .from(recipeImportItems)
    .leftJoin(recipes, eq(recipes.id, recipeImportItems.recipeId))
    .where(wanted)
    .orderBy(asc(recipeImportItems.position), asc(recipeImportItems.place))
    .limit(limit)
    .offset((page - 1) * limit);

/** Those nobody works on; every process asks at its start. */
export async function listForsaken(db: Db, now: Date): Promise<ImportRow[]> {
  return db
    .select()
    .from(recipeImports)
    .where(and(isOpen, isForsaken(now)));
}

/** Of several who ask, one gets it. */
export async function holdImport(db: Db, id: string, now: Date): Promise<ImportRow | undefined> {
  const [row] = await db
    .update(recipeImports)
    .set({ state: 'running', heldUntil: holdFrom(now) })
    .where(and(eq(recipeImports.id, id), isOpen, isForsaken(now)))
    .returning();
  return row;
}

/** Lets another process go on at once. */
export async function letGoOf(db: Db, id: string, now: Date): Promise<void> {
  await db
    .update(recipeImports)
    .set({ heldUntil: now })
    .where(and(eq(recipeImports.id, id), isOpen));
}

/** @returns whether it is still to be worked on: `false` once somebody cancelled it */
export async function noteProgress(
  db: Db,
  id: string,
  { done, total, outcome, now }: Step,
): Promise<boolean> {
  const plus = (column: PgColumn, counts: boolean) => (counts ? sql`${column} + 1` : undefined);
  const rows = await db
    .update(recipeImports)
    .set({
      done,
      total,
      imported: plus(recipeImports.imported, outcome === 'imported'),
      alreadyThere: plus(recipeImports.alreadyThere, outcome === 'already-there'),
      failed: plus(recipeImports.failed, outcome === 'failed'),
      heldUntil: holdFrom(now),
    })
    .where(and(eq(recipeImports.id, id), eq(recipeImports.state, 'running')))
    .returning({ id: recipeImports.id });
  return rows.length > 0;
}

interface Step {
  done: number;
  total: number;
  outcome?: ImportOutcome;
  now: Date;
}

export async function addItem(db: Db, item: typeof recipeImportItems.$inferInsert): Promise<void> {
  await db.insert(recipeImportItems).values(item);
}

/** What was dealt with before the work was stopped. */
export async function listPlaces(db: Db, importId: string): Promise<Set<string>> {
  const rows = await db
    .select({ place: recipeImportItems.place })
    .from(recipeImportItems)
    .where(eq(recipeImportItems.importId, importId));
  return new Set(rows.map(({ place }) => place));
}

/** From the ids in the file to ours. */
export async function mapOfIds(db: Db, importId: string): Promise<Map<string, string>> {
  const rows = await db
    .select({ from: recipeImportItems.originalId, to: recipeImportItems.recipeId })
    .from(recipeImportItems)
    .where(eq(recipeImportItems.importId, importId));
  return new Map(rows.flatMap(({ from, to }) => (from && to ? [[from, to]] : [])));
}

export async function keepReport(db: Db, id: string, report: ImportReport): Promise<void> {
  await db.update(recipeImports).set({ report }).where(eq(recipeImports.id, id));
}

/** Only what is not finished yet can be finished: a late word changes nothing. */
export async function finishImport(
  db: Db,
  id: string,
  end: { state: 'done' | 'failed' | 'cancelled'; problem?: string; now: Date },
): Promise<void> {
  await db
    .update(recipeImports)
    .set({ state: end.state, problem: end.problem, heldUntil: null, finishedAt: end.now })
    .where(and(eq(recipeImports.id, id), isOpen));
}

export async function noteUndone(db: Db, { id }: Authorized<ImportRow>): Promise<void> {
  await db.update(recipeImports).set({ state: 'undone' }).where(eq(recipeImports.id, id));
}

export async function listImported(db: Db, { id }: Authorized<ImportRow>): Promise<string[]> {
  const rows = await db
    .select({ recipeId: recipeImportItems.recipeId })
    .from(recipeImportItems)
    .where(and(eq(recipeImportItems.importId, id), eq(recipeImportItems.outcome, 'imported')));
  return rows.flatMap(({ recipeId }) => recipeId ?? []);
}

const isOpen = inArray(recipeImports.state, ['waiting', 'running']);

const isForsaken = (now: Date) =>
  or(isNull(recipeImports.heldUntil), lt(recipeImports.heldUntil, now));

/** Longer than any one recipe takes, its picture from a slow site included. */
const holdMs = 60_000;
const holdFrom = (now: Date): Date => new Date(now.getTime() + holdMs);
