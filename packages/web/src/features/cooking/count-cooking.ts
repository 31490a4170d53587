/**
 * Tells the server that a cooking began, once. The cook never hears of it: without a network it is
 * told when there is one again while the cooking is on, and what the server refuses is let go.
 */
import { cookingRoutes } from '@saltbush/contract/cooking';
import { AppError } from '@saltbush/contract/errors';
import { call } from '../../api/call';
import { findCooking, markCounted } from './kept-cookings';

export async function countCooking(recipeId: string): Promise<void> {
  const kept = findCooking(recipeId);
  if (!kept || kept.isCounted) return;
  const { id } = kept.cooking;
  try {
    await call(cookingRoutes.begin, { params: { id: recipeId }, body: { _id: id } });
  } catch (error) {
    const mayStillArrive = error instanceof AppError && error.code === 'SERVER_UNREACHABLE';
    if (mayStillArrive) return;
  }
  markCounted(id);
}
