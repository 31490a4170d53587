import { within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { householdsRoutes } from '@saltbush/contract/account/households';
import {
  webhooksRoutes,
  type Webhook,
  type WebhookDelivery,
} from '@saltbush/contract/account/webhooks';
import { AppError } from '@saltbush/contract/errors';
import { answer, type Answer } from '../../../testing/fake-api';
import { priya } from '../../../testing/people';
import { fill, renderPage, screen } from '../../../testing/render';
import { WebhooksPanel } from './webhooks-panel';

const hub: Webhook = {
  _id: '01960000-0000-7000-8000-000000000001',
  url: 'https://hub.example.com/saltbush?key=1',
  events: ['list.changed', 'recipe.cooked'],
  createdAt: '2026-11-01T00:00:00.000Z',
};
const secret = `whsec_${'a'.repeat(43)}=`;
const delivery = (change: Partial<WebhookDelivery>): WebhookDelivery => ({
  _id: '01960000-0000-7000-8000-000000000002',
  event: 'list.changed',
  at: '2026-11-02T00:00:00.000Z',
  state: 'delivered',
  tries: 1,
  status: 204,
  durationMs: 120,
  ...change,
});
const failed = delivery({
  _id: '01960000-0000-7000-8000-000000000003',
  event: 'recipe.cooked',
  state: 'failed',
  tries: 10,
  status: 500,
});

const open = (webhooks: Webhook[], api: Answer[] = []) =>
  renderPage(WebhooksPanel, {
    at: '/account/programs',
    path: '/account/programs',
    user: priya,
    api: [
      answer(webhooksRoutes.list, { webhooks }),
      answer(householdsRoutes.list, { households: [], deleted: [] }),
      ...api,
    ],
  });

async function openHub(deliveries: WebhookDelivery[], api: Answer[] = [], webhook = hub) {
  const page = await open(
    [webhook],
    [answer(webhooksRoutes.listDeliveries, { deliveries }), ...api],
  );
  await page.person.click(await screen.findByRole('button', { name: 'Open hub.example.com' }));
  await screen.findByRole('heading', { name: 'Last deliveries' });
  return page;
}

describe('the webhooks of a person', () => {
  test('a webhook says where it is and what it is sent, and why it is paused', async () => {
    await open([{ ...hub, paused: { at: '2026-11-03T00:00:00.000Z', reason: 'failing' } }]);
    const row = (await screen.findByText('hub.example.com')).closest('li')!;
    within(row).getByText('Shopping list changed · Recipe cooked');
    within(row).getByText(/^Paused\. It could not be called for three days/);
  });

  test('a new webhook is made with an address and events, and its secret is shown once', async () => {
    const { person, api } = await open(
      [],
      [answer(webhooksRoutes.create, { secret, webhook: hub })],
    );
    await person.click(await screen.findByRole('button', { name: 'New webhook' }));
    await fill(person, await screen.findByRole('textbox', { name: 'Address' }), hub.url);
    await person.click(screen.getByRole('checkbox', { name: 'Recipe cooked' }));
    await person.click(screen.getByRole('button', { name: 'Make webhook' }));
    expect(await screen.findByRole('textbox', { name: 'Secret' })).toHaveProperty('value', secret);
    const [sent] = api.requestsTo(webhooksRoutes.create);
    expect(sent!.body).toEqual({ url: hub.url, events: ['list.changed', 'recipe.cooked'] });
    await person.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.queryByDisplayValue(secret)).toBeNull();
  });

  test('an address that is refused is marked', async () => {
    const message = 'Please use a public https address.';
    const refusal = new AppError('VALIDATION_FAILED', [{ field: 'url', message }]);
    const { person } = await open([], [answer(webhooksRoutes.create, refusal)]);
    await person.click(await screen.findByRole('button', { name: 'New webhook' }));
    await fill(
      person,
      await screen.findByRole('textbox', { name: 'Address' }),
      'https://10.0.0.1/',
    );
    await person.click(screen.getByRole('button', { name: 'Make webhook' }));
    await screen.findByText(message);
  });

  test('the password is asked for a while after signing in', async () => {
    const made = answer(webhooksRoutes.create, ({ body: { password } }) =>
      password === undefined ? new AppError('CONFIRM_PASSWORD') : { secret, webhook: hub },
    );
    const { person, api } = await open([], [made]);
    await person.click(await screen.findByRole('button', { name: 'New webhook' }));
    await fill(person, await screen.findByRole('textbox', { name: 'Address' }), hub.url);
    await person.click(screen.getByRole('button', { name: 'Make webhook' }));
    await person.type(await screen.findByLabelText('Your password'), 'plum jam');
    await person.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByRole('textbox', { name: 'Secret' });
    expect(api.requestsTo(webhooksRoutes.create)[1]!.body).toMatchObject({ password: 'plum jam' });
  });
});

