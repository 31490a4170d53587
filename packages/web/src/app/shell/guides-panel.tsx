/**
 * The onboarding wizard and the welcome tour, fetched only for people who need them; then the question to the first admin,
 * or the offer to install; and word of feedback.
 */
import { useState } from 'react';
import type { User } from '@saltbush/contract/account/session';
import { isInstallOffered } from '@saltbush/domain/visitors/onboarding/eligibility';
import { useUser } from '../../api/session';
import { UnreadFeedback } from '../../features/account/feedback';
import { RegistrationQuestion } from '../../features/admin/instance-settings';
import { InstallPrompt } from '../../features/visitors/install-prompt';
import { FirstVisit } from '../../features/visitors/onboarding/first-visit.lazy';
import { useQuietMoment } from '../../features/visitors/quiet-moment';
import {
  askForTour,
  readTourSeen,
  useTourAsked,
  welcomeTour,
} from '../../features/visitors/welcome-tour';
import { LoadedPart } from '../../ui/loaded-part';

export function GuidesPanel() {
  const user = useUser();
  const isTourAsked = useTourAsked();
  if (!user) return null;
  return (
    <>
      {isTourAsked ? (
        <LoadedPart code={welcomeTour} partProps={{ onClose: () => askForTour(false) }} />
      ) : (
        <Guide key={user._id} user={user} />
      )}
      <UnreadFeedback />
    </>
  );
}

function Guide({ user }: { user: User }) {
  // As they are on arrival: after the tour nothing else comes up in the same visit.
  const { hasCompletedOnboarding } = user;
  const [isNew] = useState(
    () =>
      !isInstallOffered({
        hasCompletedOnboarding,
        hasSeenTour: readTourSeen(),
        ownRecipes: undefined,
      }),
  );
  if (isNew) return <FirstVisit />;
  if (!isNewAdmin(user)) return <InstallPrompt />;
  return <RegistrationQuestion useMoment={useQuietMoment} otherwise={<InstallPrompt />} />;
}

/** An admin of an older instance is not asked who may make an account, nor is the server each time. */
const isNewAdmin = ({ isAdmin, createdAt }: User): boolean =>
  isAdmin && Date.now() - Date.parse(createdAt) < newForMs;

const newForMs = 30 * 24 * 60 * 60_000;
