/**
 * Who sees the onboarding wizard, and when the welcome tour starts (Spec 4).
 *
 * The wizard:
 * 1. Never on the landing page, without a session, or once it was closed in this session.
 * 2. A profile that is still loading: wait. A profile that has completed it: hidden.
 * 3. Otherwise the person's own recipes decide: shown with none of them, with a single one that is shared
 *    (with a community or with all), or to a new member of a community. If they cannot be read: hidden.
 * 4. A wizard that was begun in this session goes on after a reload, whatever it has saved by then.
 *
 * The tour: once per device, signed in, and only when the wizard is hidden. Not while the page is open on which someone
 * has just closed the wizard: they want to look for themselves.
 *
 * The offer to install the app: to people who have seen the tour and completed the wizard, or who have more recipes than
 * it is for. Who only closed the wizard for now sees it again.
 */
export interface OnboardingReader {
  isSignedIn: boolean;
  isOnLandingPage: boolean;
  /** Closed in this session. */
  isDismissed: boolean;
  /** Begun in this session, and neither closed nor completed. */
  isUnderway: boolean;
  /** Undefined: the profile is still loading. */
  hasCompletedOnboarding: boolean | undefined;
  isNewCommunityMember: boolean;
  /** Undefined: not asked for yet. */
  ownRecipes: OwnRecipes | 'failed' | undefined;
}

export interface OwnRecipes {
  count: number;
  /** Whether the only one is shared; of no account with several. */
  isOnlyOneShared: boolean;
}

export type OnboardingState = 'hidden' | 'waiting' | 'needs-recipes' | 'shown';

/**
 * @returns `needs-recipes`: the own recipes must be asked for
 * @example onboardingState({ ...reader, ownRecipes: { count: 0, isOnlyOneShared: false } }) // 'shown'
 */
export function onboardingState(reader: OnboardingReader): OnboardingState {
  const { isSignedIn, isOnLandingPage, isDismissed, hasCompletedOnboarding, ownRecipes } = reader;
  if (!isSignedIn || isOnLandingPage || isDismissed) return 'hidden';
  if (hasCompletedOnboarding === undefined) return 'waiting';
  if (hasCompletedOnboarding) return 'hidden';
  if (reader.isUnderway) return 'shown';
  if (ownRecipes === undefined) return 'needs-recipes';
  if (ownRecipes === 'failed') return 'hidden';
  const { count, isOnlyOneShared } = ownRecipes;
  const isNew = count === 0 || (count === 1 && isOnlyOneShared) || reader.isNewCommunityMember;
  return isNew ? 'shown' : 'hidden';
}

/**
 * @param hasSeenTour the text in local storage; missing and "false" mean no (Spec 3)
 * @example isTourDue({ isSignedIn: true, hasSeenTour: undefined, onboarding: 'hidden' }) // true
 */
export function isTourDue({
  isSignedIn,
  hasSeenTour,
  onboarding,
  hasJustClosedWizard = false,
}: {
  isSignedIn: boolean;
  hasSeenTour: string | undefined;
  onboarding: OnboardingState;
  hasJustClosedWizard?: boolean;
}): boolean {
  const isWanted = isSignedIn && !isTourSeen(hasSeenTour) && onboarding === 'hidden';
  return isWanted && !hasJustClosedWizard;
}

/** @param hasSeenTour as it is stored: undefined or "false" for not seen */
export const isTourSeen = (hasSeenTour: string | undefined): boolean =>
  hasSeenTour !== undefined && hasSeenTour !== 'false';

/**
 * Whether the app may be offered for installation.
 *
 * @param ownRecipes undefined: not asked for; nobody who has completed the wizard needs to be asked
 * @example isInstallOffered({ hasSeenTour: 'true', hasCompletedOnboarding: true, ownRecipes: undefined }) // true
 */
export function isInstallOffered({
  hasSeenTour,
  hasCompletedOnboarding,
  ownRecipes,
}: Pick<OnboardingReader, 'hasCompletedOnboarding' | 'ownRecipes'> & {
  hasSeenTour: string | undefined;
}): boolean {
  if (!isTourSeen(hasSeenTour)) return false;
  const count = typeof ownRecipes === 'object' ? ownRecipes.count : 0;
  return hasCompletedOnboarding === true || count >= recipesPastTheWizard;
}

/** One recipe may be that of the wizard. */
const recipesPastTheWizard = 2;
