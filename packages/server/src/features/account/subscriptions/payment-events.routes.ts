/**
 * Signed events of the payment service. 400: not signed by it, it need not come again. 2xx: dealt with, or of no
 * interest to us. 5xx: it shall come again, which Stripe does for three days.
 */
import type { FastifyInstance, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { AppError } from '@saltbush/contract/errors';
import { defaultBodyBytes } from '@saltbush/contract/route';
import { paymentEventsPath } from '@saltbush/contract/account/subscriptions';
import { say } from '@saltbush/domain/texts/say';
import { ForgedEvent, type PaymentEvent } from '../../../outside/payments';
import { asAppErrors } from './payment-errors';
import { readPayments, type PaymentContext } from './read-payments';
import { hasEvent } from './subscriptions.store';

/** @param context nothing where payments are not set up: the address does not exist then */
export function servePaymentEvents(
  app: FastifyInstance,
  context: PaymentContext | undefined,
): void {
  app.register(async (scope) => {
    // The signature is over the bytes as they were sent.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    const settings: RouteShorthandOptions = {
      config: { rateLimit },
      bodyLimit: defaultBodyBytes,
      preParsing: async (request, reply) => {
        if (!context) throw new AppError('NOT_FOUND');
        await request.server.limits.takeSpace(defaultBodyBytes, request, reply);
      },
    };
    scope.post(`/api${paymentEventsPath}`, settings, async (request) => {
      if (!context) throw new AppError('NOT_FOUND');
      await handleEvent(context, readSigned(context, request));
      return { received: true };
    });
  });
}

/** Events come in bursts; far more than one instance has. */
const rateLimit = { max: 1_000, timeWindow: 60_000 };

function readSigned({ deps, payments }: PaymentContext, request: FastifyRequest): PaymentEvent {
  const { body } = request;
  const signature = request.headers['stripe-signature'];
  try {
    if (!Buffer.isBuffer(body) || typeof signature !== 'string') throw new ForgedEvent();
    return payments.readEvent(body, signature, deps.clock());
  } catch (error) {
    if (!(error instanceof ForgedEvent)) throw error;
    request.log.warn('refused a payment event without a valid signature');
    throw new AppError('MALFORMED_REQUEST', say('The signature is not valid.'));
  }
}

async function handleEvent(context: PaymentContext, event: PaymentEvent): Promise<void> {
  const { customerId, type, id } = event;
  if (customerId === undefined || !mayChangePlan(type)) return;
  if (await hasEvent(context.deps.database.db, id)) return;
  await asAppErrors(() => readPayments(context, customerId, event));
}

/** @example mayChangePlan('customer.subscription.updated') // true */
const mayChangePlan = (type: string): boolean =>
  type === 'customer.deleted' ||
  ['checkout.session.', 'customer.subscription.', 'invoice.'].some((start) =>
    type.startsWith(start),
  );
