/** Recipe cards for tests of plans. */
import type { RecipeCard } from '@saltbush/contract/recipe/recipes';
import { priya } from '../people';

/** @example idOf(7) // '01960000-0000-7000-8000-000000000007' */
export const idOf = (n: number) => `01960000-0000-7000-8000-${String(n).padStart(12, '0')}`;

export const cardOf = (n: number, title: string): RecipeCard => ({
  _id: idOf(n),
  title,
  serves: 4,
  tags: [],
  owner: { _id: priya._id, username: 'Priya' },
  ratingCount: 0,
  isSaved: false,
  canComeBack: true,
  isFavourite: false,
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
});
