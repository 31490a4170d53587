/** The last changes of a plan and its list, newest first. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { syncRoutes } from '@saltbush/contract/plan/sync';
import { call } from '../../../../api/call';
import { scopeKey, type PlanScope } from '../../../device/view-mode';

export function useHistory(scope: PlanScope) {
  return useInfiniteQuery({
    queryKey: ['list-history', scopeKey(scope)],
    queryFn: ({ pageParam: before, signal }) =>
      call(syncRoutes.history, { query: { householdId: scope.householdId, before } }, { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (last) => (last.hasMore ? last.changes.at(-1)?.version : undefined),
    // Another person may be shopping: it is out of date at once.
    staleTime: 0,
    gcTime: 0,
  });
}
