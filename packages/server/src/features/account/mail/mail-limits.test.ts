/** How many mails people can cause to each other in a day. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { householdInvitationsRoutes } from '@saltbush/contract/account/household-invitations';
import { shareLinksRoutes } from '@saltbush/contract/recipe/sharing/share-links';
import { openMailbox } from '../../../testing/fake-mailbox';
import { foundHousehold } from '../../../testing/households';
import { createTestRecipe } from '../../../testing/recipes';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { registerUser, type Person } from '../../../testing/test-users';
import type { CausedMailKind } from '../../../schema/account/mail';
import { causedMailLimits, causedMailTotals } from './caused-mail';
import { tryAgain } from './check-mail-limits';
import { renderEmail } from '../../../platform/emails/email-template';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const hour = 60 * 60_000;
const newPerson = () => registerUser(testApp.app, `Cook ${randomUUID()}`);
const newAddress = () => `${randomUUID()}@example.com`;
const invite = (person: Person, id: string, email: string) =>
  person.ask(householdInvitationsRoutes.invite, { params: { id }, body: { email } });
const message = renderEmail({ subject: 'Hello', greeting: 'Hello,', paragraphs: [], footnote: '' });

/** As a feature does, in a transaction of its own. */
const enqueue = (person: Person, to: string, kind: CausedMailKind = 'sharedRecipe') =>
  testApp.database.db.transaction((tx) =>
    testApp.deps.mail.enqueue(tx, to, () => message, { kind, senderId: person.user._id }),
  );
const refused = { code: 'TOO_MANY_MAILS' };

describe('to one address', () => {
  it('one person sends three invitations in a day; the fourth is refused and changes nothing', async () => {
    const person = await newPerson();
    const id = await foundHousehold(person);
    const address = newAddress();
    for (let n = 0; n < 3; n += 1) expect((await invite(person, id, address)).status).toBe(200);
    const before = (await person.ask(householdInvitationsRoutes.listSent)).body;
    testApp.advance(2 * hour);
    const { status, error } = await invite(person, id, address);
    expect([status, error.code]).toEqual([429, 'TOO_MANY_MAILS']);
    expect(error.details).toBe(
      'This address has had several emails like this lately. Please try again in 22 hours.',
    );
    expect((await person.ask(householdInvitationsRoutes.listSent)).body).toEqual(before);
    expect(await openMailbox(testApp.database, address)).toHaveLength(3);
    expect((await invite(person, id, newAddress())).status).toBe(200);
    testApp.advance(22 * hour);
    await enqueue(person, address, 'invitation');
    expect(await openMailbox(testApp.database, address)).toHaveLength(4);
  });

  it('the refused private link of a recipe is not made', async () => {
    const person = await newPerson();
    const id = await createTestRecipe(person, { title: 'Pavlova' });
    const address = newAddress();
    const share = () =>
      person.ask(shareLinksRoutes.createPrivate, { params: { id }, body: { email: address } });
    const max = causedMailLimits.sharedRecipe.fromOnePerson;
    for (let n = 0; n < max; n += 1) expect((await share()).status).toBe(200);
    expect((await share()).error.code).toBe('TOO_MANY_MAILS');
    const { body } = await person.ask(shareLinksRoutes.list, { params: { id } });
    expect(body.links).toHaveLength(max);
  });

  it('calls at the same moment pass no limit of mails', async () => {
    const person = await newPerson();
    const households = await Promise.all(
      Array.from({ length: 8 }, (_, n) => foundHousehold(person, `Number ${n}`)),
    );
    const address = newAddress();
    const answers = await Promise.all(households.map((id) => invite(person, id, address)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(await openMailbox(testApp.database, address)).toHaveLength(3);
  });

  it.each(Object.entries(causedMailLimits))(
    'all people together send no more mails of the kind %s than its limit, nor one person theirs',
    async (name, { fromOnePerson, toAddress }) => {
      const kind = name as CausedMailKind;
      const address = newAddress();
      for (let sent = 0; sent < toAddress;) {
        const person = await newPerson();
        const own = Math.min(fromOnePerson, toAddress - sent);
        for (let n = 0; n < own; n += 1) await enqueue(person, address, kind);
        if (own === fromOnePerson)
          await expect(enqueue(person, address, kind)).rejects.toMatchObject(refused);
        sent += own;
      }
      await expect(enqueue(await newPerson(), address, kind)).rejects.toMatchObject(refused);
    },
  );

  it('all kinds of mails to one address together have a limit', async () => {
    const address = newAddress();
    const kinds = Object.keys(causedMailLimits) as CausedMailKind[];
    const one = async (n: number) => enqueue(await newPerson(), address, kinds[n % kinds.length]);
    for (let n = 0; n < causedMailTotals.toAddress; n += 1) await one(n);
    await expect(one(causedMailTotals.toAddress)).rejects.toMatchObject(refused);
  });

  it('mails about an account of its own have no limit to one address', async () => {
    const address = newAddress();
    for (let n = 0; n < 30; n += 1)
      await testApp.deps.mail.enqueue(testApp.database.db, address, () => message);
    await enqueue(await newPerson(), address);
    expect(await openMailbox(testApp.database, address)).toHaveLength(31);
  });
});

it('one person sends sixty mails in a day, whoever they are for', async () => {
  const person = await newPerson();
  for (let n = 0; n < causedMailTotals.fromOnePerson; n += 1) await enqueue(person, newAddress());
  await expect(enqueue(person, newAddress())).rejects.toMatchObject({
    ...refused,
    details: 'You have sent many emails from Saltbush today. Please try again in 24 hours.',
  });
  await enqueue(await newPerson(), newAddress());
});

it.each([
  [1, 'in a minute'],
  [61_000, 'in 2 minutes'],
  [hour, 'in an hour'],
  [hour + 1, 'in 2 hours'],
  [24 * hour, 'in 24 hours'],
])('a wait of %i ms for the next mail is said as "%s"', (ms, words) => {
  expect(tryAgain(ms)).toBe(`Please try again ${words}.`);
});
