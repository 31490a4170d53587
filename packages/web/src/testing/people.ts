/** Test users. */
import { standInCountry } from '@saltbush/domain/account/countries/stand-in-country';
import type { User } from '@saltbush/contract/account/session';

export const priya: User = {
  _id: '01960000-0000-7000-8000-000000000001',
  username: 'priya',
  displayUsername: 'Priya',
  email: 'priya@example.com',
  isVerified: true,
  isAdmin: false,
  hasCompletedOnboarding: true,
  isNewCommunityMember: false,
  defaultHousehold: null,
  defaultMeasures: 'written',
  timeZone: 'Australia/Sydney',
  firstWeekday: null,
  country: null,
  homeCountry: standInCountry,
  language: null,
  favouriteRecipes: [],
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
};

/** A token that does not expire during a test. */
export const token = { token: 'token-of-priya', expiresAt: '2099-01-01T00:00:00.000Z' };
