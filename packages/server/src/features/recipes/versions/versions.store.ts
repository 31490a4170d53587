/** Keeping and reading what recipes said before. */
import { and, desc, eq, lte } from 'drizzle-orm';
import { keptVersions } from '@saltbush/contract/recipe-versions';
import { imageUrl } from '@saltbush/contract/images';
import type { RecipeContent } from '@saltbush/domain/recipes/recipe';
import { toSteps } from '@saltbush/domain/recipes/steps';
import type { Authorized } from '../../../platform/authorized';
import type { Db } from '../../../platform/db/connect';
import { presentRecipe } from '../recipes.present';
import { findRecipe, type OwnershipRow, type RecipeRow } from '../recipes.store';
import { recipes, recipeVersions } from '../recipes.tables';

export interface KeptVersion {
  revision: number;
  savedAt: Date;
  content: RecipeContent;
}

/** Keeps what the recipe says now; called in the transaction that is about to change it. */
export async function keepVersion(tx: Db, recipe: Authorized<OwnershipRow>): Promise<void> {
  // Two saves at once: the second waits here, and keeps what the first one wrote.
  await tx
    .select({ id: recipes.id })
    .from(recipes)
    .where(eq(recipes.id, recipe.id))
    .for('no key update');
  const current = await findRecipe(tx, recipe.id);
  if (!current) return;
  const { imageUrl: _picture, ...content } = contentOf(current);
  const { revision, imageId, updatedAt: savedAt } = current.recipe;
  await tx
    .insert(recipeVersions)
    .values({ recipeId: recipe.id, revision, content, imageId, savedAt })
    .onConflictDoNothing();
  await tx.delete(recipeVersions).where(
    and(
      eq(recipeVersions.recipeId, recipe.id),
      // The current version counts as one of those that are kept.
      lte(recipeVersions.revision, revision + 1 - keptVersions),
    ),
  );
}

/** Newest first; the current version is not among them. */
export async function listVersions(db: Db, recipe: Authorized<OwnershipRow>) {
  const rows = await db
    .select()
    .from(recipeVersions)
    .where(eq(recipeVersions.recipeId, recipe.id))
    .orderBy(desc(recipeVersions.revision))
    .limit(keptVersions);
  return rows.map(withPicture);
}

export async function findVersion(db: Db, recipe: Authorized<OwnershipRow>, revision: number) {
  const [row] = await db
    .select()
    .from(recipeVersions)
    .where(and(eq(recipeVersions.recipeId, recipe.id), eq(recipeVersions.revision, revision)));
  return row && withPicture(row);
}

/** What a person wrote of a recipe. */
export function contentOf(row: RecipeRow): RecipeContent {
  const shown = presentRecipe(row);
  return {
    title: shown.title,
    serves: shown.serves,
    yieldText: shown.yieldText,
    description: shown.description,
    notes: shown.notes,
    prepMinutes: shown.prepMinutes,
    cookMinutes: shown.cookMinutes,
    totalMinutes: shown.totalMinutes,
    cuisine: shown.cuisine,
    course: shown.course,
    difficulty: shown.difficulty,
    measures: shown.measures,
    imageUrl: shown.imageUrl,
    tags: shown.tags,
    ingredients: shown.ingredients,
    steps: toSteps(shown),
    sourceAttribution: shown.sourceAttribution,
  };
}

function withPicture(row: typeof recipeVersions.$inferSelect): KeptVersion {
  const picture = row.imageId === null ? {} : { imageUrl: imageUrl(row.imageId) };
  return {
    revision: row.revision,
    savedAt: row.savedAt,
    content: { ...row.content, ...picture },
  };
}
