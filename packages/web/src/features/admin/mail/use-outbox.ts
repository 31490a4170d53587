import { useInfiniteQuery } from '@tanstack/react-query';
import { mailRoutes } from '@saltbush/contract/admin/mail';
import { call } from '../../../api/call';

export function useOutbox() {
  return useInfiniteQuery({
    queryKey: ['mail', 'outbox'],
    queryFn: ({ pageParam, signal }) =>
      call(mailRoutes.listOutbox, { query: { page: pageParam } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, hasMore }) => (hasMore ? page + 1 : undefined),
    select: ({ pages }) => ({
      isMailSetUp: pages[0]?.isMailSetUp ?? false,
      messages: pages.flatMap(({ messages }) => messages),
    }),
  });
}
