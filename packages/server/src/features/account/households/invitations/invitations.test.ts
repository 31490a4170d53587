import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountsRoutes } from '@saltbush/contract/account/accounts';
import {
  householdInvitationsRoutes,
  invitationLimits,
} from '@saltbush/contract/account/household-invitations';
import { householdLimits, householdsRoutes } from '@saltbush/contract/account/households';
import { newId } from '../../../../platform/ids';
import { openMailbox } from '../../../../testing/fake-mailbox';
import {
  addOtherMembers,
  foundHousehold,
  inviteTo,
  memberNames,
} from '../../../../testing/households';
import {
  createTestUsers,
  registerUser,
  type Person,
  type TestUsers,
} from '../../../../testing/test-users';
import { openTestApp, type TestApp } from '../../../../testing/test-app';
import { users } from '../../../../schema/accounts';
import { householdInvitations } from '../../../../schema/households';

let testApp: TestApp;
let people: TestUsers;
let id: string;
beforeAll(async () => {
  testApp = await openTestApp();
  people = await createTestUsers(testApp.app);
});
beforeEach(async () => {
  id = await foundHousehold(people.priya);
});
afterAll(() => testApp.close());

const { accept, cancel, decline, details, invite, listOfHousehold, listPending, listSent } =
  householdInvitationsRoutes;

const byKey = (key: string) => ({ params: { id: key } });
const join = (person: Person, key: string) => person.ask(accept, byKey(key));

async function verify({ user }: Person): Promise<void> {
  const { db } = testApp.database;
  await db.update(users).set({ verifiedAt: new Date() }).where(eq(users.id, user._id));
}

async function expire(invitationId: string): Promise<void> {
  await testApp.database.db
    .update(householdInvitations)
    .set({ expiresAt: new Date(Date.now() - 1) })
    .where(eq(householdInvitations.id, invitationId));
}

const sent = async () => (await people.priya.ask(listOfHousehold, byKey(id))).body.invitations;
const pending = async (person: Person) => (await person.ask(listPending)).body.invitations;
const ofThis = <Row extends { household: { _id: string } }>(rows: Row[]) =>
  rows.filter(({ household }) => household._id === id);

