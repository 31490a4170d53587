import { t } from '@lingui/core/macro';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  curatedImageAdminRoutes,
  type ListedCuratedImage,
} from '@saltbush/contract/admin/curated-image-admin';
import type { CallInput } from '@saltbush/contract/route';
import { call } from '../../../api/call';
import { describeError } from '../../../api/describe-error';
import { showToast } from '../../../ui/feedback/toast';

export type LibraryChange = CallInput<typeof curatedImageAdminRoutes.change>['body'];
export type Addition = CallInput<typeof curatedImageAdminRoutes.add>['body'];
export type Only = 'all' | 'off' | 'added';

export interface LibraryQuery {
  search: string;
  page: number;
  only: Only;
}

export function useLibrary({ search, page, only }: LibraryQuery) {
  return useQuery({
    queryKey: ['admin', 'curated-images', search, only, page],
    queryFn: ({ signal }) => {
      const query = { page, ...(search && { search }), ...(only !== 'all' && { only }) };
      return call(curatedImageAdminRoutes.list, { query }, { signal });
    },
    placeholderData: keepPreviousData,
  });
}

/** What people choose from has changed too. */
function useRefresh() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: ['admin', 'curated-images'] }),
      queryClient.invalidateQueries({ queryKey: ['curated-images'] }),
    ]);
}

export function useAddImage() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: Addition) => call(curatedImageAdminRoutes.add, { body }),
    onSuccess: () => showToast({ kind: 'success', title: t`Picture added` }),
    onSettled: refresh,
  });
}

interface Change {
  image: ListedCuratedImage;
  change: LibraryChange;
  /** What the toast says. */
  done: string;
}

/** The toast can take it back. */
export function useChangeImage() {
  const refresh = useRefresh();
  const send = (id: string, body: LibraryChange) =>
    call(curatedImageAdminRoutes.change, { params: { id }, body });
  const undo = (image: ListedCuratedImage) => async () => {
    const { _id, recipeTitle, tags, cuisine, difficulty, alt, isShown } = image;
    try {
      await send(_id, { recipeTitle, tags, cuisine, difficulty, alt, isShown });
    } catch (error) {
      showToast({ kind: 'error', ...describeError(error) });
    }
    await refresh();
  };
  return useMutation({
    mutationFn: ({ image, change }: Change) => send(image._id, change),
    onSuccess: (_changed, { image, done }) => {
      const takeBack = undo(image);
      showToast({
        kind: 'success',
        title: done,
        action: { label: t`Undo`, onClick: () => void takeBack() },
      });
    },
    onSettled: refresh,
  });
}
