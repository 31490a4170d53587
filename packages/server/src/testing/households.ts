/** Households in the state a test needs. */
import { householdInvitationsRoutes } from '@saltbush/contract/account/household-invitations';
import { householdsRoutes } from '@saltbush/contract/account/households';
import type { GivenRole } from '@saltbush/domain/account/households/roles';
import { users } from '../schema/accounts';
import { householdMembers } from '../schema/households';
import type { Db } from '../platform/db/connect';
import { newId } from '../platform/ids';
import { noPassword } from '../platform/passwords';
import type { Person } from './test-users';

/** @returns its id */
export async function foundHousehold(owner: Person, name = 'Number 7'): Promise<string> {
  const { status, body, error } = await owner.ask(householdsRoutes.create, { body: { name } });
  if (status !== 200) throw new Error(`Not founded: ${JSON.stringify(error)}`);
  return body._id;
}

/** @returns the new invitation and the token of its link */
export async function inviteTo(
  owner: Person,
  householdId: string,
  email?: string,
  role?: GivenRole,
) {
  const { status, body, error } = await owner.ask(householdInvitationsRoutes.invite, {
    params: { id: householdId },
    body: { email, role },
  });
  if (status !== 200) throw new Error(`Not invited: ${JSON.stringify(error)}`);
  return { ...body, token: body.url.split('/').at(-1)! };
}

/** Fills a household with people who cannot sign in. */
export async function addOtherMembers(db: Db, householdId: string, count: number): Promise<void> {
  const ids = Array.from({ length: count }, newId);
  await db.insert(users).values(
    ids.map((id) => ({
      id,
      username: id,
      displayUsername: id,
      email: `${id}@example.com`,
      passwordHash: noPassword,
    })),
  );
  await db.insert(householdMembers).values(ids.map((userId) => ({ householdId, userId })));
}

/** The names of its members, as this person sees them. */
export async function memberNames(person: Person, id: string): Promise<string[]> {
  const { body } = await person.ask(householdsRoutes.get, { params: { id } });
  return body.members.map(({ user }) => user.username);
}
