/** Whether the wizard is shown (Spec 4, Onboarding eligibility). */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { onboardingState, type OwnRecipes } from '@saltbush/domain/visitors/onboarding/eligibility';
import { recipeListsRoutes } from '@saltbush/contract/book/recipe-lists';
import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { call } from '../../../api/call';
import { useUser } from '../../../api/session';
import { dismissOnboarding, isDismissed, isUnderway } from './stored-onboarding';

/** Only for pages of signed-in people: the landing page is none of them. */
export function useOnboardingState() {
  const user = useUser();
  const [, renderAgain] = useState(0);
  const reader = {
    isSignedIn: true,
    isOnLandingPage: false,
    isDismissed: isDismissed(),
    isUnderway: isUnderway(),
    hasCompletedOnboarding: user?.hasCompletedOnboarding,
    isNewCommunityMember: user?.isNewCommunityMember ?? false,
  };
  const isAsking = onboardingState({ ...reader, ownRecipes: undefined }) === 'needs-recipes';
  const { data, isError } = useQuery({
    queryKey: ['onboarding', 'own-recipes', user?._id],
    queryFn: fetchOwnRecipes,
    enabled: isAsking,
    // Recipes that are added meanwhile do not end the wizard, nor start it.
    staleTime: Infinity,
  });
  const dismiss = () => {
    dismissOnboarding();
    renderAgain((count) => count + 1);
  };
  const ownRecipes = isError ? ('failed' as const) : data;
  return { state: onboardingState({ ...reader, ownRecipes }), dismiss };
}

export async function fetchOwnRecipes({ signal }: { signal: AbortSignal }): Promise<OwnRecipes> {
  const query = { from: 'own' as const, page: 1, limit: 2 };
  const { recipes, total } = await call(recipeListsRoutes.listMyRecipes, { query }, { signal });
  const [first] = recipes;
  if (total !== 1 || !first) return { count: total, isOnlyOneShared: false };
  const params = { id: first._id };
  const { sharedWith } = await call(recipesRoutes.get, { params }, { signal });
  return { count: 1, isOnlyOneShared: sharedWith.saltbush || sharedWith.communities.length > 0 };
}
