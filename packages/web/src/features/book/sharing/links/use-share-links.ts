/** Share links: listed, created, revoked. The token of a new link is shown once. */
import { t } from '@lingui/core/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { shareLinksRoutes, type ShareLink } from '@saltbush/contract/recipe/sharing/share-links';
import { call } from '../../../../api/call';
import { describeError } from '../../../../api/describe-error';
import { showToast } from '../../../../ui/feedback/toast';
import { recipeKeys } from '../../../recipe/recipes';

export function useShareLinks(recipeId: string) {
  return useQuery({
    queryKey: recipeKeys.links(recipeId),
    queryFn: ({ signal }) => call(shareLinksRoutes.list, { params: { id: recipeId } }, { signal }),
    select: ({ links }) => links,
    // Opened by others meanwhile.
    staleTime: 0,
  });
}

interface NewLink {
  /** The recipient of a private link. */
  email?: string;
  /** The last day. */
  endsOn?: string | null | undefined;
}

/** With an address, a private link. */
export function useMakeLink(recipeId: string) {
  const forget = useForgetLinks(recipeId);
  const params = { id: recipeId };
  return useMutation({
    mutationFn: ({ email, endsOn }: NewLink) =>
      email === undefined
        ? call(shareLinksRoutes.create, { params, body: { endsOn } })
        : call(shareLinksRoutes.createPrivate, { params, body: { email, endsOn } }),
    onSettled: forget,
  });
}

export function useChangeLinkEnd(recipeId: string) {
  const forget = useForgetLinks(recipeId);
  return useMutation({
    mutationFn: ({ linkId, endsOn }: { linkId: string; endsOn: string | null }) =>
      call(shareLinksRoutes.changeEnd, { params: { id: recipeId, linkId }, body: { endsOn } }),
    onError: (error) => showToast({ kind: 'error', ...describeError(error) }),
    onSettled: forget,
  });
}

export function useTurnOffLink(recipeId: string) {
  const queryClient = useQueryClient();
  const forget = useForgetLinks(recipeId);
  return useMutation({
    mutationFn: (linkId: string) =>
      call(shareLinksRoutes.revoke, { params: { id: recipeId, linkId } }),
    onSuccess: (_answer, linkId) => {
      queryClient.setQueryData<{ links: ShareLink[] }>(
        recipeKeys.links(recipeId),
        (known) => known && { links: known.links.filter(({ _id }) => _id !== linkId) },
      );
      showToast({ kind: 'success', title: t`The link no longer works` });
    },
    onError: (error) => showToast({ kind: 'error', ...describeError(error) }),
    onSettled: forget,
  });
}

function useForgetLinks(recipeId: string) {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: recipeKeys.links(recipeId) });
}
