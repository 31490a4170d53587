/** Keeping what a person wrote: the recipe, its lines and its steps in one transaction. */
import { and, eq, isNull, sql } from 'drizzle-orm';
import { AppError } from '@saltbush/contract/errors';
import { imageIdOf } from '@saltbush/contract/images';
import type { recipeChangeSchema, recipeInputSchema } from '@saltbush/contract/recipes';
import { toSteps } from '@saltbush/domain/recipes/steps';
import type * as z from 'zod/mini';
import type { Authorized } from '../../platform/authorized';
import type { Db } from '../../platform/db/connect';
import { newId } from '../../platform/ids';
import { images } from '../images/images.tables';
import { claimEvidence } from '../recipe-import';
import { deriveColumns, keepWords } from './derive-columns';
import { findOwnership, type OwnershipRow } from './recipes.store';
import { recipeIngredients, recipes, recipeSteps } from './recipes.tables';
import { keepVersion } from './versions/versions.store';

export type RecipeInput = z.output<typeof recipeInputSchema>;
export type RecipeChange = z.output<typeof recipeChangeSchema>;

/**
 * Sent twice with the same id, it is kept once: a browser that never heard the answer asks again.
 *
 * @returns the id
 * @throws AppError CONFLICT when the id belongs to someone else's recipe or to a deleted one
 */
export async function createRecipe(
  db: Db,
  { ownerId, input, now }: { ownerId: string; input: RecipeInput; now: Date },
): Promise<string> {
  const id = input._id ?? newId();
  await checkPicture(db, ownerId, input.imageUrl);
  const isNew = await db.transaction(async (tx) => {
    const derived = derive(input, ownerId);
    const row = {
      id,
      ownerId,
      ...columnsOf(input),
      ...derived.columns,
      createdAt: now,
      updatedAt: now,
    };
    const added = await tx
      .insert(recipes)
      .values(row)
      .onConflictDoNothing({ target: recipes.id })
      .returning({ id: recipes.id });
    if (added.length === 0) return false;
    await insertLines(tx, id, input);
    const { evidenceId } = input;
    await keepWords(tx, derived.words);
    if (evidenceId) await claimEvidence(tx, { evidenceId, userId: ownerId, recipeId: id });
    return true;
  });
  if (!isNew) await checkIsSame(db, id, ownerId);
  return id;
}

/**
 * What the recipe said before stays in its history. `pictureBefore` is one it showed
 * earlier, whoever uploaded it.
 *
 * @throws AppError CONFLICT when someone saved since the revision that the change started from
 */
export async function updateRecipe(
  db: Db,
  recipe: Authorized<OwnershipRow>,
  { change, now, pictureBefore }: { change: RecipeChange; now: Date; pictureBefore?: string },
): Promise<void> {
  if (change.imageUrl !== pictureBefore) {
    await checkPicture(db, recipe.ownerId, change.imageUrl, recipe.imageId);
  }
  await db.transaction(async (tx) => {
    await keepVersion(tx, recipe);
    const derived = derive(change, recipe.ownerId);
    const changed = await tx
      .update(recipes)
      .set({
        ...columnsOf(change),
        ...derived.columns,
        revision: sql`${recipes.revision} + 1`,
        updatedAt: now,
      })
      .where(
        and(
          eq(recipes.id, recipe.id),
          isNull(recipes.deletedAt),
          change.revision === undefined ? undefined : eq(recipes.revision, change.revision),
        ),
      )
      .returning({ id: recipes.id });
    if (changed.length === 0) throw new AppError('CONFLICT');
    await tx.delete(recipeIngredients).where(eq(recipeIngredients.recipeId, recipe.id));
    await tx.delete(recipeSteps).where(eq(recipeSteps.recipeId, recipe.id));
    await insertLines(tx, recipe.id, change);
    await keepWords(tx, derived.words);
  });
}

/** Marked, not erased: what refers to it survives, and it can be brought back. */
export async function removeRecipe(db: Db, recipe: Authorized<OwnershipRow>, now: Date) {
  await db
    .update(recipes)
    .set({ deletedAt: now })
    .where(and(eq(recipes.id, recipe.id), isNull(recipes.deletedAt)));
}

export async function restoreRecipe(db: Db, recipe: Authorized<OwnershipRow>) {
  await db.update(recipes).set({ deletedAt: null }).where(eq(recipes.id, recipe.id));
}

/** A picture must be one's own, or the one the recipe already has. */
async function checkPicture(
  db: Db,
  ownerId: string,
  url: string | undefined,
  currentImageId: string | null = null,
): Promise<void> {
  const imageId = url === undefined ? undefined : imageIdOf(url);
  if (imageId === undefined || imageId === currentImageId) return;
  const own = await db
    .select({ id: images.id })
    .from(images)
    .where(and(eq(images.id, imageId), eq(images.ownerId, ownerId)));
  if (own.length > 0) return;
  throw new AppError('VALIDATION_FAILED', [
    { field: 'imageUrl', message: 'Please upload the picture again' },
  ]);
}

async function checkIsSame(db: Db, id: string, ownerId: string): Promise<void> {
  const known = await findOwnership(db, id);
  if (known?.ownerId === ownerId && known.deletedAt === null) return;
  throw new AppError(
    'CONFLICT',
    'A recipe with this id was kept before. Please save it as a new one.',
  );
}

const derive = (input: RecipeChange, ownerId: string) =>
  deriveColumns({ ...input, steps: toSteps(input) }, ownerId);

function columnsOf(input: RecipeChange) {
  const source = input.sourceAttribution;
  return {
    title: input.title,
    serves: input.serves,
    yieldText: input.yieldText || null,
    description: input.description || null,
    notes: input.notes || null,
    prepMinutes: input.prepMinutes ?? null,
    cookMinutes: input.cookMinutes ?? null,
    totalMinutes: input.totalMinutes ?? null,
    cuisine: input.cuisine || null,
    course: input.course ?? null,
    difficulty: input.difficulty ?? null,
    measures: input.measures,
    imageId: input.imageUrl === undefined ? null : (imageIdOf(input.imageUrl) ?? null),
    tags: input.tags,
    sourceSiteName: source?.siteName || null,
    sourceSiteUrl: source?.siteUrl || null,
    sourceRecipeTitle: source?.recipeTitle || null,
    sourceAuthor: source?.author || null,
  };
}

async function insertLines(db: Db, recipeId: string, input: RecipeChange): Promise<void> {
  const ingredients = input.ingredients.map((line, position) => ({
    recipeId,
    position,
    name: line.name,
    amount: line.amount,
    unit: line.unit,
    note: line.note || null,
    section: line.section || null,
  }));
  const steps = toSteps(input).map(({ text, section = null }, position) => ({
    recipeId,
    position,
    text,
    section,
  }));
  if (ingredients.length > 0) await db.insert(recipeIngredients).values(ingredients);
  if (steps.length > 0) await db.insert(recipeSteps).values(steps);
}
