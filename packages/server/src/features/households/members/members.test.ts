import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountsRoutes } from '@saltbush/contract/accounts';
import { householdInvitationsRoutes } from '@saltbush/contract/household-invitations';
import { householdLimits, householdsRoutes } from '@saltbush/contract/households';
import { openMailbox } from '../../../testing/fake-mailbox';
import {
  addOtherMembers,
  foundHousehold,
  inviteTo,
  memberNames,
} from '../../../testing/households';
import { addHouseholdMember } from '../../../testing/recipes';
import {
  createTestUsers,
  registerUser,
  type Person,
  type TestUsers,
} from '../../../testing/test-users';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { users } from '../../accounts/accounts.tables';

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

describe('adding someone who has an account', () => {
  test('makes them a member at once', async () => {
    const cook = await registerUser(testApp.app, 'Added');
    const id = await foundHousehold(people.priya);
    const { body } = await add(id, ' Added@Example.com ');
    expect(body.members).toMatchObject([
      { user: { username: 'Priya' }, role: 'owner' },
      { user: { username: 'Added' }, role: 'member' },
    ]);
    expect((await cook.ask(list)).body.households).toEqual([body]);
    expect((await cook.ask(accountsRoutes.me)).body.isNewCommunityMember).toBe(true);
  });

  test('mails them who did it, where it is, and how to leave', async () => {
    const cook = await registerUser(testApp.app, 'Mailed');
    await add(await foundHousehold(people.priya, 'The “Plums” & co'), cook.email);
    const [mail] = await openMailbox(testApp.database, cook.email);
    expect(mail?.subject).toBe('Priya added you to the community The “Plums” & co');
    expect(mail?.text).toContain('Hello Mailed,');
    expect(mail?.text).toContain('https://saltbush.test/households');
    expect(mail?.text).toContain('choose Leave');
  });

  test('is refused for a member, and for an address that nobody has', async () => {
    const id = await foundWith();
    expect((await add(id, people.tom.email)).error.code).toBe('ALREADY_A_MEMBER');
    expect((await add(id, people.priya.email)).error.code).toBe('ALREADY_A_MEMBER');
    expect((await add(id, 'nobody.at.all@example.com')).error.code).toBe('NO_SUCH_ACCOUNT');
  });

  test('is refused when the household is full', async () => {
    const id = await foundHousehold(people.priya);
    await addOtherMembers(testApp.database.db, id, householdLimits.members - 1);
    expect((await add(id, people.tom.email)).error.code).toBe('HOUSEHOLD_FULL');
    expect(await memberNames(people.priya, id)).toHaveLength(householdLimits.members);
    const mails = await openMailbox(testApp.database, people.tom.email);
    expect(mails.filter(({ subject }) => subject.includes('added you'))).toEqual([]);
  });

  test('is refused when they are in too many', async () => {
    const cook = await registerUser(testApp.app, 'Everywhere');
    for (let n = 0; n < householdLimits.ofOnePerson; n += 1) await foundHousehold(cook, `No. ${n}`);
    const { error } = await add(await foundHousehold(people.priya), cook.email);
    expect(error).toMatchObject({
      code: 'TOO_MANY_HOUSEHOLDS',
      details: 'This person is in as many communities as we can take.',
    });
  });

  test('needs a verified address where addresses are verified', async () => {
    const strict = await openTestApp({ requiresVerifiedEmail: true });
    try {
      const { priya, tom } = await createTestUsers(strict.app);
      const id = await foundHousehold(priya);
      const input = { params: { id }, body: { email: tom.email } };
      expect((await priya.ask(addMember, input)).error.code).toBe('NO_SUCH_ACCOUNT');
      const { db } = strict.database;
      await db.update(users).set({ verifiedAt: new Date() }).where(eq(users.id, tom.user._id));
      expect((await priya.ask(addMember, input)).status).toBe(200);
    } finally {
      await strict.close();
    }
  });
});

describe('removing', () => {
  const remove = (id: string, { user }: Person) =>
    people.priya.ask(removeMember, { params: { id, userId: user._id } });

  test('ends the membership', async () => {
    const id = await foundWith();
    expect((await remove(id, people.tom)).status).toBe(204);
    expect(await memberNames(people.priya, id)).toEqual(['Priya']);
    expect((await people.tom.ask(get, { params: { id } })).status).toBe(403);
  });

  test('cancels links and what was sent to their address, and nothing else', async () => {
    const id = await foundWith();
    const link = await inviteTo(people.priya, id);
    const elsewhere = await inviteTo(people.priya, id, 'aunt@example.com');
    await remove(id, people.tom);
    const byLink = await people.tom.ask(accept, { params: { id: link.token } });
    expect(byLink.error.code).toBe('INVITATION_ENDED');
    const byMail = await people.nobody.ask(accept, { params: { id: elsewhere.token } });
    expect(byMail.status).toBe(200);
  });

  test('is refused for the owner, and for who is not in it', async () => {
    const id = await foundWith();
    expect((await remove(id, people.priya)).error.code).toBe('OWNER_MUST_TRANSFER');
    expect((await remove(id, people.nobody)).error.code).toBe('NOT_A_MEMBER');
  });
});

test('who leaves can come back by a link', async () => {
  const id = await foundWith();
  const { token } = await inviteTo(people.priya, id);
  expect((await people.tom.ask(leave, { params: { id } })).status).toBe(204);
  expect(await memberNames(people.priya, id)).toEqual(['Priya']);
  expect((await people.tom.ask(accept, { params: { id: token } })).status).toBe(200);
  expect(await memberNames(people.priya, id)).toEqual(['Priya', 'Tom']);
});

test('the owner leaves after making someone else admin', async () => {
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

test('nobody outside is made admin', async () => {
  const id = await foundWith();
  const body = { userId: people.nobody.user._id };
  const { error } = await people.priya.ask(transferAdmin, { params: { id }, body });
  expect(error.code).toBe('NOT_A_MEMBER');
});
