/**
 * The plan of a person (Spec 3 and 7, Subscriptions): free or premium. Premium is paid at Stripe where that is set
 * up; elsewhere the choice is recorded and nothing is charged.
 */
import * as z from 'zod/mini';
import { planCurrency } from '@saltbush/domain/account/subscriptions/plans';
import { say } from '@saltbush/domain/texts/say';
import { route } from '../route';
import { timestampSchema } from '../schemas/fields';
import { maxLength } from '../schemas/lengths';

const planSchema = z.enum(['free', 'premium'], say('There is no such plan'));

const subscriptionSchema = z.object({
  plan: planSchema,
  /** A month. */
  price: z.number(),
  currency: z.literal(planCurrency),
  /** Whether premium is paid for on this instance. */
  isPaymentSetUp: z.boolean(),
  /** Whether this person pays; false for premium that is only recorded. */
  isCharged: z.boolean(),
  startedAt: z.optional(timestampSchema),
  /** The next payment. */
  renewsAt: z.optional(timestampSchema),
  /** Cancelled: premium until then. */
  endsAt: z.optional(timestampSchema),
  hasPaymentProblem: z.boolean(),
  /** Whether invoices and the card are found at the payment service. */
  hasPortal: z.boolean(),
});

const errors = ['PLAN_NOT_CHANGED', 'PAYMENTS_UNAVAILABLE'] as const;
/** Each may ask the payment service, which tries again itself. */
const timeoutMs = 30_000;
const rateLimit = { max: 30, seconds: 10 * 60 };

export const subscriptionsRoutes = {
  choose: route({
    method: 'POST',
    path: '/subscriptions',
    summary: 'Choose a plan; where premium is paid for, the answer has the address of the payment.',
    access: 'signed-in',
    body: z.object({ priceId: planSchema }),
    response: z.object({
      subscription: subscriptionSchema,
      checkoutUrl: z.optional(z.string()),
    }),
    errors,
    rateLimit,
    timeoutMs,
  }),
  cancel: route({
    method: 'POST',
    path: '/subscriptions/cancel',
    summary:
      'Cancel premium: at once if nothing is paid, else at the end of the time that is paid.',
    access: 'signed-in',
    response: subscriptionSchema,
    errors,
    rateLimit,
    timeoutMs,
  }),
  resume: route({
    method: 'POST',
    path: '/subscriptions/resume',
    summary: 'Take back a cancellation before premium has ended.',
    access: 'signed-in',
    response: subscriptionSchema,
    errors,
    rateLimit,
    timeoutMs,
  }),
  status: route({
    method: 'GET',
    path: '/subscriptions/status',
    summary: 'The plan of the person, and whether and until when it is paid.',
    access: 'signed-in',
    response: subscriptionSchema,
  }),
  confirm: route({
    method: 'POST',
    path: '/subscriptions/confirm',
    summary: 'Back from the payment: read its outcome at the payment service.',
    access: 'signed-in',
    body: z.object({
      sessionId: z.string().check(maxLength(200), z.regex(/^cs_\w+$/, say('This is no payment'))),
    }),
    response: subscriptionSchema,
    errors: [...errors, 'NOT_FOUND'],
    rateLimit,
    timeoutMs,
  }),
  openPortal: route({
    method: 'POST',
    path: '/subscriptions/portal',
    summary: 'The address where the person finds invoices and changes the card.',
    access: 'signed-in',
    response: z.object({ url: z.string() }),
    errors,
    rateLimit,
    timeoutMs,
  }),
  test: route({
    method: 'GET',
    path: '/subscriptions/test',
    summary: 'Whether plans can be chosen here; admins see what is wrong with the payment service.',
    access: 'signed-in',
    response: z.object({
      provider: z.enum(['built-in', 'stripe']),
      isWorking: z.boolean(),
      /** For admins, in English. */
      problem: z.optional(z.string()),
    }),
    rateLimit: { max: 20, seconds: 60 },
    timeoutMs,
  }),
};

/** Where the payment service sends signed events; no ordinary call, since the signature is over its bytes. */
export const paymentEventsPath = '/subscriptions/webhook';
