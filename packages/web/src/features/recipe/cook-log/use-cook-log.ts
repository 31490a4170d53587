/** Entries of a recipe, paged, and their changes; a change updates the cards that name the last day. */
import { t } from '@lingui/core/macro';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  cookLogRoutes,
  type CookLogContent,
  type CookLogEntry,
  type CookLogPage,
} from '@saltbush/contract/plan/cook-log';
import { call } from '../../../api/call';
import { describeError } from '../../../api/describe-error';
import { showToast } from '../../../ui/feedback/toast';
import { recipeKeys } from '../recipes';

export interface ShownLog extends Pick<CookLogPage, 'lastCookedOn'> {
  count: number;
  entries: CookLogEntry[];
}

export const useCookLog = (recipeId: string) =>
  useInfiniteQuery({
    queryKey: recipeKeys.cookLog(recipeId),
    queryFn: ({ pageParam: page, signal }) =>
      call(cookLogRoutes.list, { params: { id: recipeId }, query: { page } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, hasMore }) => (hasMore ? page + 1 : undefined),
    select: ({ pages }): ShownLog => {
      // An entry added meanwhile shifts the pages: remove duplicates.
      const byId = new Map(pages.flatMap(({ entries }) => entries).map((one) => [one._id, one]));
      return {
        lastCookedOn: pages[0]?.lastCookedOn,
        count: pages[0]?.total ?? 0,
        entries: [...byId.values()],
      };
    },
  });

interface AddedTo {
  householdId?: string | undefined;
  /** Of the recipe as it was seen; undefined where only its name was. */
  revision?: number | undefined;
}

/** What was cooked. Versions are immutable; what has changed since is not. */
export const useCookedRecipe = (recipeId: string, entryId: string) =>
  useQuery({
    queryKey: [...recipeKeys.cookLog(recipeId), entryId],
    queryFn: ({ signal }) => call(cookLogRoutes.getRecipe, { params: { id: entryId } }, { signal }),
  });

/** `save` rejects when it was refused; `remove` and its undo say so in a toast. */
export function useChangeLog(recipeId: string) {
  const queryClient = useQueryClient();
  const refresh = async () => {
    await queryClient.invalidateQueries({ queryKey: recipeKeys.lists, refetchType: 'none' });
    await queryClient.invalidateQueries({ queryKey: recipeKeys.cookLog(recipeId) });
  };
  const orToast = async (change: () => Promise<void>) => {
    try {
      await change();
    } catch (error) {
      showToast({ kind: 'error', ...describeError(error) });
    }
  };

  const add = async (content: CookLogContent, { householdId, revision }: AddedTo) => {
    const body = { ...content, householdId, revision };
    const entry = await call(cookLogRoutes.add, { params: { id: recipeId }, body });
    await refresh();
    return entry;
  };
  const update = async (entry: CookLogEntry, content: CookLogContent) => {
    await call(cookLogRoutes.update, { params: { id: entry._id }, body: content });
    await refresh();
  };
  const restore = (params: { id: string }) =>
    orToast(async () => {
      await call(cookLogRoutes.restore, { params });
      await refresh();
    });
  const remove = ({ _id: id }: Pick<CookLogEntry, '_id'>) =>
    orToast(async () => {
      await call(cookLogRoutes.remove, { params: { id } });
      await refresh();
      showToast({
        kind: 'info',
        title: t`Entry deleted`,
        action: { label: t`Undo`, onClick: () => void restore({ id }) },
      });
    });
  return { add, update, remove };
}
