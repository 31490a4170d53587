/** Whether a recipe that comes back to a Saltbush may have its id again. */
import { eq } from 'drizzle-orm';
import type { Db } from '../../../../../platform/db/connect';
import { recipes } from '../../../../../schema/recipes';

/** `own`: it is there already. `taken`: someone else's, or in the bin. */
export type IdState = 'free' | 'own' | 'taken';

export async function idState(db: Db, id: string, ownerId: string): Promise<IdState> {
  const [row] = await db
    .select({ ownerId: recipes.ownerId, deletedAt: recipes.deletedAt })
    .from(recipes)
    .where(eq(recipes.id, id));
  if (row === undefined) return 'free';
  return row.ownerId === ownerId && row.deletedAt === null ? 'own' : 'taken';
}
