import { useQuery, useQueryClient } from '@tanstack/react-query';
import { webhooksRoutes, type WebhookDelivery } from '@saltbush/contract/account/webhooks';
import { call } from '../../../api/call';
import { describeError } from '../../../api/describe-error';
import { showToast } from '../../../ui/feedback/toast';

const key = ['webhooks'] as const;

export const useWebhooks = () =>
  useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await call(webhooksRoutes.list, {}, { signal })).webhooks,
  });

/** While something is about to be sent it is asked for again. */
export const useDeliveries = (id: string) =>
  useQuery({
    queryKey: [...key, id],
    queryFn: async ({ signal }) => {
      const { deliveries } = await call(
        webhooksRoutes.listDeliveries,
        { params: { id } },
        { signal },
      );
      return deliveries;
    },
    refetchInterval: ({ state: { data } }) => (data?.some(isAboutToBeSent) ? refetchMs : false),
  });

const refetchMs = 2_000;

/** One that waits for hours is none. */
const isAboutToBeSent = ({ state, tries }: WebhookDelivery): boolean =>
  state === 'waiting' && tries === 0;

export function useRefreshWebhooks(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: key });
}

/** Does something with a webhook, and shows how it is afterwards. */
export function useWebhookAction(): (work: () => Promise<string>) => Promise<void> {
  const refresh = useRefreshWebhooks();
  return async (work) => {
    try {
      showToast({ kind: 'success', title: await work() });
    } catch (error) {
      showToast({ kind: 'error', ...describeError(error) });
    }
    await refresh();
  };
}
