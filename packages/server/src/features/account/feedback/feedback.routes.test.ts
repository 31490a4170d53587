import { randomUUID } from 'node:crypto';
import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  adminFeedbackRoutes,
  feedbackLimits,
  feedbackRoutes,
} from '@saltbush/contract/account/feedback';
import { imageUrl } from '@saltbush/contract/recipe/image-address';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import {
  createTestUsers,
  registerUser,
  type Person,
  type TestUsers,
} from '../../../testing/test-users';
import { images } from '../../../schema/images';
import { mailMessages } from '../../../schema/account/mail';
import { sendFeedbackMail } from './feedback-mail';
import { mailAfterMs } from './send-message';

let testApp: TestApp;
let people: TestUsers;
beforeAll(async () => {
  testApp = await openTestApp();
  people = await createTestUsers(testApp.app);
});
afterAll(() => testApp.close());

const write = (who: Person, text: string, more: { _id?: string; imageUrl?: string } = {}) =>
  who.ask(feedbackRoutes.send, { body: { _id: randomUUID(), text, ...more } });
const answer = (to: Person, text: string) =>
  people.alex.ask(adminFeedbackRoutes.send, {
    params: { id: to.user._id },
    body: { _id: randomUUID(), text },
  });
const read = async (who: Person) => (await who.ask(feedbackRoutes.read, {})).body;
const unread = async (who: Person) => (await who.ask(feedbackRoutes.countUnread)).body;
const openByAdmin = async (whose: Person) =>
  (await people.alex.ask(adminFeedbackRoutes.read, { params: { id: whose.user._id } })).body;
const adminHasRead = (whose: Person, number: number) =>
  people.alex.ask(adminFeedbackRoutes.markRead, {
    params: { id: whose.user._id },
    body: { number },
  });

async function storeImageOf(owner: Person): Promise<string> {
  const id = randomUUID();
  await testApp.database.db
    .insert(images)
    .values({ id, ownerId: owner.user._id, width: 4, height: 3, colour: '#a37c52' });
  return imageUrl(id);
}

describe('a conversation', () => {
  test('a feedback conversation goes to and fro, and both sides know what is not read', async () => {
    const { alex, priya } = people;
    expect(await read(priya)).toEqual({ messages: [], hasMore: false, unread: 0, readUpTo: 0 });
    const image = await storeImageOf(priya);
    expect((await write(priya, 'The timer is silent')).status).toBe(200);
    await write(priya, 'Here it is', { imageUrl: image });
    expect(await unread(alex)).toEqual({ answers: 0, conversations: 1 });
    expect(await unread(priya)).toEqual({ answers: 0 });

    const asSeen = await openByAdmin(priya);
    expect(asSeen).toMatchObject({ user: { username: 'Priya' }, unread: 2, readUpTo: 0 });
    expect(asSeen.messages[1]).toMatchObject({ number: 2, imageUrl: image, isFromAdmin: false });
    await adminHasRead(priya, 2);
    expect(await unread(alex)).toEqual({ answers: 0, conversations: 0 });
    expect((await read(priya)).readUpTo).toBe(2);

    await answer(priya, 'Is the phone muted?');
    expect(await unread(priya)).toEqual({ answers: 1 });
    const { messages } = await read(priya);
    expect(messages.map(({ text, author }) => [text, author])).toEqual([
      ['The timer is silent', undefined],
      ['Here it is', undefined],
      ['Is the phone muted?', 'Alex'],
    ]);
    await priya.ask(feedbackRoutes.markRead, { body: { number: 3 } });
    expect(await unread(priya)).toEqual({ answers: 0 });
    expect((await openByAdmin(priya)).readUpTo).toBe(3);
  });

  test('feedback conversations that wait are listed first, then the latest', async () => {
    const { alex, tom, nobody } = people;
    await write(tom, 'One');
    await write(nobody, 'Two');
    await adminHasRead(nobody, 1);
    const { conversations, total } = (await alex.ask(adminFeedbackRoutes.list, {})).body;
    expect(total).toBe(3);
    expect(conversations.map(({ user, isUnread }) => [user.username, isUnread])).toEqual([
      ['Tom', true],
      ['Nobody', false],
      ['Priya', false],
    ]);
    expect(conversations[2]!.lastMessage).toMatchObject({ isFromAdmin: true });
  });

  test('a feedback message is stored once when it is sent twice, and the conversation has pages', async () => {
    const cook = await registerUser(testApp.app, 'Bo');
    const _id = randomUUID();
    await Promise.all([write(cook, 'Hello', { _id }), write(cook, 'Hello', { _id })]);
    expect((await read(cook)).messages).toHaveLength(1);
    expect((await write(cook, 'Something else', { _id })).status).toBe(409);
    expect((await write(people.tom, 'Hello', { _id })).status).toBe(409);
    for (let n = 0; n < feedbackLimits.page; n += 1) await answer(cook, `Answer ${n}`);
    const last = await read(cook);
    expect([last.messages.length, last.hasMore, last.unread]).toEqual([50, true, 50]);
    const first = await cook.ask(feedbackRoutes.read, {
      query: { before: last.messages[0]!.number },
    });
    expect(first.body.messages.map(({ text }) => text)).toEqual(['Hello']);
    expect(first.body.hasMore).toBe(false);
  });
});

