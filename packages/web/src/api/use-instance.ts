/** What of this instance everybody goes by; an admin sets it under Instance settings. */
import { useQuery } from '@tanstack/react-query';
import { instanceSettingsRoutes } from '@saltbush/contract/account/instance-settings';
import { call } from './call';
import { queryClient } from './query-client';

export const instanceKey = ['instance'] as const;

/**
 * Whether links to what only other people need are shown: plans, feedback, reports, and the admin pages for them. Their
 * addresses work either way. Also outside the pages' query provider.
 *
 * @returns true until the server has said it
 */
export function useIsForPublic(): boolean {
  const { data } = useQuery(
    {
      queryKey: instanceKey,
      queryFn: ({ signal }) => call(instanceSettingsRoutes.shown, undefined, { signal }),
      staleTime: Infinity,
    },
    queryClient,
  );
  return data?.isForPublic ?? true;
}
