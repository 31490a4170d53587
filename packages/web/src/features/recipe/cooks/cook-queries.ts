/** Cooks, and those that one follows, as the server says. */
import { queryOptions } from '@tanstack/react-query';
import { cooksRoutes, followedCooksRoutes } from '@saltbush/contract/book/cooks';
import { call } from '../../../api/call';

export const cookKeys = {
  all: ['cooks'] as const,
  one: (id: string, readerId: string | undefined) => ['cooks', 'one', id, readerId] as const,
  followed: ['cooks', 'followed'] as const,
};

/** @param readerId part of the key, so that the answer for one reader is not shown to another; undefined for a visitor */
export const cookQuery = (id: string, readerId: string | undefined) =>
  queryOptions({
    queryKey: cookKeys.one(id, readerId),
    queryFn: ({ signal }) => call(cooksRoutes.get, { params: { id } }, { signal }),
    retry: false,
  });

export const followedCooksQuery = queryOptions({
  queryKey: cookKeys.followed,
  queryFn: ({ signal }) => call(followedCooksRoutes.list, {}, { signal }),
});