describe('a link', () => {
  test('an invitation link works for several people, and says who invites to what', async () => {
    const { token, url, ...link } = await inviteTo(people.priya, id);
    expect(url).toBe(`https://saltbush.test/invitation/${token}`);
    expect(link).toMatchObject({
      household: { _id: id, name: 'Number 7' },
      invitedBy: { username: 'Priya' },
      state: 'pending',
      acceptedCount: 0,
      isMailed: false,
    });
    expect(link.email).toBeUndefined();
    expect(Date.parse(link.expiresAt) - Date.parse(link.createdAt)).toBe(14 * 86_400_000);

    const answer = await join(people.tom, token);
    expect(answer.body).toEqual({ householdId: id, householdName: 'Number 7' });
    expect((await join(people.nobody, token)).status).toBe(200);
    expect(await memberNames(people.priya, id)).toEqual(['Priya', 'Tom', 'Nobody']);
    expect(await sent()).toMatchObject([{ state: 'pending', acceptedCount: 2 }]);
  });

  test('an invitation link opens for visitors, and says whether one is in the household already', async () => {
    const { token } = await inviteTo(people.priya, id);
    const asVisitor = await people.visitor.ask(details, byKey(token));
    expect(asVisitor.body).toMatchObject({
      household: { _id: id, name: 'Number 7' },
      invitedBy: { username: 'Priya' },
      state: 'pending',
      memberCount: 1,
      isMember: false,
    });
    expect((await people.priya.ask(details, byKey(token))).body.isMember).toBe(true);
    expect((await people.tom.ask(details, byKey(token))).body.isMember).toBe(false);
  });

  test('an invitation link is joined once, however often it is accepted', async () => {
    const cook = await registerUser(testApp.app, 'Twice');
    const { token } = await inviteTo(people.priya, id);
    await join(cook, token);
    expect((await join(cook, token)).body).toEqual({ householdId: id, householdName: 'Number 7' });
    expect((await join(people.priya, token)).status).toBe(200);
    expect(await memberNames(people.priya, id)).toEqual(['Priya', 'Twice']);
    expect(await sent()).toMatchObject([{ acceptedCount: 1 }]);
    expect((await cook.ask(accountsRoutes.me)).body.isNewCommunityMember).toBe(true);
  });

  test('an invitation link that one person declines still works for others', async () => {
    const { token } = await inviteTo(people.priya, id);
    expect((await people.tom.ask(decline, byKey(token))).status).toBe(204);
    expect((await join(people.nobody, token)).status).toBe(200);
  });

  test('an invitation link is stored as a digest only', async () => {
    const { token } = await inviteTo(people.priya, id);
    const { rows } = await testApp.database.pool.query<{ row: string }>(
      'select to_json(i)::text as row from household_invitations i where household_id = $1',
      [id],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toContain(token);
  });
});

describe('by email', () => {
  let email: string;
  beforeEach(() => {
    email = `${newId()}@example.com`;
  });

  test('an invitation by email is mailed, with what it is to and how long it works', async () => {
    const { token, isMailed } = await inviteTo(people.priya, id, 'Aunt.Mail@Example.com');
    expect(isMailed).toBe(false);
    const [mail] = await openMailbox(testApp.database, 'aunt.mail@example.com');
    expect(mail?.subject).toBe('You are invited to a community on Saltbush');
    expect(mail?.text).toContain('Priya would like to cook with you');
    expect(mail?.text).toContain('“Number 7”');
    expect(mail?.text).toContain(`https://saltbush.test/invitation/${token}`);
    expect(mail?.text).toContain('works for 14 days');
  });

  test('an invitation by email is for one answer', async () => {
    const { token } = await inviteTo(people.priya, id, email);
    expect((await join(people.tom, token)).status).toBe(200);
    expect((await join(people.nobody, token)).error.code).toBe('INVITATION_ENDED');
    expect((await join(people.tom, token)).status).toBe(200);
    expect(await sent()).toMatchObject([{ email, state: 'accepted', acceptedCount: 1 }]);
  });

  test('an invitation by email is not used up by a member who tries it', async () => {
    const { token } = await inviteTo(people.priya, id, email);
    expect((await join(people.priya, token)).status).toBe(200);
    expect(await sent()).toMatchObject([{ state: 'pending' }]);
  });

  test('an invitation by email is found by the owner of the address, once it is verified', async () => {
    const cook = await registerUser(testApp.app, 'Verified');
    const { _id } = await inviteTo(people.priya, id, cook.email);
    expect(await pending(cook)).toEqual([]);
    expect((await join(cook, _id)).error.code).toBe('INVITATION_NOT_FOUND');
    expect((await cook.ask(details, byKey(_id))).error.code).toBe('INVITATION_NOT_FOUND');
    await verify(cook);
    expect(await pending(cook)).toMatchObject([{ _id, household: { _id: id }, state: 'pending' }]);
    expect((await cook.ask(details, byKey(_id))).body).toMatchObject({ _id, isMember: false });
    expect((await join(people.tom, _id)).error.code).toBe('INVITATION_NOT_FOUND');
    expect((await people.visitor.ask(details, byKey(_id))).status).toBe(404);
    expect((await join(cook, _id)).status).toBe(200);
    expect(await pending(cook)).toEqual([]);
  });

  test('an invitation by email is answered by joining some other way', async () => {
    const cook = await registerUser(testApp.app, 'Other Way');
    await verify(cook);
    await inviteTo(people.priya, id, cook.email);
    const link = await inviteTo(people.priya, id);
    await join(cook, link.token);
    expect(await pending(cook)).toEqual([]);
    const invitation = (await sent()).find((one) => one.email === cook.email);
    expect(invitation?.state).toBe('accepted');
  });

  test('an invitation by email can be declined once, and then no longer accepted', async () => {
    const { token } = await inviteTo(people.priya, id, email);
    expect((await people.tom.ask(decline, byKey(token))).status).toBe(204);
    expect((await people.tom.ask(decline, byKey(token))).status).toBe(204);
    expect((await join(people.tom, token)).error.code).toBe('INVITATION_ENDED');
    expect((await people.visitor.ask(details, byKey(token))).body.state).toBe('declined');
    expect(await sent()).toMatchObject([{ state: 'declined' }]);
  });

  test('an accepted invitation can no longer be declined', async () => {
    const { token } = await inviteTo(people.priya, id, email);
    await join(people.tom, token);
    const { error } = await people.tom.ask(decline, byKey(token));
    expect(error.code).toBe('INVITATION_ENDED');
  });

  test('a second invitation to an address replaces the first', async () => {
    const first = await inviteTo(people.priya, id, email);
    const second = await inviteTo(people.priya, id, email);
    expect((await join(people.tom, first.token)).error.code).toBe('INVITATION_ENDED');
    expect((await join(people.tom, second.token)).status).toBe(200);
  });

  test('an invitation by email is refused for a member', async () => {
    const { error } = await people.priya.ask(invite, {
      params: { id },
      body: { email: people.priya.email },
    });
    expect(error.code).toBe('ALREADY_A_MEMBER');
  });
});

test('a cancelled invitation works no longer, and an accepted one stays accepted', async () => {
  const link = await inviteTo(people.priya, id);
  const answered = await inviteTo(people.priya, id, 'cancelled@example.com');
  await join(people.tom, answered.token);
  for (const { _id } of [link, link, answered])
    expect((await people.priya.ask(cancel, byKey(_id))).status).toBe(204);
  expect((await join(people.nobody, link.token)).error.code).toBe('INVITATION_ENDED');
  const states = (await sent()).map(({ _id, state }) => [_id, state]);
  expect(Object.fromEntries(states)).toEqual({
    [link._id]: 'cancelled',
    [answered._id]: 'accepted',
  });
});

test('an invitation expires and is no longer pending', async () => {
  const cook = await registerUser(testApp.app, 'Late');
  await verify(cook);
  const { _id, token } = await inviteTo(people.priya, id, cook.email);
  await expire(_id);
  expect((await cook.ask(details, byKey(token))).body.state).toBe('expired');
  expect((await join(cook, token)).error.code).toBe('INVITATION_ENDED');
  expect((await cook.ask(decline, byKey(token))).error.code).toBe('INVITATION_ENDED');
  expect(await pending(cook)).toEqual([]);
  expect(ofThis((await people.priya.ask(listSent)).body.invitations)).toEqual([]);
});

test.each(['close', 'remove'] as const)('an invitation works no longer after %s', async (end) => {
  const cook = await registerUser(testApp.app, `Ended by ${end}`);
  await verify(cook);
  const { token } = await inviteTo(people.priya, id, cook.email);
  await people.priya.ask(householdsRoutes[end], byKey(id));
  expect((await people.visitor.ask(details, byKey(token))).body.state).toBe('cancelled');
  expect((await join(cook, token)).error.code).toBe('INVITATION_ENDED');
  expect(await pending(cook)).toEqual([]);
  expect(ofThis((await people.priya.ask(listSent)).body.invitations)).toEqual([]);
  await people.priya.ask(householdsRoutes.restore, byKey(id));
  expect((await join(cook, token)).status).toBe(200);
});

test('a sent invitation is listed while it is pending and its sender is the owner', async () => {
  const { _id } = await inviteTo(people.priya, id);
  const { token } = await inviteTo(people.priya, id);
  await join(people.tom, token);
  const mine = async () => ofThis((await people.priya.ask(listSent)).body.invitations);
  expect(await mine()).toHaveLength(2);
  await people.priya.ask(cancel, byKey(_id));
  expect(await mine()).toHaveLength(1);
  await people.priya.ask(householdsRoutes.transferAdmin, {
    params: { id },
    body: { userId: people.tom.user._id },
  });
  expect(await mine()).toEqual([]);
  expect((await people.tom.ask(listOfHousehold, byKey(id))).body.invitations).toHaveLength(2);
});

test('a full household takes nobody by an invitation', async () => {
  const { token } = await inviteTo(people.priya, id);
  await addOtherMembers(testApp.database.db, id, householdLimits.members - 1);
  expect((await join(people.tom, token)).error.code).toBe('HOUSEHOLD_FULL');
});

test('there is an end to how many invitations can be pending', async () => {
  const rows = Array.from({ length: invitationLimits.pendingOfHousehold }, () => ({
    id: newId(),
    householdId: id,
    invitedBy: people.priya.user._id,
    tokenHash: newId(),
    expiresAt: new Date(Date.now() + 60_000),
  }));
  await testApp.database.db.insert(householdInvitations).values(rows);
  const { error } = await people.priya.ask(invite, { params: { id }, body: {} });
  expect(error.code).toBe('TOO_MANY_INVITATIONS');
  await expire(rows[0]!.id);
  expect((await people.priya.ask(invite, { params: { id }, body: {} })).status).toBe(200);
});

test.each(['no such token', newId(), ''.padEnd(99, 'm')])(
  'the key %s is no invitation',
  async (key) => {
    expect((await people.visitor.ask(details, byKey(key))).error.code).toBe('INVITATION_NOT_FOUND');
    expect((await join(people.tom, key)).error.code).toBe('INVITATION_NOT_FOUND');
    const declined = await people.tom.ask(decline, byKey(key));
    expect(declined.error.code).toBe('INVITATION_NOT_FOUND');
  },
);

test('an invitation that is not there cannot be cancelled', async () => {
  expect((await people.priya.ask(cancel, byKey(newId()))).status).toBe(404);
});
