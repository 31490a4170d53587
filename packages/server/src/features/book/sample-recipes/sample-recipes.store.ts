/** Which recipes were made from the sample recipes. */
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '../../../platform/db/connect';
import { recipes } from '../../../schema/recipes';
import { recipeSaves } from '../../../schema/book/saved-recipes';
import { sampleRecipeCopies } from '../../../schema/book/sample-recipes';
import { lockAccount } from '../../account/accounts';
import { systemAccountId } from './system-account.store';

export type CopyRow = typeof sampleRecipeCopies.$inferSelect;
type CopyKey = Pick<CopyRow, 'ownerId' | 'name' | 'language'>;

export async function addCopy(
  tx: Db,
  copy: CopyKey & Pick<CopyRow, 'recipeId' | 'digest'>,
): Promise<void> {
  await tx.insert(sampleRecipeCopies).values(copy);
}

export async function saveCopy(
  tx: Db,
  { ownerId, name, language }: CopyKey,
  change: Partial<Pick<CopyRow, 'recipeId' | 'digest' | 'revision'>>,
): Promise<void> {
  const isCopy = and(isOf({ ownerId, name }), eq(sampleRecipeCopies.language, language));
  await tx.update(sampleRecipeCopies).set(change).where(isCopy);
}

/**
 * Someone's own copy, in whatever language. A second upload waits until the transaction ends, also while there is no copy
 * yet.
 */
export async function lockCopy(
  tx: Db,
  copy: Pick<CopyKey, 'ownerId' | 'name'>,
): Promise<CopyRow | undefined> {
  await lockAccount(tx, copy.ownerId);
  const [row] = await tx.select().from(sampleRecipeCopies).where(isOf(copy));
  return row;
}

const isOf = ({ ownerId, name }: Pick<CopyKey, 'ownerId' | 'name'>) =>
  and(eq(sampleRecipeCopies.ownerId, ownerId), eq(sampleRecipeCopies.name, name));

/** The id of the listed sample recipe, if this person saved it. */
export async function findSavedSample(
  db: Db,
  { ownerId: userId, name }: Pick<CopyKey, 'ownerId' | 'name'>,
): Promise<string | undefined> {
  const [saved] = await savedSamples(db, userId, eq(sampleRecipeCopies.name, name));
  return saved?.recipeId;
}

/** Names of the sample recipes that are among someone's own or saved recipes, in whatever language. */
export async function listNamesInMyRecipes(db: Db, userId: string): Promise<Set<string>> {
  const own = await db
    .select({ name: sampleRecipeCopies.name })
    .from(sampleRecipeCopies)
    .innerJoin(recipes, and(eq(recipes.id, sampleRecipeCopies.recipeId), isNull(recipes.deletedAt)))
    .where(eq(sampleRecipeCopies.ownerId, userId));
  const saved = await savedSamples(db, userId, isNotNull(sampleRecipeCopies.name));
  return new Set([...own, ...saved].map(({ name }) => name));
}

function savedSamples(db: Db, userId: string, condition: ReturnType<typeof eq>) {
  return db
    .select({ name: sampleRecipeCopies.name, recipeId: recipes.id })
    .from(sampleRecipeCopies)
    .innerJoin(recipes, and(eq(recipes.id, sampleRecipeCopies.recipeId), isNull(recipes.deletedAt)))
    .innerJoin(
      recipeSaves,
      and(eq(recipeSaves.recipeId, recipes.id), eq(recipeSaves.userId, userId)),
    )
    .where(and(eq(sampleRecipeCopies.ownerId, systemAccountId), condition));
}
