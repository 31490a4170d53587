/**
 * Reads the state of a customer's subscription at the payment service and stores it. Events and answers only say that
 * something may have changed: what they carry may be old, so it is never stored (decision 0074).
 */
import { currentSubscription } from '@saltbush/domain/account/subscriptions/paid-subscription';
import type { Deps } from '../../../deps';
import type { PaymentEvent, Payments } from '../../../outside/payments';
import { beginReading, insertEvent, storeReading } from './subscriptions.store';

export interface PaymentContext {
  deps: Pick<Deps, 'database' | 'clock'>;
  payments: Payments;
}

/**
 * @param event what caused the reading: it is remembered in the transaction that stores the state
 * @throws PaymentsFailed: then nothing was stored, and the event may come again
 */
export async function readPayments(
  { deps: { database, clock }, payments }: PaymentContext,
  customerId: string,
  event?: PaymentEvent,
): Promise<void> {
  const reading = await beginReading(database.db, customerId);
  if (reading === undefined) return;
  const found = currentSubscription(await payments.listSubscriptions(customerId));
  const isCustomerGone = event?.type === 'customer.deleted';
  const now = clock();
  await database.db.transaction(async (transaction) => {
    if (event && !(await insertEvent(transaction, event, now))) return;
    await storeReading(transaction, { customerId, reading, found, isCustomerGone, now });
  });
}
