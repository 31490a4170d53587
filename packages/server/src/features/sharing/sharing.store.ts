/** Who shares what. */
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/connect';
import { users } from '../accounts/accounts.tables';
import { recipes } from '../recipes/recipes.tables';
import type { Sender } from './sharing-letters';

export async function findSender(
  db: Db,
  { recipeId, userId }: { recipeId: string; userId: string },
): Promise<Sender> {
  const [sender] = await db
    .select({ name: users.displayUsername, recipeTitle: recipes.title })
    .from(users)
    .innerJoin(recipes, eq(recipes.id, recipeId))
    .where(eq(users.id, userId));
  return sender!;
}
