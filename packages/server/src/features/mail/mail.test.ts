import { afterAll, expect, it } from 'vitest';
import { pino } from 'pino';
import { createTestDatabase } from '../../testing/test-database';
import type { LetterToSend } from '../../outside/mail';
import { openMail } from './mail';

const database = await createTestDatabase();
afterAll(() => database.close());
const letter = { subject: 'Hello', text: 'Hello.', html: '<p>Hello.</p>' };

it('sends what was committed when nudged, and nothing that was rolled back', async () => {
  const { mail, nextSent, sent } = openTestMail();
  mail.start();
  await database.db
    .transaction(async (tx) => {
      await mail.post(tx, 'undone@example.com', letter);
      throw new Error('changed my mind');
    })
    .catch(() => undefined);
  const arrived = nextSent();
  await database.db.transaction((tx) => mail.post(tx, 'priya@example.com', letter));
  mail.nudge();
  await arrived;
  await mail.stop();
  expect(sent).toEqual(['priya@example.com']);
});

it('sends on starting what was left from before', async () => {
  const { mail, nextSent, sent } = openTestMail();
  await mail.post(database.db, 'tom@example.com', letter);
  mail.nudge();
  expect(sent).toEqual([]);
  const arrived = nextSent();
  mail.start();
  await arrived;
  await mail.stop();
  expect(sent).toEqual(['tom@example.com']);
});

it('stops only when the mail at hand is sent', async () => {
  let finish: () => void = () => undefined;
  const { mail, nextSent, sent } = openTestMail(() => new Promise((resolve) => (finish = resolve)));
  await mail.post(database.db, 'nobody@example.com', letter);
  const begun = nextSent();
  mail.start();
  await begun;
  const stopped = mail.stop().then(() => sent.length);
  finish();
  expect(await stopped).toBe(1);
});

function openTestMail(send: (letter: LetterToSend) => Promise<void> = async () => undefined) {
  const sent: string[] = [];
  let begin: () => void = () => undefined;
  const mail = openMail({
    database,
    sender: {
      send: async (one) => {
        begin();
        await send(one);
        sent.push(one.to);
      },
      close: () => undefined,
    },
    log: pino({ level: 'silent' }),
    clock: () => new Date(),
  });
  return { mail, sent, nextSent: () => new Promise<void>((resolve) => (begin = resolve)) };
}
