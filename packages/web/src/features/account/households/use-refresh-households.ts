/** Refetches everything that depends on one's communities: recipes of others come and go with them. */
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

export function useRefreshHouseholds(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(() => queryClient.invalidateQueries(), [queryClient]);
}
