/** Communities a recipe can be shared with: the user's open ones in which they may share. */
import { useQuery } from '@tanstack/react-query';
import { mayInHousehold } from '@saltbush/domain/account/households/permissions';
import { useUser } from '../../../api/session';
import { accessOf, householdsQuery } from '../../device/household-data';

export function useCommunities() {
  const user = useUser();
  return useQuery({
    ...householdsQuery,
    select: ({ households }) =>
      households.filter((household) =>
        mayInHousehold('shareRecipes', accessOf(household, user?._id)),
      ),
  });
}
