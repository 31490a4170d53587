import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { subscriptionsRoutes } from '@saltbush/contract/account/subscriptions';
import { openStripe } from '../../../outside/stripe';
import {
  newId,
  openStripeServer,
  refuse,
  signEvent,
  type StripeServer,
} from '../../../testing/servers/stripe-server';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { registerUser, visitorOf, withToken, type Person } from '../../../testing/test-users';
import { users } from '../../../schema/accounts';
import { refusals } from './payment-errors';
import { maintainPayments } from './payments-maintenance';
import {
  formerCustomers,
  paymentEvents,
  subscriptions,
} from '../../../schema/account/subscriptions';

const { choose, cancel, resume, status, confirm, openPortal, test: check } = subscriptionsRoutes;
const premium = { body: { priceId: 'premium' } } as const;
const free = { body: { priceId: 'free' } } as const;
const planOf = async (person: Person) => (await person.ask(status)).body;

test('a visitor is refused all calls of subscriptions', async () => {
  const app = await openTestApp();
  const visitor = visitorOf(app.app);
  const answers = [
    await visitor.ask(choose, premium),
    await visitor.ask(cancel),
    await visitor.ask(resume),
    await visitor.ask(status),
    await visitor.ask(confirm, { body: { sessionId: 'cs_1' } }),
    await visitor.ask(openPortal),
    await visitor.ask(check),
  ];
  expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 401));
  await app.close();
});

describe('without a payment service', () => {
  let app: TestApp;
  let ann: Person;
  beforeAll(async () => {
    app = await openTestApp();
    ann = await registerUser(app.app, 'Ann');
  });
  afterAll(() => app.close());

  test('a chosen plan without a payment service is recorded, charges nothing, and can be cancelled', async () => {
    expect(await planOf(ann)).toEqual({
      plan: 'free',
      price: 0,
      currency: 'AUD',
      isPaymentSetUp: false,
      isCharged: false,
      hasPaymentProblem: false,
      hasPortal: false,
    });
    const { body } = await ann.ask(choose, premium);
    expect(body.checkoutUrl).toBeUndefined();
    expect(body.subscription).toMatchObject({ plan: 'premium', price: 9.99, isCharged: false });
    expect(body.subscription.startedAt).toBeDefined();
    expect((await ann.ask(choose, premium)).body.subscription.plan).toBe('premium');
    expect((await ann.ask(cancel)).body).toMatchObject({ plan: 'free', price: 0 });
    expect((await ann.ask(cancel)).error.details).toBe(refusals.noSubscription);
    expect((await ann.ask(resume)).error.details).toBe(refusals.noSubscription);
    await ann.ask(choose, premium);
    expect((await ann.ask(choose, free)).body.subscription.plan).toBe('free');
    expect((await ann.ask(choose, free)).body.subscription.plan).toBe('free');
  });

  test('a plan is one of two, and there is nothing of a payment without a payment service', async () => {
    const unknown = await ann.ask(choose, { body: { priceId: 'gold' as 'free' } });
    expect([unknown.status, unknown.error.details]).toMatchObject([400, [{ field: 'priceId' }]]);
    expect((await ann.ask(openPortal)).error.details).toBe(refusals.notSetUp);
    const body = { sessionId: 'cs_test_1' };
    expect((await ann.ask(confirm, { body })).error.details).toBe(refusals.notSetUp);
    expect((await ann.ask(check)).body).toEqual({ provider: 'built-in', isWorking: true });
    const event = await app.app.inject({
      method: 'POST',
      url: '/api/subscriptions/webhook',
      payload: {},
    });
    expect(event.statusCode).toBe(404);
  });
});

