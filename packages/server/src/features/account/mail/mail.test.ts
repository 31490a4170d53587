import { afterAll, expect, it } from 'vitest';
import { pino } from 'pino';
import { fixedSender } from '../../../testing/fixed-sender';
import { createTestDatabase } from '../../../testing/test-database';
import type { OutgoingEmail } from '../../../outside/mail';
import { openMail } from './mail';

const database = await createTestDatabase();
afterAll(() => database.close());
const email = { subject: 'Hello', text: 'Hello.', html: '<p>Hello.</p>' };

it('a woken mailer sends what was committed, and nothing that was rolled back', async () => {
  const { mail, nextSent, sent } = openTestMail();
  mail.start();
  await database.db
    .transaction(async (tx) => {
      await mail.enqueue(tx, 'undone@example.com', () => email);
      throw new Error('changed my mind');
    })
    .catch(() => undefined);
  const arrived = nextSent();
  await database.db.transaction((tx) => mail.enqueue(tx, 'priya@example.com', () => email));
  mail.wake();
  await arrived;
  await mail.stop();
  expect(sent).toEqual(['priya@example.com']);
});

it('a starting mailer sends what was left from before', async () => {
  const { mail, nextSent, sent } = openTestMail();
  await mail.enqueue(database.db, 'tom@example.com', () => email);
  mail.wake();
  expect(sent).toEqual([]);
  const arrived = nextSent();
  mail.start();
  await arrived;
  await mail.stop();
  expect(sent).toEqual(['tom@example.com']);
});

it('a mailer stops only when the mail at hand is sent', async () => {
  let finish: () => void = () => undefined;
  const { mail, nextSent, sent } = openTestMail(() => new Promise((resolve) => (finish = resolve)));
  await mail.enqueue(database.db, 'nobody@example.com', () => email);
  const begun = nextSent();
  mail.start();
  await begun;
  const stopped = mail.stop().then(() => sent.length);
  finish();
  expect(await stopped).toBe(1);
});

function openTestMail(send: (email: OutgoingEmail) => Promise<void> = async () => undefined) {
  const sent: string[] = [];
  let begin: () => void = () => undefined;
  const mail = openMail({
    database,
    sender: fixedSender({
      send: async (one) => {
        begin();
        await send(one);
        sent.push(one.to);
      },
      close: () => undefined,
    }),
    log: pino({ level: 'silent' }),
    clock: () => new Date(),
  });
  return { mail, sent, nextSent: () => new Promise<void>((resolve) => (begin = resolve)) };
}
