/**
 * Reports a started cooking session to the server, once. It runs in the background: while the
 * server can't be reached, or fails, it is retried during the session; a refusal is final.
 */
import { cookingRoutes } from '@saltbush/contract/book/cooking';
import { AppError } from '@saltbush/contract/errors';
import { call } from '../../../../api/call';
import { findCooking, markCounted } from './stored-cookings';

export async function countCooking(recipeId: string): Promise<void> {
  const stored = findCooking(recipeId);
  if (!stored || stored.isCounted) return;
  const { id } = stored.cooking;
  try {
    await call(cookingRoutes.begin, { params: { id: recipeId }, body: { _id: id } });
  } catch (error) {
    const mayStillArrive = error instanceof AppError && error.status >= 500;
    if (mayStillArrive) return;
  }
  markCounted(id);
}
