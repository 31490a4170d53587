/** People of the journeys: each is new, so that no journey sees what another left. */
import { randomUUID } from 'node:crypto';

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

/** For journeys that are about something else than registering. */
export async function registerByCall(url: string, name: string): Promise<Person> {
  const person = newPerson(name);
  const { email, password } = person;
  await post(`${url}/api/auth/register`, { username: person.name, email, password });
  return person;
}

/** What a browser keeps of someone who is signed in. */
export async function signInByCall(url: string, { email, password }: Person) {
  const { token, expiresAt, user } = await post(`${url}/api/auth/login`, { email, password });
  return {
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

async function post(address: string, body: object): Promise<SignedIn> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${address} answered ${await answer.text()}`);
  return (await answer.json()) as SignedIn;
}
