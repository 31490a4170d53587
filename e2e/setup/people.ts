/** Test people: each test registers new ones, so that tests share no data. */
import { randomUUID } from 'node:crypto';
import { call } from './call';

export interface Person {
  name: string;
  email: string;
  password: string;
}

export function newPerson(name: string): Person {
  const unlike = randomUUID().slice(0, 8);
  return {
    name: `${name} ${unlike}`,
    email: `${name.toLowerCase().replace(/\W+/g, '.')}.${unlike}@example.org`,
    password: 'plum jam on rye, twice',
  };
}

/** The local storage of a device on which the welcome tour was seen and the install prompt dismissed. */
export const tourSeen = { hasSeenTour: 'true', 'pwa-prompt-dismissed': 'true' };

/** For tests of something else than registration: the onboarding is behind them. */
export async function registerByCall(name: string, origin?: string): Promise<Person> {
  const person = newPerson(name);
  await joinByCall(person, origin);
  return person;
}

/** Registers someone; @returns the local storage of their first device, where they are signed in */
export async function joinByCall({ name, email, password }: Person, origin?: string) {
  const body = { username: name, email, password };
  const joined = await call<SignedIn>('/auth/register', body, { origin });
  const completed = { hasCompletedOnboarding: true };
  const { token } = joined;
  const user = await call<SignedIn['user']>('/users/profile', completed, {
    method: 'PATCH',
    token,
    origin,
  });
  return storageOfSession({ ...joined, user });
}

/** The local storage of someone who signs in on another device, and has seen the welcome tour. */
export async function signInByCall({ email, password }: Person, origin?: string) {
  return storageOfSession(await call<SignedIn>('/auth/login', { email, password }, { origin }));
}

const storageOfSession = ({ token, expiresAt, user }: SignedIn) => ({
  ...tourSeen,
  'saltbush.token': token,
  'saltbush.token-expires-at': expiresAt,
  'saltbush.user-id': user._id,
  'saltbush.user': JSON.stringify(user),
});

interface SignedIn {
  token: string;
  expiresAt: string;
  user: { _id: string };
}
