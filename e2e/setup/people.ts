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
  const answer = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      username: person.name,
      email: person.email,
      password: person.password,
    }),
  });
  if (!answer.ok) throw new Error(`Could not register ${name}: ${await answer.text()}`);
  return person;
}
