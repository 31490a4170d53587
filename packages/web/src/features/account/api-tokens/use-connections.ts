import { useQuery, useQueryClient } from '@tanstack/react-query';
import { oauthRoutes } from '@saltbush/contract/account/oauth';
import { call } from '../../../api/call';

const key = ['connections'] as const;

export const useConnections = () =>
  useQuery({
    queryKey: key,
    queryFn: async ({ signal }) =>
      (await call(oauthRoutes.listConnections, {}, { signal })).connections,
  });

export function useRefreshConnections(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: key });
}