describe('one webhook', () => {
  test('the deliveries of a webhook say when, what and how they went', async () => {
    await openHub([delivery({}), failed]);
    screen.getByText('Delivered: 204 in 120 ms');
    screen.getByText('Failed after 10 tries: 500 in 120 ms');
  });

  test('a test is sent', async () => {
    const { person, api } = await openHub([], [answer(webhooksRoutes.sendTest, undefined)]);
    await person.click(screen.getByRole('button', { name: 'Send a test' }));
    await screen.findByText('Test on its way');
    expect(api.requestsTo(webhooksRoutes.sendTest)).toHaveLength(1);
  });

  test('one delivery is sent again', async () => {
    const { person, api } = await openHub([failed], [answer(webhooksRoutes.sendAgain, undefined)]);
    await person.click(screen.getByRole('button', { name: /^Send again: Recipe cooked/ }));
    await screen.findByText('On its way again');
    const [sent] = api.requestsTo(webhooksRoutes.sendAgain);
    expect(sent!.params).toEqual({ id: hub._id, deliveryId: failed._id });
  });

  test('all that failed since a time is sent again', async () => {
    const { person, api } = await openHub(
      [failed],
      [answer(webhooksRoutes.sendFailedAgain, { count: 3 })],
    );
    await person.selectOptions(screen.getByRole('combobox', { name: 'What failed in' }), '7');
    await person.click(screen.getByRole('button', { name: 'Send all again' }));
    await screen.findByText('3 deliveries are on their way again');
    const [sent] = api.requestsTo(webhooksRoutes.sendFailedAgain);
    const days = (Date.now() - new Date(sent!.body.since).getTime()) / (24 * 60 * 60_000);
    expect(days).toBeCloseTo(7, 1);
  });

  test('a paused webhook is resumed', async () => {
    const paused = { at: '2026-11-03T00:00:00.000Z', reason: 'person' as const };
    const { person, api } = await openHub([], [answer(webhooksRoutes.setPaused, undefined)], {
      ...hub,
      paused,
    });
    expect(screen.queryByRole('button', { name: 'Send a test' })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Resume' }));
    await screen.findByText('Webhook resumed');
    expect(api.requestsTo(webhooksRoutes.setPaused)[0]!.body).toEqual({ isPaused: false });
  });

  test('another secret is made after a question, and shown once', async () => {
    const { person } = await openHub(
      [],
      [answer(webhooksRoutes.rollSecret, { secret, webhook: hub })],
    );
    await person.click(screen.getByRole('button', { name: 'New secret' }));
    await person.click(await screen.findByRole('button', { name: 'Make new secret' }));
    expect(await screen.findByRole('textbox', { name: 'Secret' })).toHaveProperty('value', secret);
  });

  test('a webhook is removed after a question', async () => {
    const { person, api } = await openHub([], [answer(webhooksRoutes.remove, undefined)]);
    await person.click(screen.getByRole('button', { name: 'Remove' }));
    await person.click(await screen.findByRole('button', { name: 'Remove webhook' }));
    await screen.findByText('Webhook removed');
    expect(api.requestsTo(webhooksRoutes.remove)).toHaveLength(1);
  });
});
