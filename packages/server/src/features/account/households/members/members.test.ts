import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountsRoutes } from '@saltbush/contract/account/accounts';
import { householdInvitationsRoutes } from '@saltbush/contract/account/household-invitations';
import { householdLimits, householdsRoutes } from '@saltbush/contract/account/households';
import { notificationsRoutes } from '@saltbush/contract/account/notifications';
import { openMailbox } from '../../../../testing/fake-mailbox';
import {
  addOtherMembers,
  foundHousehold,
  inviteTo,
  memberNames,
} from '../../../../testing/households';
import { addHouseholdMember } from '../../../../testing/recipes';
import {
  createTestUsers,
  registerUser,
  type Person,
  type TestUsers,
} from '../../../../testing/test-users';
import { openTestApp, type TestApp } from '../../../../testing/test-app';
import { users } from '../../../../schema/accounts';
import { newId } from '../../../../platform/ids';
import { householdMembers, households } from '../../../../schema/households';

let testApp: TestApp;
let people: TestUsers;
beforeAll(async () => {
  testApp = await openTestApp();
  people = await createTestUsers(testApp.app);
});
afterAll(() => testApp.close());

const { addMember, get, leave, list, removeMember, transferAdmin } = householdsRoutes;
const { accept } = householdInvitationsRoutes;

const add = (id: string, email: string) =>
  people.priya.ask(addMember, { params: { id }, body: { email } });

/** Of Priya, Tom and whoever else. */
async function foundWith(...others: Person[]): Promise<string> {
  const id = await foundHousehold(people.priya);
  for (const person of [people.tom, ...others])
    await addHouseholdMember(testApp.database.db, id, person);
  return id;
}

/** Someone who is in another community with Priya. */
async function fellowCook(name: string): Promise<Person> {
  const cook = await registerUser(testApp.app, name);
  await addHouseholdMember(testApp.database.db, await foundHousehold(people.priya), cook);
  return cook;
}

describe('adding someone with whom one shares a community', () => {
  test('a person added by someone of another shared community is a member at once', async () => {
    const cook = await fellowCook('Added');
    const id = await foundHousehold(people.priya);
    const { body } = await add(id, ' Added@Example.com ');
    expect(body.invitation).toBeUndefined();
    expect(body.members).toMatchObject([
      { user: { username: 'Priya' }, role: 'owner' },
      { user: { username: 'Added' }, role: 'member', addedBy: 'Priya' },
    ]);
    expect((await cook.ask(list)).body.households).toContainEqual(body);
    expect((await cook.ask(accountsRoutes.me)).body.isNewCommunityMember).toBe(true);
  });

  test('an added member sees for 14 days who added them', async () => {
    const cook = await fellowCook('Marked');
    const id = await foundHousehold(people.priya);
    await add(id, cook.email);
    const { db } = testApp.database;
    const isTheirs = and(
      eq(householdMembers.householdId, id),
      eq(householdMembers.userId, cook.user._id),
    );
    const joinedAt = new Date(Date.now() - 15 * 24 * 60 * 60_000);
    await db.update(householdMembers).set({ joinedAt }).where(isTheirs);
    const { body } = await cook.ask(get, { params: { id } });
    expect(body.members.map(({ addedBy }) => addedBy)).toEqual([undefined, undefined]);
  });

  test('an added member gets a mail that says who did it, where it is, and how to leave', async () => {
    const cook = await fellowCook('Mailed');
    await add(await foundHousehold(people.priya, 'The “Plums” & co'), cook.email);
    const [mail] = await openMailbox(testApp.database, cook.email);
    expect(mail?.subject).toBe('Priya added you to the community The “Plums” & co');
    expect(mail?.text).toContain('Hello Mailed,');
    expect(mail?.text).toContain('https://saltbush.test/households');
    expect(mail?.text).toContain('choose Leave');
  });

  test('adding a member who is there already is refused', async () => {
    const id = await foundWith();
    expect((await add(id, people.tom.email)).error.code).toBe('ALREADY_A_MEMBER');
    expect((await add(id, people.priya.email)).error.code).toBe('ALREADY_A_MEMBER');
  });

  test('added memberships leave all places for communities that a person founds or accepts', async () => {
    const cook = await fellowCook('Everywhere');
    const { db } = testApp.database;
    for (let n = 1; n <= householdLimits.addedToOnePerson; n += 1) {
      const id = newId();
      const ownerId = people.tom.user._id;
      await db.insert(households).values({ id, name: `No. ${n}`, ownerId });
      await db
        .insert(householdMembers)
        .values({ householdId: id, userId: cook.user._id, addedBy: ownerId });
    }
    const { error } = await add(await foundHousehold(people.priya), cook.email);
    expect(error).toMatchObject({
      code: 'TOO_MANY_HOUSEHOLDS',
      details: 'This person is in as many communities as we can take.',
    });
    await foundHousehold(cook, 'My own');
    const { token } = await inviteTo(people.priya, await foundHousehold(people.priya));
    expect((await cook.ask(accept, { params: { id: token } })).status).toBe(200);
  });

  test('adding people has an end for one person and day, also when those added are removed at once', async () => {
    const owner = await registerUser(testApp.app, 'Busy');
    const cooks = [];
    const shared = await foundHousehold(owner);
    for (let n = 0; n <= householdLimits.addedADay; n += 1) {
      const cook = await registerUser(testApp.app, `Busy ${n}`);
      await addHouseholdMember(testApp.database.db, shared, cook);
      cooks.push(cook);
    }
    const id = await foundHousehold(owner);
    const addTo = ({ email }: Person) => owner.ask(addMember, { params: { id }, body: { email } });
    const last = cooks.pop()!;
    for (const cook of cooks) {
      expect((await addTo(cook)).status).toBe(200);
      const params = { id, userId: cook.user._id };
      expect((await owner.ask(removeMember, { params })).status).toBe(204);
    }
    const { error } = await addTo(last);
    expect(error).toMatchObject({
      code: 'TOO_MANY_MAILS',
      details: 'You have sent many emails like this today. Please try again in 24 hours.',
    });
    expect(await memberNames(owner, id)).not.toContain(last.user.displayUsername);
  });
});

