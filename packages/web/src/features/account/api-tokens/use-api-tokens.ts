import { useQuery, useQueryClient } from '@tanstack/react-query';
import { apiTokensRoutes } from '@saltbush/contract/account/api-tokens';
import { call } from '../../../api/call';

const key = ['api-tokens'] as const;

export const useApiTokens = () =>
  useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await call(apiTokensRoutes.list, {}, { signal })).apiTokens,
  });

export function useRefreshApiTokens(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: key });
}
