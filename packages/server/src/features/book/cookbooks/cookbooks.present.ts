import type { Cookbook } from '@saltbush/contract/book/cookbooks';
import { canChangeCookbook } from '@saltbush/domain/book/cookbooks/permissions';
import { imageUrl } from '@saltbush/contract/recipe/image-address';
import type { CookbookRow } from './cookbooks.store';
import { accessTo } from './get-cookbook';

/** @param summary of what the reader sees in one that is put together by hand */
export function presentCookbook(
  cookbook: CookbookRow,
  userId: string | undefined,
  summary: { count: number; covers: string[] } | undefined,
): Cookbook {
  const { id, title, description, imageId, query, ownerId, ownerName } = cookbook;
  const mayChange = canChangeCookbook(accessTo(cookbook), userId);
  const isOwn = ownerId === userId;
  return {
    _id: id,
    title,
    ...(description !== null && { description }),
    ...(imageId !== null && { imageUrl: imageUrl(imageId) }),
    covers: query === null ? (summary?.covers ?? []) : [],
    ...(query === null && { recipeCount: summary?.count ?? 0 }),
    // It may say what only its owner knows, such as their tags. The contract had read it before it was stored.
    ...(query !== null && mayChange && { query: query as Cookbook['query'] }),
    owner: { _id: ownerId, username: ownerName },
    isOwn,
    mayChange,
    ...(isOwn && { sharing: { mode: cookbook.sharingMode, households: cookbook.householdIds } }),
    createdAt: cookbook.createdAt.toISOString(),
    updatedAt: cookbook.updatedAt.toISOString(),
  };
}
