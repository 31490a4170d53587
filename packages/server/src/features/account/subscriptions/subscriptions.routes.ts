import type { FastifyInstance } from 'fastify';
import { subscriptionsRoutes } from '@saltbush/contract/account/subscriptions';
import type { Deps } from '../../../deps';
import { openPayments } from '../../../outside/open-payments';
import { PaymentsFailed, type Payments } from '../../../outside/payments';
import { serve } from '../../../platform/http/serve';
import { cancelPlan, choosePlan, resumePlan, type PlanContext } from './choose-plan';
import { findPaymentProblem } from './check-payments';
import { confirmPayment } from './confirm-payment';
import { asAppErrors, planRefused } from './payment-errors';
import { servePaymentEvents } from './payment-events.routes';
import { schedulePayments } from './payments-maintenance';
import { presentSubscription } from './subscriptions.present';
import { findSubscription, type SubscriptionRow } from './subscriptions.store';

export async function serveSubscriptions(app: FastifyInstance, deps: Deps): Promise<void> {
  const payments = await watchedPayments(deps);
  serveCalls(app, deps, payments);
  servePaymentEvents(app, payments && { deps, payments });
  if (payments) schedulePayments(app, deps, payments);
}

function serveCalls(app: FastifyInstance, deps: Deps, payments: Payments | undefined): void {
  const { database, config } = deps;
  const contextOf = ({ userId }: { userId: string }): PlanContext => ({ deps, payments, userId });
  const present = (row: SubscriptionRow | undefined) =>
    presentSubscription(row, { isPaymentSetUp: payments !== undefined });
  serve(
    app,
    subscriptionsRoutes,
  )({
    choose: async ({ user, body: { priceId } }) => {
      const { row, ...rest } = await asAppErrors(() => choosePlan(contextOf(user), priceId));
      return { subscription: present(row), ...rest };
    },
    cancel: async ({ user }) => present(await asAppErrors(() => cancelPlan(contextOf(user)))),
    resume: async ({ user }) => present(await asAppErrors(() => resumePlan(contextOf(user)))),
    status: async ({ user }) => present(await findSubscription(database.db, user.userId)),

    confirm: async ({ user, body: { sessionId } }) =>
      present(await asAppErrors(() => confirmPayment(contextOf(user), sessionId))),

    openPortal: async ({ user: { userId } }) => {
      if (!payments) throw planRefused('notSetUp');
      const row = await findSubscription(database.db, userId);
      const customerId = row?.stripeCustomerId;
      if (!customerId || row.stripeSubscriptionId === null) throw planRefused('noSubscription');
      const returnUrl = `${config.publicUrl}/account/plan`;
      return { url: await asAppErrors(() => payments.openPortal(customerId, returnUrl)) };
    },

    test: async ({ user }) => {
      if (!payments) return { provider: 'built-in', isWorking: true };
      const problem = await findPaymentProblem(payments);
      const isWorking = problem === undefined;
      return { provider: 'stripe', isWorking, ...(user.isAdmin && !isWorking && { problem }) };
    },
  });
}

async function watchedPayments({ config, diagnostics }: Deps): Promise<Payments | undefined> {
  if (!config.stripe) return undefined;
  // A declined card and a forged event say nothing about Stripe.
  const isFailure = (error: unknown) =>
    error instanceof PaymentsFailed && error.kind !== 'declined';
  return diagnostics.watch('stripe', await openPayments(config.stripe), isFailure);
}
