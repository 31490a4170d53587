/** Background work: customers of deleted accounts are deleted at the payment service; old events are forgotten. */
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import type { Payments } from '../../../outside/payments';
import { openPeriodicJob } from '../../../platform/periodic-job';
import {
  deleteEventsBefore,
  forgetFormerCustomer,
  listFormerCustomers,
} from './subscriptions.store';

const hourMs = 60 * 60 * 1000;
/** Stripe sends an event again for 3 days, and by hand for 30. */
const eventRetentionMs = 60 * 24 * hourMs;

export function schedulePayments(app: FastifyInstance, deps: Deps, payments: Payments): void {
  const job = openPeriodicJob({
    everyMs: hourMs,
    run: () => maintainPayments(deps, payments),
    onError: (error) =>
      deps.log.warn({ err: error }, 'could not tidy up payments; trying again in an hour'),
  });
  deps.diagnostics.addJob('payments', job);
  app.addHook('onListen', async () => job.start());
  app.addHook('onClose', async () => job.stop());
}

export async function maintainPayments(
  { database: { db }, clock }: Pick<Deps, 'database' | 'clock'>,
  payments: Payments,
): Promise<void> {
  for (const customerId of await listFormerCustomers(db)) {
    await payments.deleteCustomer(customerId);
    await forgetFormerCustomer(db, customerId);
  }
  await deleteEventsBefore(db, new Date(clock().getTime() - eventRetentionMs));
}
