import { describe, expect, it } from 'vitest';
import { isInstallOffered, isTourDue, onboardingState, type OnboardingReader } from './eligibility';

const none = { count: 0, isOnlyOneShared: false };
const newcomer: OnboardingReader = {
  isSignedIn: true,
  isOnLandingPage: false,
  isDismissed: false,
  isUnderway: false,
  hasCompletedOnboarding: false,
  isNewCommunityMember: false,
  ownRecipes: none,
};

describe('the onboarding wizard', () => {
  it.each<[string, Partial<OnboardingReader>, string]>([
    ['someone without a recipe', {}, 'shown'],
    ['a visitor', { isSignedIn: false }, 'hidden'],
    ['the landing page', { isOnLandingPage: true }, 'hidden'],
    ['one who closed it in this session', { isDismissed: true }, 'hidden'],
    ['one who closed it half-way', { isDismissed: true, isUnderway: true }, 'hidden'],
    ['a profile that is loading', { hasCompletedOnboarding: undefined }, 'waiting'],
    [
      'a loading profile, closed',
      { hasCompletedOnboarding: undefined, isDismissed: true },
      'hidden',
    ],
    ['one who completed it', { hasCompletedOnboarding: true }, 'hidden'],
    [
      'a new member who completed it',
      { hasCompletedOnboarding: true, isNewCommunityMember: true },
      'hidden',
    ],
    ['recipes not asked for yet', { ownRecipes: undefined }, 'needs-recipes'],
    ['recipes that cannot be read', { ownRecipes: 'failed' }, 'hidden'],
    [
      'recipes of a new member that cannot be read',
      { ownRecipes: 'failed', isNewCommunityMember: true },
      'hidden',
    ],
    ['one shared recipe', { ownRecipes: { count: 1, isOnlyOneShared: true } }, 'shown'],
    ['one private recipe', { ownRecipes: { count: 1, isOnlyOneShared: false } }, 'hidden'],
    ['two recipes', { ownRecipes: { count: 2, isOnlyOneShared: true } }, 'hidden'],
    [
      'a new community member with recipes',
      { ownRecipes: { count: 30, isOnlyOneShared: false }, isNewCommunityMember: true },
      'shown',
    ],
    [
      'a reload after the own recipe is saved',
      { isUnderway: true, ownRecipes: { count: 1, isOnlyOneShared: false } },
      'shown',
    ],
    ['a reload before recipes are known', { isUnderway: true, ownRecipes: undefined }, 'shown'],
  ])('the onboarding wizard is due by what its reader did (%s: %j): %s', (_case, change, state) => {
    expect(onboardingState({ ...newcomer, ...change })).toBe(state);
  });
});

describe('the welcome tour', () => {
  it.each([
    [true, undefined, 'hidden', true],
    [true, 'false', 'hidden', true],
    [true, 'true', 'hidden', false],
    [false, undefined, 'hidden', false],
    [true, undefined, 'shown', false],
    [true, undefined, 'waiting', false],
    [true, undefined, 'needs-recipes', false],
  ] as const)(
    'the welcome tour, with a person signed in %s, seen %s, wizard %s, is due: %s',
    (isSignedIn, hasSeenTour, onboarding, isDue) => {
      expect(isTourDue({ isSignedIn, hasSeenTour, onboarding })).toBe(isDue);
    },
  );
});

it('the welcome tour does not follow at once when someone closes the wizard', () => {
  const wanted = { isSignedIn: true, hasSeenTour: undefined, onboarding: 'hidden' } as const;
  expect(isTourDue({ ...wanted, hasJustClosedWizard: true })).toBe(false);
  expect(isTourDue({ ...wanted, hasJustClosedWizard: false })).toBe(true);
});

const owns = (count: number) => ({ count, isOnlyOneShared: false });

it.each([
  ['someone who has completed the wizard', 'true', true, undefined, true],
  ['someone who has not seen the tour', undefined, true, undefined, false],
  ['someone who closed the wizard and has two recipes', 'true', false, owns(2), true],
  ['someone who closed the wizard and has one recipe', 'true', false, owns(1), false],
  ['someone who closed it and whose recipes cannot be read', 'true', false, 'failed', false],
  ['someone whose profile is loading', 'true', undefined, undefined, false],
] as const)(
  'an install offer goes to %s: seen %s, completed %s',
  (_, hasSeenTour, isCompleted, ownRecipes, isOffered) => {
    const person = { hasSeenTour, hasCompletedOnboarding: isCompleted, ownRecipes };
    expect(isInstallOffered(person)).toBe(isOffered);
  },
);
