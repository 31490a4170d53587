/** What a new person is shown on their first visit: the onboarding wizard, then the welcome tour; never both. */
import { QueryClientProvider } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { isTourDue } from '@saltbush/domain/visitors/onboarding/eligibility';
import { queryClient } from '../../../api/query-client';
import { paths } from '../../../paths';
import { useQuietMoment } from '../quiet-moment';
import { readTourSeen, welcomeTour } from '../welcome-tour';
import { LoadedPart } from '../../../ui/loaded-part';
import { InstallOffer } from './install-offer';
import { onboardingWizard } from './onboarding-wizard.lazy';
import { useOnboardingState } from './use-onboarding-state';

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
  const [hasJustClosedWizard, setJustClosed] = useState(false);
  const navigate = useNavigate();
  const hasSeenTour = readTourSeen();
  const tour = { isSignedIn: true, hasSeenTour, onboarding: state, hasJustClosedWizard };
  const isTourWanted = !isTourOver && isTourDue(tour);
  const isWizardOpen = useQuietMoment(state === 'shown');
  const isTourOpen = useQuietMoment(isTourWanted);
  if (isWizardOpen) {
    const handleClose = () => {
      setJustClosed(true);
      dismiss();
    };
    const handleCompleted = () => {
      dismiss();
      void navigate({ to: paths.myRecipes });
    };
    return (
      <LoadedPart
        code={onboardingWizard}
        partProps={{ onClose: handleClose, onCompleted: handleCompleted }}
      />
    );
  }
  // One thing in a visit: who has met the wizard or the tour is not asked to install as well.
  const isQuiet = state === 'hidden' && !isTourWanted && !isTourOver && !hasJustClosedWizard;
  if (!isTourOpen) return isQuiet ? <InstallOffer /> : null;
  return <LoadedPart code={welcomeTour} partProps={{ onClose: () => setTourOver(true) }} />;
}
