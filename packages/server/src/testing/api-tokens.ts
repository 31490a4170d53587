import { apiTokensRoutes } from '@saltbush/contract/account/api-tokens';
import type { Person } from './test-users';

/** @returns the id of a token of the person that may use their list */
export async function makeApiToken(person: Person, name: string): Promise<string> {
  const { body } = await person.ask(apiTokensRoutes.create, { body: { name, scopes: ['list'] } });
  return body.apiToken._id;
}