describe('adding anyone else', () => {
  /** What the two answers may differ in is random or the address itself. */
  const shapeOf = (answer: Awaited<ReturnType<typeof add>>, email: string) =>
    JSON.stringify([answer.status, answer.body])
      .replaceAll(email, 'EMAIL')
      .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'ID')
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
      .replaceAll(/invitation\/[\w-]+/g, 'TOKEN');

  test('adding anyone else invites them, and does not reveal whether they have an account', async () => {
    const cook = await registerUser(testApp.app, 'Stranger');
    const known = await add(await foundHousehold(people.priya), cook.email);
    const unknown = await add(await foundHousehold(people.priya), 'nobody.at.all@example.com');
    expect(shapeOf(known, cook.email)).toBe(shapeOf(unknown, 'nobody.at.all@example.com'));
    expect(known.body.invitation).toMatchObject({ email: cook.email, state: 'pending' });
    expect(known.body.members).toHaveLength(1);
    expect((await cook.ask(list)).body.households).toEqual([]);
    for (const email of [cook.email, 'nobody.at.all@example.com']) {
      const [mail] = await openMailbox(testApp.database, email);
      expect(mail?.subject).toBe('You are invited to a community on Saltbush');
    }
  });

  test('adding anyone else is refused alike once an address has had enough, also if they want no mails', async () => {
    const quiet = await registerUser(testApp.app, 'Quiet');
    const choice = { kind: 'invitations', channel: 'mail', isOn: false } as const;
    await quiet.ask(notificationsRoutes.setChoice, { body: choice });
    const answersFor = async (email: string) => {
      const codes = [];
      for (let n = 0; n < 4; n += 1) {
        const { status, error } = await add(await foundHousehold(people.priya), email);
        codes.push(status === 200 ? status : error.code);
      }
      return codes;
    };
    const expected = [200, 200, 200, 'TOO_MANY_MAILS'];
    expect(await answersFor(quiet.email)).toEqual(expected);
    expect(await answersFor('nobody.knows@example.com')).toEqual(expected);
    const mails = await openMailbox(testApp.database, quiet.email);
    expect(mails.filter(({ text }) => text.includes('Number 7'))).toEqual([]);
  });

  test('adding anyone is refused when the household is full', async () => {
    const id = await foundHousehold(people.priya);
    await addOtherMembers(testApp.database.db, id, householdLimits.members - 1);
    expect((await add(id, people.tom.email)).error.code).toBe('HOUSEHOLD_FULL');
    expect(await memberNames(people.priya, id)).toHaveLength(householdLimits.members);
    const mails = await openMailbox(testApp.database, people.tom.email);
    expect(mails.filter(({ subject }) => subject.includes('added you'))).toEqual([]);
  });

  test('adding an address that nobody has verified invites it where addresses are verified', async () => {
    const strict = await openTestApp({ requiresVerifiedEmail: true });
    try {
      const { priya, tom } = await createTestUsers(strict.app);
      const { db } = strict.database;
      const verify = (person: Person, verifiedAt: Date) =>
        db.update(users).set({ verifiedAt }).where(eq(users.id, person.user._id));
      await verify(priya, new Date());
      await addHouseholdMember(db, await foundHousehold(priya), tom);
      const id = await foundHousehold(priya);
      const input = { params: { id }, body: { email: tom.email } };
      expect((await priya.ask(addMember, input)).body.invitation).toBeDefined();
      await verify(tom, new Date());
      expect((await priya.ask(addMember, input)).body.invitation).toBeUndefined();
      expect(await memberNames(priya, id)).toContain('Tom');
    } finally {
      await strict.close();
    }
  });
});

