/** Imports and what became of their recipes. */
import {
  and,
  asc,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  like,
  lte,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ImportOutcome, ImportReport } from '@saltbush/contract/book/recipe-files';
import { languages } from '@saltbush/domain/texts/languages';
import { inLanguage } from '@saltbush/domain/texts/say';
import type { Authorized } from '../../../../platform/authorized';
import type { Db } from '../../../../platform/db/connect';
import { withLanguage } from '../../../../platform/language/current-language';
import { recipes } from '../../../../schema/recipes';
import { recipeImportItems, recipeImports } from '../../../../schema/book/recipe-files';
import { noIngredients, noSpace } from './recipe/recipe-failure';

export type ImportRow = typeof recipeImports.$inferSelect;
export type ItemRow = Awaited<ReturnType<typeof pageOfItems>>[number];

export const emptyReport: ImportReport = {
  formats: [],
  withoutIngredients: 0,
  unreadFields: [],
  moreUnreadFields: 0,
  unreadFiles: [],
  moreUnreadFiles: 0,
  missingPictures: 0,
  withoutRoom: 0,
  others: [],
};

/**
 * @param row with a lease when the caller works on it itself
 * @returns nothing when another of this person's is not finished
 */
export async function addImport(
  db: Db,
  row: Pick<ImportRow, 'id' | 'ownerId' | 'fileName' | 'keepsDuplicates' | 'createdAt'> &
    Partial<Pick<ImportRow, 'state' | 'heldUntil'>>,
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
  request: ItemsRequest,
): Promise<{ rows: ItemRow[]; total: number }> {
  const wanted = and(
    eq(recipeImportItems.importId, id),
    request.outcome === undefined ? undefined : eq(recipeImportItems.outcome, request.outcome),
    request.hasWarning ? hasWarning : undefined,
  );
  const rows = await pageOfItems(db, wanted, request);
  return { rows, total: await db.$count(recipeImportItems, wanted) };
}

interface ItemsRequest {
  outcome?: ImportOutcome | undefined;
  hasWarning?: boolean | undefined;
  page: number;
  limit: number;
}

/** A reason is stored in the words of whoever imports. */
const inAllLanguages = (text: string): string[] =>
  languages.map((language) => withLanguage(language, () => inLanguage(text)));

const hasWarning = and(
  eq(recipeImportItems.outcome, 'imported'),
  isNotNull(recipeImportItems.reason),
);

/** Other warnings may stand behind it. */
const hasNoIngredients = and(
  hasWarning,
  or(...inAllLanguages(noIngredients).map((text) => like(recipeImportItems.reason, `${text}%`))),
);

const countItems = (db: Db, importId: string, wanted: ReturnType<typeof and>): Promise<number> =>
  db.$count(recipeImportItems, and(eq(recipeImportItems.importId, importId), wanted));

const isWithoutSpace = and(
  eq(recipeImportItems.outcome, 'failed'),
  inArray(recipeImportItems.reason, inAllLanguages(noSpace)),
);

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

/** Those that no process holds a lease on. */
export async function listUnattended(db: Db, now: Date): Promise<ImportRow[]> {
  return db.select().from(recipeImports).where(isUnattended(now));
}

/** Its file is being read. */
export async function markRunning(db: Db, id: string): Promise<void> {
  await db
    .update(recipeImports)
    .set({ state: 'running' })
    .where(and(eq(recipeImports.id, id), isOpen));
}

export const isOpenState = (state: ImportRow['state'] | undefined): boolean =>
  state === 'waiting' || state === 'running';

/** @returns whether it is still to be worked on: `false` once somebody cancelled it */
export async function saveProgress(
  db: Db,
  id: string,
  { done, total, outcome }: Step,
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
    })
    .where(and(eq(recipeImports.id, id), eq(recipeImports.state, 'running')))
    .returning({ id: recipeImports.id });
  return rows.length > 0;
}

interface Step {
  done: number;
  total: number;
  outcome?: ImportOutcome;
}

/** @returns `false` when another process has dealt with this place */
export async function addItem(
  db: Db,
  item: typeof recipeImportItems.$inferInsert,
): Promise<boolean> {
  const added = await db
    .insert(recipeImportItems)
    .values(item)
    .onConflictDoNothing()
    .returning({ place: recipeImportItems.place });
  return added.length > 0;
}

/** Of a recipe that had come in and was removed again. */
export async function failItem(
  tx: Db,
  { importId, place, reason }: { importId: string; place: string; reason: string },
): Promise<void> {
  await tx
    .update(recipeImportItems)
    .set({ outcome: 'failed', reason })
    .where(and(eq(recipeImportItems.importId, importId), eq(recipeImportItems.place, place)));
  const { imported, failed } = recipeImports;
  await tx
    .update(recipeImports)
    .set({ imported: sql`${imported} - 1`, failed: sql`${failed} + 1` })
    .where(eq(recipeImports.id, importId));
}

/** What was dealt with before the work was stopped. */
export async function listPlaces(db: Db, importId: string): Promise<Set<string>> {
  const rows = await db
    .select({ place: recipeImportItems.place })
    .from(recipeImportItems)
    .where(eq(recipeImportItems.importId, importId));
  return new Set(rows.map(({ place }) => place));
}

/** From the ids in the file to ours; of several recipes with one id, the first counts. */
export async function mapOfIds(db: Db, importId: string): Promise<Map<string, string>> {
  const rows = await db
    .select({ from: recipeImportItems.originalId, to: recipeImportItems.recipeId })
    .from(recipeImportItems)
    .where(eq(recipeImportItems.importId, importId))
    .orderBy(desc(recipeImportItems.position));
  return new Map(rows.flatMap(({ from, to }) => (from && to ? [[from, to]] : [])));
}

/** What became of recipes is counted here: those from before the work was stopped are in no builder. */
export async function saveReport(db: Db, id: string, report: ImportReport): Promise<void> {
  const withoutIngredients = await countItems(db, id, hasNoIngredients);
  const withoutRoom = report.withoutRoom + (await countItems(db, id, isWithoutSpace));
  await db
    .update(recipeImports)
    .set({ report: { ...report, withoutIngredients, withoutRoom } })
    .where(eq(recipeImports.id, id));
}

/** The counts of an ended import add up: recipes that came in, were there or failed, and files that are none. */
export async function completeCounts(db: Db, id: string, unread: number): Promise<void> {
  const { imported, alreadyThere, failed, total } = recipeImports;
  const all = sql`greatest(coalesce(${total}, 0), ${imported} + ${alreadyThere} + ${failed} + ${unread}::int)`;
  await db.update(recipeImports).set({ done: all, total: all }).where(eq(recipeImports.id, id));
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

export const isUnattended = (now: Date): SQL | undefined =>
  and(isOpen, or(isNull(recipeImports.heldUntil), lte(recipeImports.heldUntil, now)));
