import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { pino } from 'pino';
import { asc } from 'drizzle-orm';
import { MailRefused, smtpSender, type LetterToSend, type MailSender } from '../../outside/mail';
import { newId } from '../../platform/ids';
import { startMailServer } from '../../testing/mail-server';
import { createTestDatabase } from '../../testing/test-database';
import { deliverDueMail, type Post } from './deliver-mail';
import { insertMail } from './mail.store';
import { mailMessages } from './mail.tables';

const database = await createTestDatabase();
afterAll(() => database.close());
const { db } = database;
afterEach(() => db.delete(mailMessages));

const noon = new Date('2026-11-21T12:00:00Z');
const minute = 60_000;
const afterNoon = (ms: number) => new Date(noon.getTime() + ms);
const go = () => false;

describe('a round of the post', () => {
  it('sends each mail once and lets its text go', async () => {
    const { post, sent } = postAt(noon);
    await write('priya@example.com');
    await write('tom@example.com');
    await deliverDueMail(post, go);
    await deliverDueMail(post, go);
    expect(sent.map(({ to }) => to)).toEqual(['priya@example.com', 'tom@example.com']);
    expect(sent[0]!.text).toContain('https://saltbush.test');
    expect(await rows()).toMatchObject([
      { sentAt: noon, attempts: 1, dueAt: null, text: '', html: '' },
      { sentAt: noon, attempts: 1, dueAt: null, text: '', html: '' },
    ]);
  });

  it('tries again later what could not be sent, also after a restart', async () => {
    await write('priya@example.com');
    await deliverDueMail(postAt(noon, failing('no answer')).post, go);
    expect(await rows()).toMatchObject([
      { sentAt: null, attempts: 1, lastError: 'no answer', dueAt: afterNoon(minute) },
    ]);

    const early = postAt(afterNoon(minute - 1));
    await deliverDueMail(early.post, go);
    expect(early.sent).toEqual([]);

    const later = postAt(afterNoon(minute));
    await deliverDueMail(later.post, go);
    expect(later.sent).toHaveLength(1);
    expect(await rows()).toMatchObject([{ attempts: 2, lastError: null }]);
  });

  it('gives up what is refused for good, and what is a day old', async () => {
    await write('gone@example.com');
    const refusing = async () => {
      throw new MailRefused('no such person');
    };
    await deliverDueMail(postAt(noon, refusing).post, go);
    await write('slow@example.com');
    await deliverDueMail(postAt(afterNoon(24 * 60 * minute), failing('no answer')).post, go);
    expect(await rows()).toMatchObject([
      { dueAt: null, sentAt: null, text: '', lastError: 'no such person' },
      { dueAt: null, sentAt: null, text: '', lastError: 'no answer' },
    ]);
  });

  it('of several server processes sends each mail once', async () => {
    for (let i = 0; i < 12; i += 1) await write(`person${i}@example.com`);
    const processes = [postAt(noon), postAt(noon), postAt(noon)];
    await Promise.all(processes.map(({ post }) => deliverDueMail(post, go)));
    const sent = processes.flatMap((one) => one.sent.map(({ to }) => to));
    expect(sent).toHaveLength(12);
    expect(new Set(sent).size).toBe(12);
  });

  it('holds no lock and no transaction while it sends', async () => {
    await write('priya@example.com');
    let others = -1;
    const looking = async () => {
      const { rows: open } = await database.pool.query(
        `select 1 from pg_stat_activity
         where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()`,
      );
      others = open.length;
    };
    await deliverDueMail(postAt(noon, looking).post, go);
    expect(others).toBe(0);
  });

  it('takes over what a process that died had begun', async () => {
    await write('priya@example.com');
    let die: () => void = () => undefined;
    const dying = postAt(noon, () => new Promise<void>((_resolve, reject) => (die = reject)));
    const round = deliverDueMail(dying.post, go);
    await dying.begun;

    const early = postAt(afterNoon(minute));
    await deliverDueMail(early.post, go);
    expect(early.sent).toEqual([]);
    const late = postAt(afterNoon(5 * minute));
    await deliverDueMail(late.post, go);
    expect(late.sent).toHaveLength(1);
    die();
    await round;
  });

  it('stops between two mails when told to', async () => {
    await write('priya@example.com');
    await write('tom@example.com');
    const { post, sent } = postAt(noon);
    await deliverDueMail(post, () => sent.length === 1);
    expect(sent).toHaveLength(1);
  });

  it('without a mail server keeps the text, and logs address, subject and link once', async () => {
    await write('priya@example.com');
    const lines: string[] = [];
    const log = pino({ base: undefined }, { write: (line: string) => void lines.push(line) });
    const post: Post = { db, sender: undefined, log, clock: () => noon };
    await deliverDueMail(post, go);
    await deliverDueMail(post, go);
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({
        to: 'priya@example.com',
        subject: 'Hello',
        links: ['https://saltbush.test/verify-email?token=abc'],
      }),
    ]);
    expect(await rows()).toMatchObject([{ dueAt: null, sentAt: null }]);
    expect((await rows())[0]!.text).not.toBe('');
  });

  it('forgets mails after 30 days', async () => {
    await write('priya@example.com');
    await deliverDueMail(postAt(noon).post, go);
    const day = 24 * 60 * minute;
    await deliverDueMail(postAt(afterNoon(30 * day)).post, go);
    expect(await rows()).toHaveLength(1);
    await deliverDueMail(postAt(afterNoon(30 * day + 1)).post, go);
    expect(await rows()).toHaveLength(0);
  });

  it('reaches a real mail server', async () => {
    const server = await startMailServer();
    const sender = smtpSender({ smtpUrl: server.url, from: 'kitchen@saltbush.test' });
    await write('priya@example.com');
    await deliverDueMail({ ...postAt(noon).post, sender }, go);
    expect(server.received.map(({ to }) => to)).toEqual([['priya@example.com']]);
    sender.close();
    await server.close();
  });
});

function postAt(now: Date, send: (letter: LetterToSend) => Promise<void> = async () => undefined) {
  const sent: LetterToSend[] = [];
  let begin: () => void;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const sender: MailSender = {
    send: async (letter) => {
      begin();
      await send(letter);
      sent.push(letter);
    },
    close: () => undefined,
  };
  const post: Post = { db, sender, log: pino({ level: 'silent' }), clock: () => now };
  return { post, sent, begun };
}

const failing = (reason: string) => async () => {
  throw new Error(reason);
};

let order = 0;
/** Due in the order written. */
async function write(to: string): Promise<void> {
  order += 1;
  const at = new Date(noon.getTime() - 1_000 + order);
  const text = 'Please open https://saltbush.test/verify-email?token=abc today.';
  await insertMail(db, {
    id: newId(),
    to,
    subject: 'Hello',
    text,
    html: `<p>${text}</p>`,
    createdAt: noon,
    dueAt: at,
  });
}

const rows = () => db.select().from(mailMessages).orderBy(asc(mailMessages.id));
