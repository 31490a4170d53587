/** What decides who may read or change a recipe. */
import { and, eq, inArray, isNotNull, isNull, not, or, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/connect';
import { prepared } from '../../../platform/db/prepared';
import { isActive, type Demands } from '../account-access';
import { hasEnded } from '../link-ends';
import { recipes } from '../../../schema/recipes';
import { shareLinks } from '../../../schema/recipe/sharing';
import { accessOf } from './can-read-recipe-sql';

export type OwnershipRow = NonNullable<Awaited<ReturnType<typeof findOwnership>>>;
export type AccessRow = NonNullable<Awaited<ReturnType<typeof findAccess>>>;

/** What decides who may change a recipe; also for deleted ones. */
export async function findOwnership(db: Db, id: string) {
  const [ownership] = await ownershipOf(db).execute({ id });
  return ownership;
}

/** Like `findOwnership` for several, unordered. */
export async function findOwnerships(db: Db, ids: readonly string[]): Promise<OwnershipRow[]> {
  return db
    .select(ownershipColumns)
    .from(recipes)
    .where(inArray(recipes.id, [...ids]));
}

/** What decides whether this person may read it (`canReadRecipe`); also for deleted recipes. */
export async function findAccess(db: Db, id: string, viewerId: string | null) {
  const [access] = await accessTo(db).execute({ id, viewerId });
  return access;
}

/** The id of the recipe that a share token opens; the opening is not counted. */
export async function findLinkedRecipeId(
  db: Db,
  tokenHash: string,
  demands: Demands,
): Promise<string | undefined> {
  const [link] = await db
    .select({ recipeId: shareLinks.recipeId })
    .from(shareLinks)
    .where(isOpenLink(tokenHash, demands));
  return link?.recipeId;
}

/** Whether there was a link with this token, which was turned off or came to its end. */
export async function isEndedLink(db: Db, tokenHash: string): Promise<boolean> {
  const isOver = or(isNotNull(shareLinks.revokedAt), hasEnded(shareLinks.endsAt));
  return (await db.$count(shareLinks, and(eq(shareLinks.tokenHash, tokenHash), isOver))) > 0;
}

/** Whether a token opens a link: not while whoever made it may not sign in. */
export const isOpenLink = (tokenHash: string, demands: Demands) =>
  and(
    eq(shareLinks.tokenHash, tokenHash),
    isWorkingLink(),
    isActive(shareLinks.createdBy, demands),
  );

/** Whether a link is neither turned off nor over. */
export const isWorkingLink = () =>
  and(isNull(shareLinks.revokedAt), not(hasEnded(shareLinks.endsAt)));

const ownershipColumns = {
  id: recipes.id,
  ownerId: recipes.ownerId,
  sharingMode: recipes.sharingMode,
  isListed: recipes.isListed,
  imageId: recipes.imageId,
  deletedAt: recipes.deletedAt,
};

const ownershipOf = prepared((db) =>
  db
    .select(ownershipColumns)
    .from(recipes)
    .where(eq(recipes.id, sql.placeholder('id')))
    .prepare('recipe_ownership'),
);

const accessTo = prepared((db) =>
  db
    .select({ ...ownershipColumns, ...accessOf(sql.placeholder('viewerId')) })
    .from(recipes)
    .where(eq(recipes.id, sql.placeholder('id')))
    .prepare('recipe_access'),
);
