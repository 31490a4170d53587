import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { oauthRoutes, type Asked } from '@saltbush/contract/account/oauth';
import type { CallOutput } from '@saltbush/contract/route';
import { call } from '../../../api/call';

export type Authorization = CallOutput<typeof oauthRoutes.ask>;

const parameters = [
  'client_id',
  'redirect_uri',
  'response_type',
  'code_challenge',
  'code_challenge_method',
  'state',
  'scope',
  'resource',
] as const satisfies readonly (keyof Asked)[];

/** What the program put into the address; what else stands there is not for us. */
export function useAsked(): Asked {
  const search = useLocation({ select: ({ searchStr }) => searchStr });
  const given = new URLSearchParams(search);
  const asked = parameters.flatMap((name) => (given.has(name) ? [[name, given.get(name)]] : []));
  return { client_id: '', ...Object.fromEntries(asked) };
}

export const useAuthorization = (asked: Asked) =>
  useQuery({
    queryKey: ['oauth', asked],
    queryFn: ({ signal }) => call(oauthRoutes.ask, { query: asked }, { signal }),
    // What the person ticks must not change under their hands.
    staleTime: Infinity,
    retry: false,
  });
