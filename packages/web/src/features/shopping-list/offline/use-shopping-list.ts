/** Query of a week's list: cached first, then from the server. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import {
  shoppingListRoutes,
  type ShoppingLineOnWire,
  type ShoppingListOnWire,
} from '@saltbush/contract/shopping-list';
import type { PlainDate } from '@saltbush/domain/meal-plans/week';
import { call } from '../../../api/call';
import { describeError } from '../../../api/describe-error';
import { queryClient } from '../../../api/query-client';
import { getSession } from '../../../api/session';
import { showToast } from '../../../ui/feedback/toast';
import { hasUnsyncedMenu, syncMenu } from '../../meal-plans';
import { handleRefusal, scopeKey, type PlanScope } from '../../view-mode';
import { applyTicks } from './apply-ticks';
import { cacheList, readCachedList, type CachedList } from './list-cache';
import {
  addTick,
  getTickQueue,
  onTickOutcome,
  sendTicks,
  watchTickQueue,
  type TickQueue,
} from './tick-queue';

export interface ShownList {
  /** `null`: nothing is planned. Undefined: loading. */
  list: ShoppingListOnWire | null | undefined;
  /** Time of the server's response in milliseconds. */
  at: number | undefined;
  error: unknown;
  isFetching: boolean;
  ticks: TickQueue;
  /** The plan has unsynced changes that the list does not include. */
  isBehindMenu: boolean;
  retry: () => void;
  setTicked: (line: ShoppingLineOnWire, isTicked: boolean) => void;
}

/** Prefix of every list's query key. */
export const allLists = 'shopping-list';

export function useShoppingList(scope: PlanScope, week: PlainDate): ShownList {
  const { householdId } = scope;
  const ticks = useTicksOf(householdId);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [allLists, scopeKey(scope), week],
    queryFn: ({ signal }) => fetchList(scope, week, signal),
    initialData: () => readCachedList(scope, week),
    // The cached list may be out of date: show it and refetch.
    initialDataUpdatedAt: 0,
    // Poll: someone else may be ticking the same list.
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
  useEffect(() => {
    void sendTicks();
  }, []);
  const known = data?.list;
  const list = useMemo(() => known && applyTicks(known, ticks.waiting), [known, ticks.waiting]);
  return {
    list: data ? (list ?? null) : undefined,
    at: data?.at,
    error,
    isFetching,
    ticks,
    isBehindMenu: !isFetching && hasUnsyncedMenu(scope, week),
    retry: () => {
      void sendTicks();
      void refetch();
    },
    setTicked: ({ key, amounts }, isTicked) => {
      if (!data?.list) return;
      addTick({
        planId: data.list.mealPlan,
        householdId,
        line: key,
        isTicked,
        covered: amounts,
      });
    },
  };
}

/** The ticks of one plan owner that are waiting. */
function useTicksOf(householdId: string | undefined): TickQueue {
  const queue = useSyncExternalStore(watchTickQueue, getTickQueue);
  return useMemo(
    () => ({ ...queue, waiting: queue.waiting.filter((one) => one.householdId === householdId) }),
    [queue, householdId],
  );
}

/** Unsynced changes of the menu are sent first: the list is computed from it. */
async function fetchList(
  scope: PlanScope,
  week: PlainDate,
  signal: AbortSignal,
): Promise<CachedList> {
  await syncMenu(scope, week);
  const query = { week, householdId: scope.householdId };
  try {
    const { shoppingList } = await call(shoppingListRoutes.ofWeek, { query }, { signal });
    const fetched = { list: shoppingList, at: Date.now() };
    cacheList(scope, week, fetched);
    return fetched;
  } catch (error) {
    handleRefusal(scope, error);
    throw error;
  }
}

onTickOutcome(({ operation, error }) => {
  if (error !== undefined) {
    showToast({ kind: 'error', ...describeError(error) });
    void queryClient.invalidateQueries({ queryKey: [allLists] });
    return;
  }
  // The server has confirmed the tick: update the cached lists.
  queryClient.setQueriesData<CachedList>({ queryKey: [allLists] }, (cached) => {
    if (cached?.list?.mealPlan !== operation.planId) return cached;
    const list = applyTicks(cached.list, [operation]);
    const userId = getSession()?.user?._id;
    const { householdId } = operation;
    if (userId) cacheList({ userId, householdId }, list.startDate, { ...cached, list });
    return { ...cached, list };
  });
  // A pending response may be older than the tick.
  const isAsking = queryClient.isFetching({ queryKey: [allLists] }) > 0;
  if (isAsking) void queryClient.invalidateQueries({ queryKey: [allLists] });
});
