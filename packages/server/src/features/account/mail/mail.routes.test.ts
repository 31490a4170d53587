import { afterAll, describe, expect, it } from 'vitest';
import { mailRoutes } from '@saltbush/contract/admin/mail';
import { smtpSender } from '../../../outside/mail';
import { startMailServer } from '../../../testing/servers/mail-server';
import { createTestUsers, registerUser } from '../../../testing/test-users';
import { openTestApp } from '../../../testing/test-app';

const { listOutbox } = mailRoutes;
const testApp = await openTestApp();
afterAll(() => testApp.close());
const { alex, priya, visitor } = await createTestUsers(testApp.app);

describe('the outbox', () => {
  it('the outbox shows an admin the mails with their text, newest first, page by page', async () => {
    const { body } = await alex.ask(listOutbox, { query: { limit: 3 } });
    expect(body).toMatchObject({ isMailSetUp: false, total: 4, page: 1, limit: 3, hasMore: true });
    expect(body.messages.map(({ to }) => to)).toEqual([
      'nobody@example.com',
      'tom@example.com',
      'priya@example.com',
    ]);
    expect(body.messages[0]!.text).toContain('https://saltbush.test/verify-email?token=');
    const next = await alex.ask(listOutbox, { query: { limit: 3, page: 2 } });
    expect(next.body).toMatchObject({ hasMore: false, messages: [{ to: 'alex@example.com' }] });
  });

  it('the outbox is closed to everyone else', async () => {
    const refused = await priya.ask(listOutbox, {});
    expect([refused.status, refused.error.code]).toEqual([403, 'FORBIDDEN']);
    expect((await visitor.ask(listOutbox, {})).error.code).toBe('NOT_SIGNED_IN');
  });
});

describe('with a mail server', () => {
  it('mails arrive by a mail server, and nobody reads their text in the outbox, waiting ones included', async () => {
    const server = await startMailServer();
    const sender = smtpSender({ smtpUrl: server.url, from: 'kitchen@saltbush.test' });
    const sending = await openTestApp({}, sender);
    const boss = await registerUser(sending.app, 'Boss');
    const waiting = await boss.ask(listOutbox, {});
    expect(waiting.body).toMatchObject({ isMailSetUp: true, total: 1 });
    expect(waiting.body.messages[0]).not.toHaveProperty('text');

    const arrived = server.nextMail();
    await sending.app.listen({ port: 0, host: '127.0.0.1' });
    await arrived;
    await sending.close();
    expect(server.received).toHaveLength(1);
    expect(server.received[0]!.to).toEqual([boss.email]);
    await server.close();
  });
});
