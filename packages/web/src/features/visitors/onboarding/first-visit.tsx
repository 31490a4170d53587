/**
 * What a new person is shown on their first visit: the onboarding wizard, then the welcome tour; never both. Who came by
 * an invitation chooses first.
 */
import { QueryClientProvider } from '@tanstack/react-query';
import { useNavigate, type NavigateOptions } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { isTourDue } from '@saltbush/domain/visitors/onboarding/eligibility';
import { queryClient } from '../../../api/query-client';
import { useUser } from '../../../api/session';
import { paths } from '../../../paths';
import { useQuietMoment } from '../quiet-moment';
import { readTourSeen, welcomeTour } from '../welcome-tour';
import { LoadedPart } from '../../../ui/loaded-part';
import { InstallOffer } from './install-offer';
import { joinedDialog } from './joined/joined-dialog.lazy';
import { onboardingWizard } from './onboarding-wizard.lazy';
import { isUnderway } from './stored-onboarding';
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
  const hide = () => {
    setJustClosed(true);
    dismiss();
  };
  const leaveFor = (page: NavigateOptions) => {
    dismiss();
    void navigate(page);
  };
  if (isWizardOpen) return <Guide onClose={hide} onLeave={leaveFor} />;
  // One thing in a visit: who has met the wizard or the tour is not asked to install as well.
  const isQuiet = state === 'hidden' && !isTourWanted && !isTourOver && !hasJustClosedWizard;
  if (!isTourOpen) return isQuiet ? <InstallOffer /> : null;
  return <LoadedPart code={welcomeTour} partProps={{ onClose: () => setTourOver(true) }} />;
}

interface GuideProps {
  onClose: () => void;
  /** It is completed. */
  onLeave: (page: NavigateOptions) => void;
}

/** The wizard, or the choice that comes before it. */
function Guide({ onClose, onLeave }: GuideProps) {
  const user = useUser();
  const [isWizardWanted, setWizardWanted] = useState(false);
  const showWizard = useCallback(() => setWizardWanted(true), []);
  if (user?.isNewCommunityMember && !isWizardWanted && !isUnderway()) {
    const openPlan = (household: string) => onLeave({ to: paths.menuMaker, search: { household } });
    const joined = { userId: user._id, onOpenPlan: openPlan, onShowAround: showWizard, onClose };
    return <LoadedPart key="joined" code={joinedDialog} partProps={joined} />;
  }
  const openRecipes = () => onLeave({ to: paths.myRecipes });
  const wizard = { onClose, onCompleted: openRecipes };
  return <LoadedPart key="wizard" code={onboardingWizard} partProps={wizard} />;
}
