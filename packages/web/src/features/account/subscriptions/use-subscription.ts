/** The plan of the signed-in person, and what changes it. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallOutput } from '@saltbush/contract/route';
import { subscriptionsRoutes } from '@saltbush/contract/account/subscriptions';
import type { PlanId } from '@saltbush/domain/account/subscriptions/plans';
import { call } from '../../../api/call';
import { describeError } from '../../../api/describe-error';
import { showToast } from '../../../ui/feedback/toast';

export type Subscription = CallOutput<typeof subscriptionsRoutes.status>;

const subscriptionKey = ['subscriptions', 'status'] as const;

export function useSubscription() {
  return useQuery({
    queryKey: subscriptionKey,
    queryFn: ({ signal }) => call(subscriptionsRoutes.status, {}, { signal }),
    // An event of the payment service may have changed it.
    staleTime: 0,
  });
}

interface ChangeOptions {
  onDone?: (subscription: Subscription) => void;
}

/** @param leaveFor opens the page of the payment service */
export function useChoosePlan({ onDone }: ChangeOptions, leaveFor: (url: string) => void = leave) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (priceId: PlanId) => call(subscriptionsRoutes.choose, { body: { priceId } }),
    onSuccess: ({ subscription, checkoutUrl }) => {
      queryClient.setQueryData(subscriptionKey, subscription);
      if (checkoutUrl === undefined) onDone?.(subscription);
      else leaveFor(checkoutUrl);
    },
    onError: (error) => handleFailure(error, queryClient),
  });
}

export const useCancelPlan = (options: ChangeOptions = {}) =>
  useChange(() => call(subscriptionsRoutes.cancel), options);

export const useResumePlan = (options: ChangeOptions = {}) =>
  useChange(() => call(subscriptionsRoutes.resume), options);

/** Invoices and the card, at the payment service. */
export function useOpenPortal(leaveFor: (url: string) => void = leave) {
  return useMutation({
    mutationFn: () => call(subscriptionsRoutes.openPortal),
    onSuccess: ({ url }) => leaveFor(url),
    onError: (error) => showToast({ kind: 'error', ...describeError(error) }),
  });
}

/** The outcome of a payment, asked for until it is known. */
export function useConfirmedPayment(sessionId: string | undefined) {
  const queryClient = useQueryClient();
  return useQuery({
    queryKey: ['subscriptions', 'confirm', sessionId],
    queryFn: async ({ signal }) => {
      const subscription = await confirm(sessionId, signal);
      queryClient.setQueryData(subscriptionKey, subscription);
      return subscription;
    },
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.plan === 'free' && state.dataUpdateCount < mostConfirmations && confirmEveryMs,
  });
}

/** Some payments take the bank a moment. */
const confirmEveryMs = 3_000;
const mostConfirmations = 10;

const confirm = (sessionId: string | undefined, signal: AbortSignal) =>
  sessionId === undefined
    ? call(subscriptionsRoutes.status, {}, { signal })
    : call(subscriptionsRoutes.confirm, { body: { sessionId } }, { signal });

function useChange(change: () => Promise<Subscription>, { onDone }: ChangeOptions) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (subscription) => {
      queryClient.setQueryData(subscriptionKey, subscription);
      onDone?.(subscription);
    },
    onError: (error) => handleFailure(error, queryClient),
  });
}

/** The plan may be another one than this page shows. */
function handleFailure(error: unknown, queryClient: ReturnType<typeof useQueryClient>): void {
  showToast({ kind: 'error', ...describeError(error) });
  void queryClient.invalidateQueries({ queryKey: subscriptionKey });
}

function leave(url: string): void {
  window.location.assign(url);
}
