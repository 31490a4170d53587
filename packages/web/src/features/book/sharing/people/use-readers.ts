/** Readers of a recipe: listing, adding and removing. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { sharingRoutes, type Reader } from '@saltbush/contract/recipe/sharing/sharing';
import { call } from '../../../../api/call';
import { useUser } from '../../../../api/session';
import { recipeKeys } from '../../../recipe/recipes';
import { useCommunities } from '../use-communities';
import { useSharing } from '../use-sharing';

export function useReaders(recipe: RecipeOnWire) {
  const queryClient = useQueryClient();
  const sharing = useSharing(recipe._id);
  const cooks = useFellowCooks();
  const ids = recipe.sharingSettings.approvedUsers;
  const names = useQuery({
    queryKey: recipeKeys.readers(recipe._id),
    queryFn: ({ signal }) =>
      call(sharingRoutes.listReaders, { params: { id: recipe._id } }, { signal }),
    select: ({ readers }) => readers,
    enabled: ids.length > 0,
  });
  const known = [...(names.data ?? []), ...cooks];
  const readers = ids.flatMap((id) => known.find(({ _id }) => _id === id) ?? []);

  const change = (edit: (ids: readonly string[]) => string[]) => {
    const now = queryClient.getQueryData<RecipeOnWire>(recipeKeys.one(recipe._id)) ?? recipe;
    sharing.mutate({
      sharingSettings: { approvedUsers: edit(now.sharingSettings.approvedUsers) },
    });
  };
  const add = ({ _id }: Reader) => change((now) => [...now.filter((id) => id !== _id), _id]);
  const remove = ({ _id }: Reader) => change((now) => now.filter((id) => id !== _id));
  return {
    readers,
    /** Readers whose names are not loaded. */
    isIncomplete: readers.length < ids.length,
    names,
    /** People who can be added. */
    others: cooks.filter(({ _id }) => !ids.includes(_id)),
    add,
    remove,
  };
}

/** Members of the user's communities, without duplicates and the user. */
function useFellowCooks(): Reader[] {
  const user = useUser();
  const { data = [] } = useCommunities();
  const cooks = data.flatMap(({ members }) => members.map((member) => member.user));
  const byId = new Map(cooks.map((cook) => [cook._id, cook]));
  return [...byId.values()]
    .filter(({ _id }) => _id !== user?._id)
    .toSorted((one, other) => one.username.localeCompare(other.username));
}
