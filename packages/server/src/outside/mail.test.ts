import { afterAll, beforeEach, expect, it } from 'vitest';
import { startMailServer } from '../testing/servers/mail-server';
import { MailRefused, smtpSender } from './mail';

const server = await startMailServer();
const sender = smtpSender({ smtpUrl: server.url, from: 'Saltbush <kitchen@saltbush.test>' });
afterAll(async () => {
  sender.close();
  await server.close();
});
beforeEach(() => {
  server.received.length = 0;
  server.refuse(undefined);
});

const mail = {
  id: '0190a000-0000-7000-8000-000000000001',
  to: 'priya@example.com',
  subject: 'Crème brûlée',
  text: 'Hello Priya\n.\nhttps://saltbush.test/verify-email?token=abc_def-ghi',
  html: '<p>Hello Priya</p>',
};

it('a sent mail has text and HTML, from the address of the settings', async () => {
  await sender.send(mail);
  const [received] = server.received;
  expect(received).toMatchObject({ from: 'kitchen@saltbush.test', to: ['priya@example.com'] });
  const raw = received!.raw.replaceAll('=\r\n', '');
  expect(raw).toContain('From: Saltbush <kitchen@saltbush.test>');
  expect(raw).toContain(`Message-ID: <${mail.id}@saltbush.test>`);
  expect(raw).toContain('Auto-Submitted: auto-generated');
  expect(raw).toMatch(/Subject: =\?UTF-8\?/);
  expect(raw).toContain('Content-Type: multipart/alternative');
  expect(raw).toMatch(/verify-email\?token(=3D|=)abc_def-ghi/);
  expect(raw).toContain('<p>Hello Priya</p>');
});

it('a sent mail takes no second recipient or header from its subject', async () => {
  const sly = { ...mail, subject: 'Hello\r\nBcc: tom@example.com' };
  await sender.send(sly);
  expect(server.received[0]!.to).toEqual(['priya@example.com']);
  expect(server.received[0]!.raw).not.toMatch(/^Bcc:/m);
});

it('a refusal of a mail for good differs from one that may pass', async () => {
  server.refuse(550);
  await expect(sender.send(mail)).rejects.toBeInstanceOf(MailRefused);
  server.refuse(451);
  const passing = await sender.send(mail).catch((error: unknown) => error);
  expect(passing).toBeInstanceOf(Error);
  expect(passing).not.toBeInstanceOf(MailRefused);
});

it.each([
  ['a wrong password', (url: string) => url.replace('a%20secret', 'another')],
  ['nobody there', (url: string) => url.replace(/:\d+$/, ':1')],
])('a mail is not given up for %s: that is ours to mend', async (_case, change) => {
  const astray = smtpSender({ smtpUrl: change(server.url), from: 'kitchen@saltbush.test' });
  const failure = await astray.send(mail).catch((error: unknown) => error);
  astray.close();
  expect(failure).toBeInstanceOf(Error);
  expect(failure).not.toBeInstanceOf(MailRefused);
});