describe('removing', () => {
  const remove = (id: string, { user }: Person) =>
    people.priya.ask(removeMember, { params: { id, userId: user._id } });

  test('a removed member is no longer in the household', async () => {
    const id = await foundWith();
    expect((await remove(id, people.tom)).status).toBe(204);
    expect(await memberNames(people.priya, id)).toEqual(['Priya']);
    expect((await people.tom.ask(get, { params: { id } })).status).toBe(403);
  });

  test('the removal of a member cancels links and what was sent to their address, and nothing else', async () => {
    const id = await foundWith();
    const link = await inviteTo(people.priya, id);
    const elsewhere = await inviteTo(people.priya, id, 'aunt@example.com');
    await remove(id, people.tom);
    const byLink = await people.tom.ask(accept, { params: { id: link.token } });
    expect(byLink.error.code).toBe('INVITATION_ENDED');
    const byMail = await people.nobody.ask(accept, { params: { id: elsewhere.token } });
    expect(byMail.status).toBe(200);
  });

  test('the removal of a member is refused for the owner, and for who is not in the household', async () => {
    const id = await foundWith();
    expect((await remove(id, people.priya)).error.code).toBe('OWNER_MUST_TRANSFER');
    expect((await remove(id, people.nobody)).error.code).toBe('NOT_A_MEMBER');
  });
});

test('a member who leaves can come back by a link', async () => {
  const id = await foundWith();
  const { token } = await inviteTo(people.priya, id);
  expect((await people.tom.ask(leave, { params: { id } })).status).toBe(204);
  expect(await memberNames(people.priya, id)).toEqual(['Priya']);
  expect((await people.tom.ask(accept, { params: { id: token } })).status).toBe(200);
  expect(await memberNames(people.priya, id)).toEqual(['Priya', 'Tom']);
});

test('the owner leaves a household after making someone else admin', async () => {
  const id = await foundWith();
  const params = { id };
  expect((await people.priya.ask(leave, { params })).error.code).toBe('OWNER_MUST_TRANSFER');
  const body = { userId: people.tom.user._id };
  const transferred = await people.priya.ask(transferAdmin, { params, body });
  expect(transferred.body.members).toMatchObject([
    { user: { username: 'Priya' }, role: 'member' },
    { user: { username: 'Tom' }, role: 'owner' },
  ]);
  expect((await people.priya.ask(transferAdmin, { params, body })).status).toBe(403);
  expect((await people.priya.ask(leave, { params })).status).toBe(204);
  expect(await memberNames(people.tom, id)).toEqual(['Tom']);
});

test('nobody outside the household is made its admin', async () => {
  const id = await foundWith();
  const body = { userId: people.nobody.user._id };
  const { error } = await people.priya.ask(transferAdmin, { params: { id }, body });
  expect(error.code).toBe('NOT_A_MEMBER');
});
