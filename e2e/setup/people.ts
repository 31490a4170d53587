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

/** For tests of something else than registration: the onboarding is behind them. */
export async function registerByCall(name: string, origin?: string): Promise<Person> {
  const person = newPerson(name);
  const { email, password } = person;
  const { token } = await call<{ token: string }>(
    '/auth/register',
    { username: person.name, email, password },
    { origin },
  );
  const completed = { hasCompletedOnboarding: true };
  await call('/users/profile', completed, { method: 'PATCH', token, origin });
  return person;
}

/** The local storage of a device on which the welcome tour was seen and the install prompt dismissed. */
export const tourSeen = { hasSeenTour: 'true', 'pwa-prompt-dismissed': 'true' };

/** The local storage of someone who is signed in, and has seen the welcome tour. */
export async function signInByCall({ email, password }: Person, origin?: string) {
  const body = { email, password };
  const { token, expiresAt, user } = await call<SignedIn>('/auth/login', body, { origin });
  return {
    ...tourSeen,
    'saltbush.token': token,
    'saltbush.token-expires-at': expiresAt,
    'saltbush.user-id': user._id,
    'saltbush.user': JSON.stringify(user),
  };
}

interface SignedIn {
  token: string;
  expiresAt: string;
  user: { _id: string };
}
