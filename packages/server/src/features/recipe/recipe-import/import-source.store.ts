/** Stores the page that a recipe was read from: compressed, limited, and only for the importing person. */
import { and, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Authorized } from '../../../platform/authorized';
import type { Db } from '../../../platform/db/connect';
import { prepared } from '../../../platform/db/prepared';
import { newId } from '../../../platform/ids';
import { importSources } from '../../../schema/recipe/recipe-import';
import type { Provenance } from '@saltbush/recipe-parser/page';

/** Long enough for a form that lay open over a weekend day. */
const waitingMs = 2 * 24 * 60 * 60 * 1000;
/** Limits the pages stored for imports that a person never saved. */
const maxWaiting = 60;

/** Well formed, as the database demands of text. */
export interface FoundPage {
  url: string | undefined;
  /** Its HTML, gzipped; absent when it was too large to store. */
  packed: Uint8Array | undefined;
  origins: Provenance;
}

/** @returns its id, for the recipe to claim */
export async function saveImportSource(
  db: Db,
  { userId, found, now }: { userId: string; found: FoundPage; now: Date },
): Promise<string> {
  const id = newId();
  await db.transaction(async (tx) => {
    await tx.insert(importSources).values({
      id,
      userId,
      url: found.url,
      fetchedAt: now,
      page: found.packed ? Buffer.from(found.packed) : null,
      origins: found.origins,
    });
    await sweepWaiting(tx, { userId, now });
  });
  return id;
}

/**
 * From now on the source belongs to the recipe. What is someone else's, claimed, or swept is left
 * alone: a recipe is saved with or without it.
 */
export async function claimImportSource(
  db: Db,
  { evidenceId, userId, recipeId }: { evidenceId: string; userId: string; recipeId: string },
): Promise<void> {
  await db
    .update(importSources)
    .set({ recipeId })
    .where(
      and(
        eq(importSources.id, evidenceId),
        eq(importSources.userId, userId),
        isNull(importSources.recipeId),
      ),
    );
}

/** Without the page, which is large. */
export async function findImportSource(db: Db, recipe: Authorized<{ id: string }>) {
  const [source] = await sourceOfRecipe(db).execute({ recipeId: recipe.id });
  return source;
}

/** The stored page, gzipped. Never send it as HTML: its content is untrusted. */
export async function findPage(
  db: Db,
  recipe: Authorized<{ id: string }>,
): Promise<Uint8Array | undefined> {
  const [saved] = await db
    .select({ page: importSources.page })
    .from(importSources)
    .where(eq(importSources.recipeId, recipe.id));
  return saved?.page ?? undefined;
}

async function sweepWaiting(db: Db, { userId, now }: { userId: string; now: Date }): Promise<void> {
  const isWaiting = isNull(importSources.recipeId);
  const tooOld = new Date(now.getTime() - waitingMs);
  await db.delete(importSources).where(and(isWaiting, lt(importSources.fetchedAt, tooOld)));
  const beyond = db
    .select({ id: importSources.id })
    .from(importSources)
    .where(and(isWaiting, eq(importSources.userId, userId)))
    .orderBy(desc(importSources.fetchedAt))
    .offset(maxWaiting);
  await db.delete(importSources).where(inArray(importSources.id, beyond));
}

const sourceOfRecipe = prepared((db) =>
  db
    .select({
      url: importSources.url,
      fetchedAt: importSources.fetchedAt,
      hasPage: sql<boolean>`${importSources.page} is not null`,
      origins: importSources.origins,
    })
    .from(importSources)
    .where(eq(importSources.recipeId, sql.placeholder('recipeId')))
    .prepare('evidence_of_recipe'),
);
