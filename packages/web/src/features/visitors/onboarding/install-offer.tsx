/** The offer to install the app, for people who have not completed the wizard: once they have recipes of their own. */
import { useQuery } from '@tanstack/react-query';
import { isInstallOffered, isTourSeen } from '@saltbush/domain/visitors/onboarding/eligibility';
import { useUser } from '../../../api/session';
import { InstallPrompt } from '../install-prompt';
import { readTourSeen } from '../welcome-tour';
import { recipeKeys } from '../../recipe/recipes';
import { fetchOwnRecipes } from './use-onboarding-state';

export function InstallOffer() {
  const hasCompletedOnboarding = useUser()?.hasCompletedOnboarding;
  const hasSeenTour = readTourSeen();
  const isAsking = isTourSeen(hasSeenTour) && hasCompletedOnboarding === false;
  const { data: ownRecipes } = useQuery({
    // With each recipe that is added it is asked for again.
    queryKey: [...recipeKeys.all, 'first-own'],
    queryFn: fetchOwnRecipes,
    enabled: isAsking,
  });
  const isOffered = isInstallOffered({ hasSeenTour, hasCompletedOnboarding, ownRecipes });
  return isOffered ? <InstallPrompt /> : null;
}
