/** Communities a recipe can be shared with: the user's open ones. */
import { useQuery } from '@tanstack/react-query';
import { householdsQuery } from '../../device/household-data';

export function useCommunities() {
  return useQuery({
    ...householdsQuery,
    select: ({ households }) => households.filter(({ status }) => status === 'active'),
  });
}
