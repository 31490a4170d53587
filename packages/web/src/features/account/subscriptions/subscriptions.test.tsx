import { expect, test } from 'vitest';
import { AppError } from '@saltbush/contract/errors';
import { subscriptionsRoutes } from '@saltbush/contract/account/subscriptions';
import { answer, type Answer } from '../../../testing/fake-api';
import { renderPage, screen } from '../../../testing/render';
import { CheckoutPage } from './checkout-page';
import { PlanState } from './plan-state';
import { SubscriptionSuccessPage } from './subscription-success-page';
import type { Subscription } from './use-subscription';

const { choose, cancel, resume, status, confirm, openPortal } = subscriptionsRoutes;
const free: Subscription = {
  plan: 'free',
  price: 0,
  currency: 'AUD',
  isPaymentSetUp: false,
  isCharged: false,
  hasPaymentProblem: false,
  hasPortal: false,
};
const recorded: Subscription = { ...free, plan: 'premium', price: 9.99 };
const paid: Subscription = {
  ...recorded,
  isPaymentSetUp: true,
  isCharged: true,
  hasPortal: true,
  renewsAt: '2026-12-25T00:00:00.000Z',
};

const openCheckout = (...api: Answer[]) => renderPage(CheckoutPage, { at: '/checkout', api });

test('a checkout without payments says that nothing is charged, and records the choice', async () => {
  const { person, api, address } = await openCheckout(
    answer(status, free),
    answer(choose, { subscription: recorded }),
  );
  await screen.findByText('Nothing is charged here');
  expect(screen.getByText('$9.99')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Choose Premium' }));
  await expect.poll(address).toBe('/subscription-success');
  expect(api.requestsTo(choose)[0]?.body).toEqual({ priceId: 'premium' });
});

test('a refused payment is said, and the checkout can be used again', async () => {
  const { person } = await openCheckout(
    answer(status, { ...free, isPaymentSetUp: true }),
    answer(choose, new AppError('PAYMENTS_UNAVAILABLE')),
  );
  await person.click(await screen.findByRole('button', { name: 'Continue to payment' }));
  await screen.findByText('Payments are not working');
  expect(screen.queryByText('Nothing is charged here')).toBeNull();
  expect(screen.getByRole('button', { name: 'Continue to payment' })).toBeTruthy();
});

test('a person on Premium is led from the checkout to their account', async () => {
  await openCheckout(answer(status, paid));
  const link = await screen.findByRole('link', { name: 'Manage my plan' });
  expect(link.getAttribute('href')).toBe('/account/plan');
  expect(screen.queryByRole('button')).toBeNull();
});

test.each<[string, string, Answer, RegExp]>([
  ['paid', '?session_id=cs_test_1', answer(confirm, paid), /25 December 2026/],
  ['recorded', '', answer(status, recorded), /Nothing is charged on this Saltbush/],
  ['not confirmed yet', '?session_id=cs_test_1', answer(confirm, free), /payment is on its way/],
  ['nothing chosen', '', answer(status, free), /on the Free plan/],
  ['a failure', '?session_id=cs_x', answer(confirm, new AppError('NOT_FOUND')), /could not find/],
])('the page after the checkout says what holds: %s', async (_name, search, reply, text) => {
  const { api } = await renderPage(SubscriptionSuccessPage, {
    at: `/subscription-success${search}`,
    api: [reply],
  });
  await screen.findByText(text);
  const asked = api.requestsTo(confirm)[0]?.body.sessionId;
  expect(asked).toBe(search ? search.split('=')[1] : undefined);
});

test('Premium is ended after a question, and kept again', async () => {
  const { renewsAt: endsAt, ...rest } = paid;
  const { person } = await renderPage(PlanState, {
    api: [
      answer(status, paid),
      answer(cancel, { ...rest, endsAt }),
      answer(resume, paid),
      answer(openPortal, new AppError('PAYMENTS_UNAVAILABLE')),
    ],
  });
  await person.click(await screen.findByRole('button', { name: 'Cancel Premium' }));
  await person.click(await screen.findByRole('button', { name: 'End Premium' }));
  await screen.findByText('Premium ends on 25 December 2026');
  await person.click(await screen.findByRole('button', { name: 'Keep Premium' }));
  await screen.findByText('You’re staying on Premium');
  await person.click(screen.getByRole('button', { name: 'Card & invoices' }));
  await screen.findByText('Payments are not working');
});

test('a payment that failed is said on the account page', async () => {
  await renderPage(PlanState, { api: [answer(status, { ...paid, hasPaymentProblem: true })] });
  await screen.findByText('The last payment did not go through');
});