describe('refused', () => {
  test('feedback refuses visitors, people who are no admin, and unknown people', async () => {
    const { visitor, priya, tom, alex } = people;
    const params = { id: tom.user._id };
    const body = { _id: randomUUID(), text: 'Hello' };
    expect((await visitor.ask(feedbackRoutes.read, {})).status).toBe(401);
    expect((await visitor.ask(feedbackRoutes.send, { body })).status).toBe(401);
    for (const who of [priya, tom]) {
      const { list, read: open, send, markRead } = adminFeedbackRoutes;
      expect((await who.ask(list, {})).status).toBe(403);
      expect((await who.ask(open, { params })).status).toBe(403);
      expect((await who.ask(send, { params, body })).status).toBe(403);
      expect((await who.ask(markRead, { params, body: { number: 1 } })).status).toBe(403);
    }
    const unknown = { id: randomUUID() };
    const { read: open, send, markRead } = adminFeedbackRoutes;
    expect((await alex.ask(open, { params: unknown })).status).toBe(404);
    expect((await alex.ask(send, { params: unknown, body })).status).toBe(404);
    expect((await alex.ask(markRead, { params: unknown, body: { number: 1 } })).status).toBe(404);
  });

  test.each([
    ['nothing', '  ', {}],
    ['too much', 'x'.repeat(feedbackLimits.message + 1), {}],
    ['a picture from elsewhere', 'Look', { imageUrl: 'https://example.com/a.png' }],
  ])('a feedback message with %s is refused', async (_name, text, more) => {
    expect((await write(people.priya, text, more)).status).toBe(400);
  });

  test("a feedback message with someone else's picture is refused", async () => {
    const imageOfTom = await storeImageOf(people.tom);
    expect((await write(people.priya, 'Look', { imageUrl: imageOfTom })).status).toBe(400);
  });

  test('feedback refuses more than 20 messages in ten minutes, and later ones may follow', async () => {
    const cook = await registerUser(testApp.app, 'Flo');
    for (let n = 0; n < feedbackLimits.messages; n += 1) {
      expect((await write(cook, `Message ${n}`)).status).toBe(200);
    }
    const refused = await write(cook, 'One more');
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '600']);
    testApp.setTime(new Date(Date.now() + 11 * 60_000));
    expect((await write(cook, 'Later')).status).toBe(200);
  });
});

describe('mail', () => {
  const mailsAbout = async (subject: RegExp) => {
    await sendFeedbackMail(testApp.deps);
    const rows = await testApp.database.db
      .select({ to: mailMessages.to, subject: mailMessages.subject })
      .from(mailMessages)
      .orderBy(desc(mailMessages.createdAt));
    return rows.filter((row) => subject.test(row.subject)).map(({ to }) => to);
  };

  test('feedback mail goes to admins once, after five minutes, and again only after a reading', async () => {
    const cook = await registerUser(testApp.app, 'Mo');
    testApp.setTime(new Date(Date.now() + mailAfterMs + 1_000));
    // Of what the other tests wrote.
    await sendFeedbackMail(testApp.deps);
    await write(cook, 'Is anyone there?');
    expect(await mailsAbout(/Mo/)).toEqual([]);
    testApp.setTime(new Date(Date.now() + 3 * mailAfterMs));
    expect(await mailsAbout(/Mo/)).toEqual([people.alex.email]);
    await write(cook, 'Hello?');
    testApp.setTime(new Date(Date.now() + 5 * mailAfterMs));
    expect(await mailsAbout(/Mo/)).toHaveLength(1);
    await adminHasRead(cook, 2);
    await write(cook, 'One more thing');
    testApp.setTime(new Date(Date.now() + 7 * mailAfterMs));
    expect(await mailsAbout(/Mo/)).toHaveLength(2);
  });

  test('feedback mail goes to a person with an answer, unless they read it before', async () => {
    const waits = await registerUser(testApp.app, 'Wes');
    const reads = await registerUser(testApp.app, 'Rae');
    await answer(waits, 'Fixed');
    await answer(reads, 'Fixed');
    await reads.ask(feedbackRoutes.markRead, { body: { number: 1 } });
    testApp.setTime(new Date(Date.now() + mailAfterMs + 1_000));
    const mailed = await mailsAbout(/answer to your feedback/);
    expect(mailed).toContain(waits.email);
    expect(mailed).not.toContain(reads.email);
  });
});
