/**
 * Stripe's protocol, as far as we use it, on a local server: bearer keys, form-encoded requests, idempotency keys,
 * errors with Stripe's types, and events signed as Stripe does.
 */
import { createHmac, randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import {
  openServiceServer,
  sendJson,
  type ServiceCall,
  type ServiceServer,
} from './service-server';

export interface FakeSubscription {
  id: string;
  object: 'subscription';
  customer: string;
  status: string;
  start_date: number;
  cancel_at_period_end: boolean;
  cancel_at: number | null;
  items: { object: 'list'; data: { id: string; current_period_end: number }[] };
}

export interface StripeServer extends ServiceServer {
  secretKey: string;
  webhookSecret: string;
  priceId: string;
  price: { unit_amount: number; currency: string; active: boolean };
  customers: Map<string, { email: string | null }>;
  sessions: Map<string, { customer: string }>;
  subscriptions: Map<string, FakeSubscription>;
  /** The next answers, instead of the usual ones. */
  failures: ((response: ServerResponse) => void)[];
  /** By path: who sends the next answer, which has been made; it stays on its way until then. */
  holds: Map<string, (send: () => void) => void>;
  /** The person pays at Stripe. */
  pay(sessionId: string, status?: string): FakeSubscription;
}

const monthSeconds = 30 * 24 * 60 * 60;

export async function openStripeServer(): Promise<StripeServer> {
  const server = await openServiceServer();
  const stripe: StripeServer = Object.assign(server, {
    secretKey: 'sk_test_open_sesame',
    webhookSecret: 'whsec_plum_jam',
    priceId: 'price_premium',
    price: { unit_amount: 999, currency: 'aud', active: true },
    customers: new Map(),
    sessions: new Map(),
    subscriptions: new Map(),
    failures: [],
    holds: new Map(),
    pay: (sessionId: string, status = 'active') => pay(stripe, sessionId, status),
  });
  const remembered = new Map<string, { request: string; answer: unknown }>();
  server.answerBy((call, response) => {
    const failure = stripe.failures.shift();
    if (failure) return failure(response);
    answer(stripe, call, response, remembered);
  });
  return stripe;
}

/** As Stripe writes an error. */
export const refuse = (
  response: ServerResponse,
  status: number,
  error: { type: string; code?: string; message?: string },
  headers: Record<string, string> = {},
): void => {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  sendJson(response, { error: { message: 'open_sesame', ...error } }, status);
};

function answer(
  stripe: StripeServer,
  call: ServiceCall,
  response: ServerResponse,
  remembered: Map<string, { request: string; answer: unknown }>,
): void {
  if (call.headers.authorization !== `Bearer ${stripe.secretKey}`) {
    return refuse(response, 401, { type: 'invalid_request_error' });
  }
  const isForm = call.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
  if (call.method === 'POST' && call.body !== '' && !isForm) {
    return refuse(response, 400, { type: 'invalid_request_error' });
  }
  const key = call.headers['idempotency-key'];
  if (call.method === 'POST' && typeof key !== 'string') {
    return refuse(response, 400, { type: 'invalid_request_error', message: 'no key' });
  }
  const request = `${call.url.pathname} ${call.body}`;
  const before = remembered.get(String(key));
  if (before && before.request !== request) {
    return refuse(response, 400, { type: 'idempotency_error' });
  }
  const made = before?.answer ?? make(stripe, call);
  if (made === undefined) {
    return refuse(response, 404, { type: 'invalid_request_error', code: 'resource_missing' });
  }
  if (typeof key === 'string') remembered.set(key, { request, answer: made });
  const send = () => sendJson(response, made);
  const hold = stripe.holds.get(call.url.pathname);
  if (!hold) return send();
  stripe.holds.delete(call.url.pathname);
  hold(send);
}

/** @returns nothing for what does not exist */
function make(stripe: StripeServer, { method, url, body }: ServiceCall): unknown {
  const form = new URLSearchParams(body);
  const [, , kind, id, ...rest] = url.pathname.split('/');
  const call = [method, kind, id === undefined ? '' : ':id', ...rest].join(' ').trim();
  const calls: Record<string, () => unknown> = {
    'POST customers': () => {
      const customer = { id: newId('cus'), object: 'customer', email: form.get('email') };
      stripe.customers.set(customer.id, customer);
      return customer;
    },
    'DELETE customers :id': () =>
      stripe.customers.delete(id!) ? { id, object: 'customer', deleted: true } : undefined,
    'POST checkout :id': () => {
      const customer = form.get('customer')!;
      if (!stripe.customers.has(customer) || form.get('line_items[0][price]') !== stripe.priceId) {
        return undefined;
      }
      const session = { id: newId('cs_test'), object: 'checkout.session', customer };
      stripe.sessions.set(session.id, session);
      return { ...session, url: `https://checkout.stripe.test/${session.id}` };
    },
    'GET subscriptions': () => {
      const customer = url.searchParams.get('customer')!;
      if (!stripe.customers.has(customer)) return undefined;
      const data = [...stripe.subscriptions.values()].filter((one) => one.customer === customer);
      return { object: 'list', data, has_more: false };
    },
    'POST subscriptions :id': () => {
      const subscription = stripe.subscriptions.get(id!);
      if (!subscription) return undefined;
      subscription.cancel_at_period_end = form.get('cancel_at_period_end') === 'true';
      return subscription;
    },
    'POST billing_portal :id': () => ({
      object: 'billing_portal.session',
      url: `https://billing.stripe.test/?back=${form.get('return_url')}`,
    }),
    'GET prices :id': () =>
      id === stripe.priceId
        ? { id, object: 'price', ...stripe.price, recurring: { interval: 'month' } }
        : undefined,
  };
  if (method === 'GET' && kind === 'checkout') {
    const session = stripe.sessions.get(rest[0]!);
    return session && { ...session, object: 'checkout.session', url: null };
  }
  return calls[call]?.();
}

function pay(stripe: StripeServer, sessionId: string, status: string): FakeSubscription {
  const now = Math.floor(Date.now() / 1000);
  const subscription: FakeSubscription = {
    id: newId('sub'),
    object: 'subscription',
    customer: stripe.sessions.get(sessionId)!.customer,
    status,
    start_date: now,
    cancel_at_period_end: false,
    cancel_at: null,
    items: { object: 'list', data: [{ id: newId('si'), current_period_end: now + monthSeconds }] },
  };
  stripe.subscriptions.set(subscription.id, subscription);
  return subscription;
}

export const newId = (kind: string): string => `${kind}_${randomBytes(8).toString('hex')}`;

/** By hand, and not by the library that checks it: https://docs.stripe.com/webhooks#verify-manually */
export function signEvent(payload: string, secret: string, at: Date = new Date()): string {
  const seconds = Math.floor(at.getTime() / 1000);
  const signature = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex');
  return `t=${seconds},v1=${signature}`;
}
