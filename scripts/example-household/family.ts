/** Four people of three generations, who register and found a household together. */
import { randomUUID } from 'node:crypto';
import { accountsRoutes } from '../../packages/contract/src/account/accounts';
import { householdInvitationsRoutes } from '../../packages/contract/src/account/household-invitations';
import { householdsRoutes } from '../../packages/contract/src/account/households';
import { profileRoutes } from '../../packages/contract/src/account/profile';
import type { User } from '../../packages/contract/src/account/session';
import { syncRoutes } from '../../packages/contract/src/plan/sync';
import { syncSchemaVersion } from '../../packages/contract/src/plan/sync-schema-version';
import type { EaterRow } from '../../packages/domain/src/plan/rows/eater-rows';
import type { OperationArgs, OperationName } from '../../packages/domain/src/plan/sync/operations';
import { ask, type Caller } from './ask';

export interface Member extends Caller {
  id: string;
  name: string;
}

export interface Household {
  id: string;
  /** IANA name; "today" is the day there. */
  timeZone: string;
  /** The founder, who is also the admin of the instance, is the first. */
  members: readonly Member[];
}

export const householdName = 'The Walsh family';
const timeZone = 'Australia/Brisbane';

/** Of all four; a development database has nothing to protect. */
export const password = 'plum jam on rye';

interface Person {
  name: string;
  email: string;
  /** How they eat, where that is not as most adults do. */
  eats?: Partial<EaterRow>;
}

/** Mother, father, their daughter of 15, and her grandmother of 74. */
export const family: readonly [Person, ...Person[]] = [
  { name: 'Mia Walsh', email: 'mia.walsh@example.com' },
  { name: 'Ben Walsh', email: 'ben.walsh@example.com', eats: { portion: 1.5 } },
  {
    name: 'Ruby Walsh',
    email: 'ruby.walsh@example.com',
    eats: { dislikes: ['mushrooms'] },
  },
  { name: 'Joan Walsh', email: 'joan.walsh@example.com', eats: { portion: 0.75 } },
];

/** The founder registers first, and each of the others with an invitation of the founder's. */
export async function foundHousehold(origin: string): Promise<Household> {
  const [first, ...others] = family;
  const founder = await register(origin, first);
  const body = { name: householdName, timeZone };
  const { _id: id } = await ask(founder, householdsRoutes.create, { body });
  const members = [founder];
  for (const person of others) {
    const { email } = person;
    const { invite } = householdInvitationsRoutes;
    const { url } = await ask(founder, invite, { params: { id }, body: { email } });
    members.push(await register(origin, person, url.split('/').at(-1)));
  }
  for (const [at, member] of members.entries()) {
    await ask(member, householdsRoutes.setDefault, { body: { householdId: id } });
    const { eats } = family[at]!;
    if (!eats) continue;
    const change = { isMember: true, ...eats };
    await changeRows(member, id, [{ name: 'setEater', args: { id: member.id, change } }]);
  }
  return { id, timeZone, members };
}

async function register(
  origin: string,
  { name, email }: Person,
  invitationToken?: string,
): Promise<Member> {
  const body = { username: name, email, password, timeZone, invitationToken };
  const { token, user } = await ask({ origin }, accountsRoutes.register, { body });
  const member = { origin, token, id: user._id, name };
  await completeOnboarding(member);
  return member;
}

const completeOnboarding = (member: Member): Promise<User> =>
  ask(member, profileRoutes.updateProfile, {
    body: { hasCompletedOnboarding: true, isNewCommunityMember: false },
  });

export type RowChange = {
  [Name in OperationName]: { name: Name; args: OperationArgs[Name] };
}[OperationName];

/**
 * Changes the household's plan and list like a device of the member's.
 *
 * @throws an error that names what the server refused
 */
export async function changeRows(
  member: Member,
  householdId: string,
  changes: readonly RowChange[],
): Promise<void> {
  const exchange = (seen: number, sent: readonly RowChange[]) =>
    ask(member, syncRoutes.exchange, {
      body: {
        device,
        householdId,
        schema: syncSchemaVersion,
        epoch: null,
        since: 0,
        operations: sent.map(({ name, args }, at) => ({
          id: randomUUID(),
          seq: at + 1,
          name,
          args: { ...args },
          at: Date.now(),
          offset: 0,
          seen,
        })),
      },
    });
  const device = randomUUID();
  const { version } = await exchange(0, []);
  const { refused } = await exchange(version, changes);
  if (refused.length > 0) throw new Error(`The server refused ${JSON.stringify(refused)}`);
}
