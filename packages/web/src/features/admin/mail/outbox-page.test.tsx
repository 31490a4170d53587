import { describe, expect, test } from 'vitest';
import { mailRoutes, type MailMessage } from '@saltbush/contract/admin/mail';
import { priya } from '../../../testing/people';
import { answer } from '../../../testing/fake-api';
import { renderPage, screen } from '../../../testing/render';
import { OutboxPage } from './outbox-page';

const link = 'http://localhost:3000/verify-email?token=abc';
const olderId = '01960000-0000-7000-8000-000000000002';
const message: MailMessage = {
  _id: priya._id,
  to: 'tom@example.com',
  subject: 'Please confirm your address',
  text: `Hello Tom,\n\n${link}\n\nSee you soon`,
  createdAt: '2026-11-20T02:00:00.000Z',
  attempts: 0,
};

const open = (isMailSetUp: boolean, messages: MailMessage[]) =>
  renderPage(OutboxPage, {
    at: '/admin/outbox',
    user: { ...priya, isAdmin: true },
    api: [
      answer(mailRoutes.listOutbox, ({ query }) => ({
        isMailSetUp,
        messages: messages.slice(query.page - 1, query.page),
        total: messages.length,
        page: query.page,
        limit: 1,
        hasMore: query.page < messages.length,
      })),
    ],
  });

describe('the outbox', () => {
  test('the outbox shows what waits, with links to pass on', async () => {
    await open(false, [message]);
    expect(await screen.findByText('Email is not set up')).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Please confirm your address' })).toBeDefined();
    expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe(link);
    expect(screen.getByText('Waiting')).toBeDefined();
  });

  test('the outbox says what was sent and what went wrong, and goes back in time', async () => {
    const { person } = await open(true, [
      { ...message, text: undefined, sentAt: '2026-11-20T02:00:01.000Z' },
      { ...message, _id: olderId, text: undefined, attempts: 3, lastError: 'Mailbox full' },
    ]);
    expect(await screen.findByText('Sent')).toBeDefined();
    expect(screen.queryByText('Email is not set up')).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Show older emails' }));
    expect(await screen.findByText('Mailbox full')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Show older emails' })).toBeNull();
  });

  test('the outbox says when there is nothing', async () => {
    await open(true, []);
    expect(await screen.findByText('No emails yet')).toBeDefined();
  });
});
