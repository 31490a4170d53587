/** How the person signs in, and changing it. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallOutput } from '@saltbush/contract/route';
import { signInMethodsRoutes } from '@saltbush/contract/account/sign-in-methods/sign-in-methods';
import { call } from '../../../../api/call';

export type SignInMethods = CallOutput<typeof signInMethodsRoutes.get>;

const key = ['sign-in-methods'] as const;

export const useSignInMethods = () =>
  useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(signInMethodsRoutes.get, {}, { signal }),
  });

export function useRefreshMethods(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: key });
}