describe('with Stripe', () => {
  let stripe: StripeServer;
  let app: TestApp;
  let admin: Person;
  let ann: Person;
  let count = 0;
  const settings = () => {
    const { origin: url, secretKey, webhookSecret, priceId } = stripe;
    return { url, secretKey, webhookSecret, priceId };
  };
  beforeAll(async () => {
    stripe = await openStripeServer();
    app = await openTestApp({ stripe: settings(), logLevel: 'silent' });
    admin = await registerUser(app.app, 'Alex');
  });
  afterAll(async () => {
    await app.close();
    stripe.close();
  });
  beforeEach(async () => {
    count += 1;
    ann = await registerUser(app.app, `Ann ${count}`);
    stripe.calls.length = 0;
    stripe.failures.length = 0;
    stripe.holds.clear();
  });

  const checkout = async (person: Person) => {
    const { body } = await person.ask(choose, premium);
    return body.checkoutUrl!.split('/').at(-1)!;
  };
  const paid = async (person: Person) => stripe.pay(await checkout(person));
  const eventOf = (type: string, object: object, more: object = {}) => ({
    id: newId('evt'),
    object: 'event',
    type,
    created: Math.floor(Date.now() / 1000),
    data: { object },
    ...more,
  });
  const sendRaw = (
    payload: string,
    signature: string | undefined,
    type = 'application/json; charset=utf-8',
  ) =>
    app.app.inject({
      method: 'POST',
      url: '/api/subscriptions/webhook',
      headers: { 'content-type': type, ...(signature && { 'stripe-signature': signature }) },
      payload,
    });
  const send = async (event: object, at?: Date) => {
    const payload = JSON.stringify(event, undefined, 2);
    return (await sendRaw(payload, signEvent(payload, stripe.webhookSecret, at))).statusCode;
  };

  test('a payment leads through checkout and event to Premium, and to nothing before it is paid', async () => {
    const sessionId = await checkout(ann);
    expect((await planOf(ann)).plan).toBe('free');
    const [created] = stripe.calls.filter(({ url }) => url.pathname === '/v1/checkout/sessions');
    expect(created!.headers['content-type']).toMatch(/x-www-form-urlencoded/);
    expect(Object.fromEntries(new URLSearchParams(created!.body))).toMatchObject({
      mode: 'subscription',
      'line_items[0][price]': stripe.priceId,
      'line_items[0][quantity]': '1',
      success_url: 'https://saltbush.test/subscription-success?session_id={CHECKOUT_SESSION_ID}',
      cancel_url: 'https://saltbush.test/checkout',
    });
    const subscription = stripe.pay(sessionId);
    expect(await send(eventOf('customer.subscription.created', subscription))).toBe(200);
    const renewsAt = new Date(subscription.items.data[0]!.current_period_end * 1000).toISOString();
    expect(await planOf(ann)).toMatchObject({
      plan: 'premium',
      isPaymentSetUp: true,
      isCharged: true,
      hasPortal: true,
      renewsAt,
    });
    expect((await ann.ask(choose, premium)).error.details).toBe(refusals.alreadySubscribed);
    expect((await ann.ask(openPortal)).body.url).toMatch(/^https:\/\/billing\.stripe\.test/);
  });

  test('a checkout pressed twice at once is one payment of one customer', async () => {
    const [one, two] = await Promise.all([checkout(ann), checkout(ann)]);
    expect(one).toBe(two);
    const mine = [...stripe.customers.values()].filter(({ email }) => email === ann.email);
    expect(mine).toHaveLength(1);
  });

  test.each(['/v1/customers', '/v1/subscriptions', '/v1/checkout/sessions'])(
    'a checkout is one payment of one customer when a second press overtakes the first one at %s',
    async (path) => {
      const held = new Promise<() => void>((hold) => stripe.holds.set(path, hold));
      const first = checkout(ann);
      const release = await held;
      const second = await checkout(ann);
      release();
      expect(await first).toBe(second);
      const mine = [...stripe.customers.entries()].filter(([, { email }]) => email === ann.email);
      expect(mine).toHaveLength(1);
      const [[customer]] = mine as [[string, object]];
      const payments = [...stripe.sessions.values()].filter((one) => one.customer === customer);
      expect(payments).toHaveLength(1);
    },
  );

  test('a checkout whose first press Stripe still works on is tried again', async () => {
    stripe.failures.push((response) => refuse(response, 409, { type: 'idempotency_error' }));
    expect(await checkout(ann)).toMatch(/^cs_test_/);
  });

  test('a person back from the payment before its event sees it, and nobody else does', async () => {
    const sessionId = await checkout(ann);
    const asked = { body: { sessionId } };
    expect((await ann.ask(confirm, asked)).body.plan).toBe('free');
    stripe.pay(sessionId);
    const ben = await registerUser(app.app, `Ben ${count}`);
    expect((await ben.ask(confirm, asked)).status).toBe(404);
    expect((await ann.ask(confirm, { body: { sessionId: 'cs_test_none' } })).status).toBe(404);
    expect((await ann.ask(confirm, { body: { sessionId: '../customers' } })).status).toBe(400);
    expect((await ann.ask(confirm, asked)).body.plan).toBe('premium');
    expect((await planOf(ben)).plan).toBe('free');
  });

  test('a person who has paid in another tab is not sent to pay again', async () => {
    await paid(ann);
    const { body } = await ann.ask(choose, premium);
    expect(body).toMatchObject({ subscription: { plan: 'premium' } });
    expect(body.checkoutUrl).toBeUndefined();
  });

  test('a cancelled plan is Premium until its paid end, can be taken back, and is cancelled for good', async () => {
    const subscription = await paid(ann);
    await send(eventOf('customer.subscription.created', subscription));
    const ending = (await ann.ask(cancel)).body;
    expect(ending).toMatchObject({ plan: 'premium', endsAt: expect.any(String) });
    expect(ending).not.toHaveProperty('renewsAt');
    expect((await ann.ask(cancel)).body).toMatchObject({ endsAt: expect.any(String) });
    expect((await ann.ask(resume)).body).toMatchObject({ renewsAt: expect.any(String) });
    await ann.ask(choose, free);
    expect((await ann.ask(choose, premium)).body.subscription.renewsAt).toBeDefined();
    subscription.status = 'canceled';
    await send(eventOf('customer.subscription.deleted', subscription));
    expect(await planOf(ann)).toMatchObject({ plan: 'free', isCharged: false, hasPortal: true });
    expect((await ann.ask(resume)).error.details).toBe(refusals.noSubscription);
    const again = await paid(ann);
    await send(eventOf('invoice.paid', { object: 'invoice', customer: again.customer }));
    expect((await planOf(ann)).plan).toBe('premium');
  });

  test.each([
    ['past_due', 'premium', true],
    ['unpaid', 'free', true],
    ['canceled', 'free', false],
  ])('a subscription that is %s is %s', async (next, plan, hasPaymentProblem) => {
    const subscription = await paid(ann);
    await send(eventOf('customer.subscription.created', subscription));
    subscription.status = next;
    await send(eventOf('customer.subscription.updated', subscription));
    expect(await planOf(ann)).toMatchObject({ plan, hasPaymentProblem });
  });

  describe('events', () => {
    test('an event of Stripe that comes twice is dealt with once', async () => {
      const event = eventOf('customer.subscription.created', await paid(ann));
      expect(await send(event)).toBe(200);
      const asked = stripe.calls.length;
      expect(await send(event)).toBe(200);
      expect(stripe.calls).toHaveLength(asked);
      const rows = await app.database.db
        .select()
        .from(paymentEvents)
        .where(eq(paymentEvents.id, event.id));
      expect(rows).toHaveLength(1);
    });

    test('events that come out of order and late count as what is true at Stripe now', async () => {
      const subscription = await paid(ann);
      const before = structuredClone(subscription);
      subscription.status = 'canceled';
      const daysAgo = Math.floor(Date.now() / 1000) - 3 * 24 * 60 * 60;
      expect(await send(eventOf('customer.subscription.deleted', subscription))).toBe(200);
      expect(
        await send(eventOf('customer.subscription.created', before, { created: daysAgo })),
      ).toBe(200);
      expect((await planOf(ann)).plan).toBe('free');
    });

    test('a slow reading of Stripe does not replace one that began later', async () => {
      const subscription = await paid(ann);
      const old = { object: 'list', data: [structuredClone(subscription)], has_more: false };
      let release: (() => void) | undefined;
      const isWaiting = new Promise<void>((waiting) => {
        stripe.failures.push((response) => {
          release = () => response.end(JSON.stringify(old));
          waiting();
        });
      });
      const slow = send(eventOf('customer.subscription.created', subscription));
      await isWaiting;
      subscription.status = 'canceled';
      expect(await send(eventOf('customer.subscription.deleted', subscription))).toBe(200);
      release!();
      expect(await slow).toBe(200);
      expect((await planOf(ann)).plan).toBe('free');
    });

    test('events that are forged, old, unsigned, changed or unreadable are refused, and nothing is asked', async () => {
      const payload = JSON.stringify(eventOf('customer.subscription.created', await paid(ann)));
      stripe.calls.length = 0;
      const good = signEvent(payload, stripe.webhookSecret);
      const hourAgo = new Date(Date.now() - 60 * 60 * 1000);
      const codes = [
        await sendRaw(payload, signEvent(payload, 'whsec_another')),
        await sendRaw(payload, signEvent(payload, stripe.webhookSecret, hourAgo)),
        await sendRaw(payload, undefined),
        await sendRaw(payload, 'nonsense'),
        await sendRaw(`${payload} `, good),
        await sendRaw('{', signEvent('{', stripe.webhookSecret)),
        await sendRaw('', signEvent('', stripe.webhookSecret)),
        await sendRaw('null', signEvent('null', stripe.webhookSecret)),
      ].map(({ statusCode }) => statusCode);
      expect(codes).toEqual(codes.map(() => 400));
      expect((await sendRaw(payload, good, 'text/plain')).statusCode).toBe(415);
      expect(stripe.calls).toEqual([]);
      expect((await planOf(ann)).plan).toBe('free');
    });

    test("events of unknown types and of others' customers are accepted and left alone", async () => {
      await paid(ann);
      stripe.calls.length = 0;
      expect(await send(eventOf('charge.dispute.created', { object: 'dispute' }))).toBe(200);
      expect(await send(eventOf('a.type.of.next.year', {}))).toBe(200);
      const other = { object: 'subscription', customer: 'cus_other' };
      expect(await send(eventOf('customer.subscription.created', other))).toBe(200);
      expect(stripe.calls).toEqual([]);
    });

    test('an event is to come again while Stripe does not answer, and then counts', async () => {
      const event = eventOf('customer.subscription.created', await paid(ann));
      const fail = (response: Parameters<typeof refuse>[0]) =>
        refuse(response, 500, { type: 'api_error' }, { 'stripe-should-retry': 'false' });
      stripe.failures.push(fail);
      expect(await send(event)).toBe(502);
      expect((await planOf(ann)).plan).toBe('free');
      expect(await send(event)).toBe(200);
      expect((await planOf(ann)).plan).toBe('premium');
    });

    test('a customer deleted at Stripe is free, and the next payment makes another', async () => {
      const subscription = await paid(ann);
      await send(eventOf('customer.subscription.created', subscription));
      stripe.customers.delete(subscription.customer);
      const gone = { object: 'customer', id: subscription.customer };
      expect(await send(eventOf('customer.deleted', gone))).toBe(200);
      expect(await planOf(ann)).toMatchObject({ plan: 'free', hasPortal: false });
      const next = await paid(ann);
      expect(next.customer).not.toBe(subscription.customer);
    });
  });

  test.each<[string, number, string]>([
    ['invalid_request_error', 401, 'tell your admin'],
    ['invalid_request_error', 403, 'tell your admin'],
    ['invalid_request_error', 400, 'tell your admin'],
    ['card_error', 402, 'card was declined'],
    ['idempotency_error', 400, 'tell your admin'],
    ['idempotency_error', 409, 'try again in a few'],
    ['invalid_request_error', 409, 'try again in a few'],
    ['rate_limit_error', 429, 'try again in a few'],
    ['api_error', 500, 'try again in a few'],
  ])(
    'the fault %s %d of Stripe is answered as %s, and nothing is recorded',
    async (type, code, expected) => {
      stripe.failures.push((response) =>
        refuse(response, code, { type }, { 'stripe-should-retry': 'false' }),
      );
      const { status: answered, error } = await ann.ask(choose, premium);
      expect([answered, error.code]).toEqual([502, 'PAYMENTS_UNAVAILABLE']);
      expect(error.details).toContain(expected);
      expect(JSON.stringify(error)).not.toContain('open_sesame');
      expect((await planOf(ann)).plan).toBe('free');
    },
  );

  test('a call to Stripe without an answer is tried again with the same key, then said', async () => {
    stripe.failures.push((response) => response.destroy());
    const sessionId = await checkout(ann);
    expect(sessionId).toMatch(/^cs_test_/);
    const made = stripe.calls.filter(({ url }) => url.pathname === '/v1/customers');
    expect(made).toHaveLength(2);
    expect(new Set(made.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    // Only here, where nothing answers: a busy machine takes longer for what does.
    const stripeSettings = { ...settings(), timeLimitMs: 300 };
    const database = { ...app.database, close: async () => undefined };
    const impatient = await openTestApp({ stripe: stripeSettings, logLevel: 'silent' }, undefined, {
      database,
    });
    onTestFinished(() => impatient.close());
    const never = () => undefined;
    stripe.failures.push(never, never, never, never);
    const { error } = await withToken(impatient.app, ann.token).ask(choose, premium);
    expect(error.code).toBe('PAYMENTS_UNAVAILABLE');
  });

  test('the call GET /subscriptions/test says what is wrong, to admins only', async () => {
    expect((await ann.ask(check)).body).toEqual({ provider: 'stripe', isWorking: true });
    stripe.price.unit_amount = 1999;
    expect((await ann.ask(check)).body).toEqual({ provider: 'stripe', isWorking: false });
    expect((await admin.ask(check)).body.problem).toContain('9.99');
    Object.assign(stripe.price, { unit_amount: 999, active: false });
    expect((await admin.ask(check)).body.problem).toContain('archived');
    stripe.price.active = true;
    stripe.failures.push((response) => refuse(response, 401, { type: 'invalid_request_error' }));
    expect((await admin.ask(check)).body.problem).toContain('STRIPE_SECRET_KEY');
  });

  test('a deleted account deletes the customer at Stripe, also when Stripe fails first', async () => {
    const { customer } = await paid(ann);
    await app.database.db.delete(users).where(eq(users.id, ann.user._id));
    expect(
      await app.database.db
        .select()
        .from(subscriptions)
        .where(eq(subscriptions.stripeCustomerId, customer)),
    ).toEqual([]);
    const payments = openStripe(settings());
    stripe.failures.push((response) => refuse(response, 403, { type: 'invalid_request_error' }));
    await expect(maintainPayments(app.deps, payments)).rejects.toThrow('Stripe');
    expect(stripe.customers.has(customer)).toBe(true);
    await maintainPayments(app.deps, payments);
    expect(stripe.customers.has(customer)).toBe(false);
    expect(await app.database.db.select().from(formerCustomers)).toEqual([]);
  });
});
