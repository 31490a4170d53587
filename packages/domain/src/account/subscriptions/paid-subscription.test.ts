import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  currentSubscription,
  hasPaymentProblem,
  planOfStatus,
  type PaidSubscription,
} from './paid-subscription';
import { centsOf, plans } from './plans';

test('the prices of Premium are those of Spec 9', () => {
  expect([plans.free.price, plans.premium.price]).toEqual([0, 9.99]);
  expect([centsOf(plans.free), centsOf(plans.premium)]).toEqual([0, 999]);
});

test.each([
  ['active', 'premium', false],
  ['trialing', 'premium', false],
  ['past_due', 'premium', true],
  ['unpaid', 'free', true],
  ['incomplete', 'free', true],
  ['incomplete_expired', 'free', false],
  ['canceled', 'free', false],
  ['paused', 'free', false],
  ['a state of next year', 'free', false],
])('a subscription that is %s gives the plan %s', (status, plan, isProblem) => {
  expect([planOfStatus(status), hasPaymentProblem(status)]).toEqual([plan, isProblem]);
});

const subscription = fc.record({
  id: fc.uuid(),
  status: fc.constantFrom('active', 'canceled', 'unpaid', 'past_due'),
  startedAt: fc.date({ noInvalidDate: true }),
  isEnding: fc.boolean(),
});

test('one of several subscriptions that gives Premium counts, whatever their order', () => {
  fc.assert(
    fc.property(fc.array(subscription, { minLength: 1 }), (all: PaidSubscription[]) => {
      const current = currentSubscription(all)!;
      const givesPremium = all.some(({ status }) => planOfStatus(status) === 'premium');
      expect(planOfStatus(current.status) === 'premium').toBe(givesPremium);
      const turned = currentSubscription([...all].reverse())!;
      expect(turned.startedAt).toEqual(current.startedAt);
    }),
  );
  expect(currentSubscription([])).toBeUndefined();
});
