/**
 * Payments at Stripe (https://docs.stripe.com/api): customers, Checkout, subscriptions, the customer portal and
 * signed events. The library sends an idempotency key with every change and tries again by itself. It takes 5 MB of
 * memory: this file is loaded where payments are set up (`open-payments.ts`).
 */
import Stripe from 'stripe';
import type { PaidSubscription } from '@saltbush/domain/account/subscriptions/paid-subscription';
import {
  ForgedEvent,
  PaymentsFailed,
  type PaymentEvent,
  type Payments,
  type StripeSettings,
} from './payments';

const defaultTimeLimitMs = 8_000;
const mostRetries = 2;
/** As Stripe recommends: an event that was recorded and sent again later is refused. */
const signatureToleranceSeconds = 300;
/** Nobody has more; the ones that count come first. */
const mostSubscriptions = 100;

export function openStripe(settings: StripeSettings): Payments {
  const { url, secretKey, webhookSecret, priceId, timeLimitMs = defaultTimeLimitMs } = settings;
  const { protocol, hostname, port } = new URL(url);
  const isHttp = protocol === 'http:';
  const stripe = new Stripe(secretKey, {
    protocol: isHttp ? 'http' : 'https',
    host: hostname,
    port: port || (isHttp ? 80 : 443),
    timeout: timeLimitMs,
    maxNetworkRetries: mostRetries,
    telemetry: false,
  });
  return {
    ...customersOf(stripe),
    ...checkoutOf(stripe, priceId),
    getPrice: () =>
      asking(async () => {
        const price = await stripe.prices.retrieve(priceId);
        const { unit_amount: cents, currency, recurring, active: isActive } = price;
        return { cents, currency, interval: recurring?.interval, isActive };
      }),
    readEvent: (body, signature, receivedAt) =>
      readEvent(stripe, { body, signature, receivedAt, webhookSecret }),
  };
}

type CustomerCalls = Pick<
  Payments,
  'createCustomer' | 'listSubscriptions' | 'setEnding' | 'openPortal' | 'deleteCustomer'
>;

function customersOf(stripe: Stripe): CustomerCalls {
  return {
    createCustomer: ({ userId, email, key }) =>
      asking(async () => {
        const customer = { email, metadata: { saltbushUser: userId } };
        return (await stripe.customers.create(customer, { idempotencyKey: key })).id;
      }),
    listSubscriptions: (customer) =>
      asking(async () => {
        const asked = { customer, status: 'all', limit: mostSubscriptions } as const;
        const { data } = await orIfMissing(stripe.subscriptions.list(asked), { data: [] });
        return data.map(toPaidSubscription);
      }),
    setEnding: (id, isEnding) =>
      asking(async () => {
        await stripe.subscriptions.update(id, { cancel_at_period_end: isEnding });
      }),
    openPortal: (customer, return_url) =>
      asking(
        async () => (await stripe.billingPortal.sessions.create({ customer, return_url })).url,
      ),
    deleteCustomer: (id) =>
      asking(async () => {
        await orIfMissing(stripe.customers.del(id), undefined);
      }),
  };
}

function checkoutOf(
  stripe: Stripe,
  price: string,
): Pick<Payments, 'openCheckout' | 'findCheckoutCustomer'> {
  return {
    openCheckout: ({ customerId, key, successUrl, cancelUrl }) =>
      asking(async () => {
        const session = await stripe.checkout.sessions.create(
          {
            mode: 'subscription',
            customer: customerId,
            line_items: [{ price, quantity: 1 }],
            success_url: successUrl,
            cancel_url: cancelUrl,
          },
          { idempotencyKey: key },
        );
        if (!session.url) throw new PaymentsFailed('unavailable', 'a checkout without an address');
        return session.url;
      }),
    findCheckoutCustomer: (id) =>
      asking(async () => {
        const session = await orIfMissing(stripe.checkout.sessions.retrieve(id), undefined);
        return idOf(session?.customer);
      }),
  };
}

function toPaidSubscription(subscription: Stripe.Subscription): PaidSubscription {
  const { id, status, start_date, cancel_at_period_end, cancel_at, items } = subscription;
  const periodEnd = items.data[0]?.current_period_end;
  return {
    id,
    status,
    startedAt: toDate(start_date),
    periodEndsAt: cancel_at ? toDate(cancel_at) : periodEnd ? toDate(periodEnd) : undefined,
    isEnding: cancel_at_period_end || cancel_at !== null,
  };
}

interface SignedBody {
  body: Buffer;
  signature: string;
  receivedAt: Date;
  webhookSecret: string;
}

function readEvent(stripe: Stripe, signed: SignedBody): PaymentEvent {
  const { body, signature, receivedAt, webhookSecret } = signed;
  try {
    const event = stripe.webhooks.constructEvent(
      body,
      signature,
      webhookSecret,
      signatureToleranceSeconds,
      undefined,
      receivedAt.getTime(),
    );
    const about = event.data.object as { id?: string; object?: string; customer?: unknown };
    return {
      id: event.id,
      type: event.type,
      customerId: about.object === 'customer' ? about.id : idOf(about.customer),
      createdAt: toDate(event.created),
    };
  } catch (cause) {
    throw new ForgedEvent('an event without a valid signature', { cause });
  }
}

/** Stripe sends an id, or the whole object. */
function idOf(about: unknown): string | undefined {
  if (typeof about === 'string') return about;
  const id = (about as { id?: unknown } | null | undefined)?.id;
  return typeof id === 'string' ? id : undefined;
}

const toDate = (seconds: number): Date => new Date(seconds * 1000);

async function orIfMissing<Value, Other>(asked: Promise<Value>, other: Other) {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') {
      return other;
    }
    throw error;
  }
}

async function asking<Value>(ask: () => Promise<Value>): Promise<Value> {
  try {
    return await ask();
  } catch (error) {
    throw failureOf(error);
  }
}

/** Stripe's messages may repeat what was sent: only kind and status go further. */
function failureOf(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const reason = `Stripe: ${error.type} ${error.statusCode ?? ''} ${error.code ?? ''}`.trim();
  if (error instanceof Stripe.errors.StripeCardError) return new PaymentsFailed('declined', reason);
  const isOurs =
    error instanceof Stripe.errors.StripeAuthenticationError ||
    error instanceof Stripe.errors.StripePermissionError ||
    error instanceof Stripe.errors.StripeInvalidRequestError ||
    error instanceof Stripe.errors.StripeIdempotencyError;
  return new PaymentsFailed(isOurs ? 'refused' : 'unavailable', reason);
}
