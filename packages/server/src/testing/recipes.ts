/** Recipes in the state a test needs. */
import { eq } from 'drizzle-orm';
import { recipesRoutes, type RecipeInput } from '@saltbush/contract/recipe/recipes';
import { householdMembers } from '../schema/households';
import { recipeHouseholds, recipes } from '../schema/recipes';
import type { GivenRole } from '@saltbush/domain/account/households/roles';
import type { Db } from '../platform/db/connect';
import type { Person } from './test-users';

/** @returns its id */
export async function createTestRecipe(person: Person, input: RecipeInput): Promise<string> {
  const { status, body, error } = await person.ask(recipesRoutes.create, { body: input });
  if (status !== 200) throw new Error(`Not kept: ${JSON.stringify(error)}`);
  return body._id;
}

/** Lists a recipe in browse, and so makes it public. */
export async function listForAll(db: Db, id: string, listedAt = new Date()): Promise<void> {
  await db
    .update(recipes)
    .set({ isListed: true, sharingMode: 'public', listedAt })
    .where(eq(recipes.id, id));
}

export async function addHouseholdMember(
  db: Db,
  householdId: string,
  person: Person,
  role?: GivenRole,
): Promise<void> {
  await db.insert(householdMembers).values({ householdId, userId: person.user._id, role });
}

export async function shareWith(db: Db, recipeId: string, householdId: string): Promise<void> {
  await db.insert(recipeHouseholds).values({ recipeId, householdId });
}
