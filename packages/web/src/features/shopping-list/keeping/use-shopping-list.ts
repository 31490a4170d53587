/** The list of a week: the last one this device saw, until the server has answered. */
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
import { showToast } from '../../../ui/toast';
import { hasUnsyncedMenu, syncMenu } from '../../meal-plans';
import { applyTicks } from './apply-ticks';
import { keepList, readKeptList, type KeptList } from './kept-list';
import {
  addTick,
  getTickQueue,
  onTickOutcome,
  sendTicks,
  watchTickQueue,
  type TickQueue,
} from './tick-queue';

export interface ShownList {
  /** `null`: nothing is planned. Undefined: nothing is known yet. */
  list: ShoppingListOnWire | null | undefined;
  /** When the server said it; milliseconds. */
  at: number | undefined;
  error: unknown;
  isFetching: boolean;
  ticks: TickQueue;
  /** The plan has changes on this device that the list can't know. */
  isBehindMenu: boolean;
  retry: () => void;
  setTicked: (line: ShoppingLineOnWire, isTicked: boolean) => void;
}

/** Of the key of every list's query. */
export const allLists = 'shopping-list';

export function useShoppingList(userId: string, week: PlainDate): ShownList {
  const ticks = useSyncExternalStore(watchTickQueue, getTickQueue);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [allLists, userId, week],
    queryFn: async ({ signal }) => {
      await syncMenu(userId, week);
      const { shoppingList } = await call(
        shoppingListRoutes.ofWeek,
        { query: { week } },
        { signal },
      );
      const kept = { list: shoppingList, at: Date.now() };
      keepList(userId, week, kept);
      return kept;
    },
    initialData: () => readKeptList(userId, week),
    // What is kept may be of before the last change, however lately: it is shown and asked for again.
    initialDataUpdatedAt: 0,
    // Somebody else may be ticking the same list.
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
    isBehindMenu: !isFetching && hasUnsyncedMenu(userId, week),
    retry: () => {
      void sendTicks();
      void refetch();
    },
    setTicked: ({ key, amounts }, isTicked) => {
      if (!data?.list) return;
      addTick({ planId: data.list.mealPlan, line: key, isTicked, covered: amounts });
    },
  };
}

onTickOutcome(({ operation, error }) => {
  if (error !== undefined) {
    showToast({ kind: 'error', ...describeError(error) });
    void queryClient.invalidateQueries({ queryKey: [allLists] });
    return;
  }
  // The server has it now, and so have the lists that are remembered here.
  queryClient.setQueriesData<KeptList>({ queryKey: [allLists] }, (kept) => {
    if (kept?.list?.mealPlan !== operation.planId) return kept;
    const list = applyTicks(kept.list, [operation]);
    const userId = getSession()?.user?._id;
    if (userId !== undefined) keepList(userId, list.startDate, { ...kept, list });
    return { ...kept, list };
  });
  // An answer on its way may be older than the tick.
  const isAsking = queryClient.isFetching({ queryKey: [allLists] }) > 0;
  if (isAsking) void queryClient.invalidateQueries({ queryKey: [allLists] });
});
