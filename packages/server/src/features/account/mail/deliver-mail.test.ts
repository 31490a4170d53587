import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { pino } from 'pino';
import { asc } from 'drizzle-orm';
import {
  MailRefused,
  smtpSender,
  type OutgoingEmail,
  type MailSender,
} from '../../../outside/mail';
import { newId } from '../../../platform/ids';
import { fixedSender } from '../../../testing/fixed-sender';
import { startMailServer } from '../../../testing/servers/mail-server';
import { createTestDatabase } from '../../../testing/test-database';
import { forgetOldMail, openMailDelivery, type MailQueue } from './deliver-mail';
import { insertMail } from './mail.store';
import { mailMessages } from '../../../schema/account/mail';

const database = await createTestDatabase();
afterAll(() => database.close());
const { db } = database;
afterEach(() => db.delete(mailMessages));

const noon = new Date('2026-11-21T12:00:00Z');
const minute = 60_000;
const afterNoon = (ms: number) => new Date(noon.getTime() + ms);
const go = () => false;

async function deliverDueMail(queue: MailQueue, shouldStop: () => boolean): Promise<void> {
  await forgetOldMail(queue);
  await openMailDelivery(queue).drain(shouldStop);
}

describe('a delivery round', () => {
  it('a delivery round sends each mail once and removes its text', async () => {
    const { queue, sent } = queueAt(noon);
    await write('priya@example.com');
    await write('tom@example.com');
    await deliverDueMail(queue, go);
    await deliverDueMail(queue, go);
    expect(sent.map(({ to }) => to)).toEqual(['priya@example.com', 'tom@example.com']);
    expect(sent[0]!.text).toContain('https://saltbush.test');
    expect(await rows()).toMatchObject([
      { sentAt: noon, attempts: 1, dueAt: null, text: '', html: '' },
      { sentAt: noon, attempts: 1, dueAt: null, text: '', html: '' },
    ]);
  });

  it('a delivery round tries again later what could not be sent, also after a restart', async () => {
    await write('priya@example.com');
    await deliverDueMail(queueAt(noon, failing('no answer')).queue, go);
    expect(await rows()).toMatchObject([
      { sentAt: null, attempts: 1, lastError: 'no answer', dueAt: afterNoon(minute) },
    ]);

    const early = queueAt(afterNoon(minute - 1));
    await deliverDueMail(early.queue, go);
    expect(early.sent).toEqual([]);

    const later = queueAt(afterNoon(minute));
    await deliverDueMail(later.queue, go);
    expect(later.sent).toHaveLength(1);
    expect(await rows()).toMatchObject([{ attempts: 2, lastError: null }]);
  });

  it('a delivery round gives up what is refused for good, and what is a day old', async () => {
    await write('gone@example.com');
    const refusing = async () => {
      throw new MailRefused('no such person');
    };
    await deliverDueMail(queueAt(noon, refusing).queue, go);
    await write('slow@example.com');
    await deliverDueMail(queueAt(afterNoon(24 * 60 * minute), failing('no answer')).queue, go);
    expect(await rows()).toMatchObject([
      { dueAt: null, sentAt: null, text: '', lastError: 'no such person' },
      { dueAt: null, sentAt: null, text: '', lastError: 'no answer' },
    ]);
  });

  it('a delivery round of several server processes sends each mail once', async () => {
    for (let i = 0; i < 12; i += 1) await write(`person${i}@example.com`);
    const processes = [queueAt(noon), queueAt(noon), queueAt(noon)];
    await Promise.all(processes.map(({ queue }) => deliverDueMail(queue, go)));
    const sent = processes.flatMap((one) => one.sent.map(({ to }) => to));
    expect(sent).toHaveLength(12);
    expect(new Set(sent).size).toBe(12);
  });

  it('a delivery round holds no lock and no transaction while it sends', async () => {
    await write('priya@example.com');
    // The next mail is claimed meanwhile, in a transaction of its own that ends at once.
    const untilNoneIsOpen = () =>
      vi.waitUntil(async () => (await countTransactions()) === 0, { timeout: 10_000 });
    const { queue, sent } = queueAt(noon, () => untilNoneIsOpen().then(() => undefined));
    await deliverDueMail(queue, go);
    expect(sent).toHaveLength(1);
  });

  async function countTransactions(): Promise<number> {
    const { rows: open } = await database.pool.query(
      `select 1 from pg_stat_activity
       where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()
         -- PostgreSQL sweeps by itself.
         and backend_type = 'client backend'`,
    );
    return open.length;
  }

  it('a delivery round takes over what a process that died had begun', async () => {
    await write('priya@example.com');
    let die: () => void = () => undefined;
    const dying = queueAt(noon, () => new Promise<void>((_resolve, reject) => (die = reject)));
    const round = deliverDueMail(dying.queue, go);
    await dying.begun;

    const early = queueAt(afterNoon(minute));
    await deliverDueMail(early.queue, go);
    expect(early.sent).toEqual([]);
    const late = queueAt(afterNoon(5 * minute));
    await deliverDueMail(late.queue, go);
    expect(late.sent).toHaveLength(1);
    die();
    await round;
  });

  it('a mail whose process fails after another one has sent it is not sent again', async () => {
    await write('priya@example.com');
    let fail: () => void = () => undefined;
    const slow = queueAt(
      noon,
      () => new Promise<void>((_resolve, reject) => (fail = () => reject(new Error('no answer')))),
    );
    const round = deliverDueMail(slow.queue, go);
    await slow.begun;
    const next = queueAt(afterNoon(5 * minute));
    await deliverDueMail(next.queue, go);
    expect(next.sent).toHaveLength(1);
    fail();
    await round;
    const later = queueAt(afterNoon(24 * 60 * minute));
    await deliverDueMail(later.queue, go);
    expect(later.sent).toEqual([]);
    expect(await rows()).toMatchObject([{ attempts: 2, dueAt: null, lastError: null }]);
  });

  it('a delivery round that should stop ends between two mails', async () => {
    await write('priya@example.com');
    await write('priya@example.com');
    const { queue, sent } = queueAt(noon);
    await deliverDueMail(queue, () => sent.length === 1);
    expect(sent).toHaveLength(1);
  });

  it('a mail without a mail server stays, and the log says once where it is and no secret of it', async () => {
    await write('priya@example.com');
    const lines: string[] = [];
    const log = pino({ base: undefined }, { write: (line: string) => void lines.push(line) });
    const queue: MailQueue = { db, sender: fixedSender(undefined), log, clock: () => noon };
    await deliverDueMail(queue, go);
    await deliverDueMail(queue, go);
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      {
        level: 30,
        time: expect.any(Number),
        mail: expect.any(String),
        readAt: '/admin/outbox',
        msg: 'mail in outbox',
      },
    ]);
    expect(await rows()).toMatchObject([{ dueAt: null, sentAt: null }]);
    expect((await rows())[0]!.text).not.toBe('');
  });

  it('mails are removed after 30 days', async () => {
    await write('priya@example.com');
    await deliverDueMail(queueAt(noon).queue, go);
    const day = 24 * 60 * minute;
    await deliverDueMail(queueAt(afterNoon(30 * day)).queue, go);
    expect(await rows()).toHaveLength(1);
    await deliverDueMail(queueAt(afterNoon(30 * day + 1)).queue, go);
    expect(await rows()).toHaveLength(0);
  });

  it('a domain that does not answer waits, while the others get their mails', async () => {
    for (let n = 0; n < 20; n += 1) await write(`person${n}@silent.example`);
    await write('priya@example.com');
    const hanging: (() => void)[] = [];
    const { queue, sent } = queueAt(noon, ({ to }) =>
      to.endsWith('@silent.example')
        ? new Promise((_resolve, reject) => hanging.push(() => reject(new Error('no answer'))))
        : Promise.resolve(),
    );
    const delivery = openMailDelivery(queue);
    await delivery.fill();
    expect(sent.map(({ to }) => to)).toEqual(['priya@example.com']);
    for (const end of hanging) end();
    await delivery.settled();
    await write('tom@example.com');
    await delivery.drain();
    expect(sent.map(({ to }) => to)).toEqual(['priya@example.com', 'tom@example.com']);
    expect(hanging).toHaveLength(2);
    expect((await rows()).filter(({ dueAt }) => dueAt && dueAt <= noon)).toEqual([]);
  });

  it('a refused address does not stop the mails after it', async () => {
    for (let n = 0; n < 5; n += 1) await write('gone@example.com');
    await write('priya@example.com');
    const { queue, sent } = queueAt(noon, async ({ to }) => {
      if (to.startsWith('gone')) throw new MailRefused('no such person');
    });
    await deliverDueMail(queue, go);
    expect(sent.map(({ to }) => to)).toEqual(['priya@example.com']);
    expect((await rows()).filter(({ dueAt }) => dueAt !== null)).toEqual([]);
  });

  it('a mail reaches a real mail server', async () => {
    const server = await startMailServer();
    const sender = smtpSender({ smtpUrl: server.url, from: 'kitchen@saltbush.test' });
    await write('priya@example.com');
    await deliverDueMail({ ...queueAt(noon).queue, sender: fixedSender(sender) }, go);
    expect(server.received.map(({ to }) => to)).toEqual([['priya@example.com']]);
    sender.close();
    await server.close();
  });
});

function queueAt(now: Date, send: (email: OutgoingEmail) => Promise<void> = async () => undefined) {
  const sent: OutgoingEmail[] = [];
  let begin: () => void;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const sender: MailSender = {
    send: async (email) => {
      begin();
      await send(email);
      sent.push(email);
    },
    close: () => undefined,
  };
  const log = pino({ level: 'silent' });
  const queue: MailQueue = { db, sender: fixedSender(sender), log, clock: () => now };
  return { queue, sent, begun };
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
