import type { QueryClient } from '@tanstack/react-query';
import { profileRoutes } from '@saltbush/contract/account/profile';
import { call } from '../../../api/call';
import { storeUser } from '../../../api/session';
import { removeOnboarding } from './stored-onboarding';

/** Spec 4: on an error it counts as completed all the same, until the app is loaded again. */
export async function completeOnboarding(queryClient: QueryClient): Promise<void> {
  const body = { hasCompletedOnboarding: true, isNewCommunityMember: false };
  await call(profileRoutes.updateProfile, { body }).then(storeUser, () => undefined);
  removeOnboarding();
  await queryClient.invalidateQueries({ refetchType: 'none' });
}
