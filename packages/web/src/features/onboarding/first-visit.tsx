/** What a new person is shown on their first visit: the onboarding wizard, then the welcome tour; never both. */
import { QueryClientProvider } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { isTourDue } from '@saltbush/domain/onboarding/eligibility';
import { queryClient } from '../../api/query-client';
import { readTourSeen } from '../../api/tour-seen';
import { paths } from '../../paths';
import { lazyTour } from '../welcome-tour';
import { LoadedPart } from '../../ui/loaded-part';
import { onDemand } from '../../ui/on-demand';
import { useOnboardingState } from './use-onboarding-state';
import { useQuietMoment } from './use-quiet-moment';

const wizard = onDemand(async () => (await import('./wizard/onboarding-wizard')).OnboardingWizard);

export function FirstVisit() {
  return (
    <QueryClientProvider client={queryClient}>
      <WizardOrTour />
    </QueryClientProvider>
  );
}

function WizardOrTour() {
  const { state, dismiss } = useOnboardingState();
  const [isTourOver, setTourOver] = useState(false);
  const navigate = useNavigate();
  const isTourWanted =
    !isTourOver && isTourDue({ isSignedIn: true, hasSeenTour: readTourSeen(), onboarding: state });
  const isWizardOpen = useQuietMoment(state === 'shown');
  const isTourOpen = useQuietMoment(isTourWanted);
  if (isWizardOpen) {
    const handleCompleted = () => {
      dismiss();
      void navigate({ to: paths.myRecipes });
    };
    return (
      <LoadedPart code={wizard} partProps={{ onClose: dismiss, onCompleted: handleCompleted }} />
    );
  }
  if (!isTourOpen) return null;
  return <LoadedPart code={lazyTour} partProps={{ onClose: () => setTourOver(true) }} />;
}
