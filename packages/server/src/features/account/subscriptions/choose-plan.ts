/** Choosing, cancelling and resuming a plan: recorded here, or paid at the payment service. */
import { createHash } from 'node:crypto';
import type { PlanId } from '@saltbush/domain/account/subscriptions/plans';
import type { Deps } from '../../../deps';
import type { Payments } from '../../../outside/payments';
import { planRefused } from './payment-errors';
import { readPayments } from './read-payments';
import { isPaid } from './subscriptions.present';
import {
  findSubscription,
  getEmail,
  recordPlan,
  storeCustomer,
  type SubscriptionRow,
} from './subscriptions.store';

export interface PlanContext {
  deps: Pick<Deps, 'config' | 'database' | 'clock'>;
  /** Nothing where payments are not set up. */
  payments: Payments | undefined;
  userId: string;
}

interface Chosen {
  row: SubscriptionRow | undefined;
  /** Where the person pays; then nothing has changed yet. */
  checkoutUrl?: string;
}

export async function choosePlan(context: PlanContext, plan: PlanId): Promise<Chosen> {
  const { deps, payments, userId } = context;
  const row = await findSubscription(deps.database.db, userId);
  if (plan === 'free') return { row: row?.plan === 'premium' ? await cancelPlan(context) : row };
  if (isPaid(row)) return chooseAgain(context, row!);
  if (payments) return startPayment(context, payments);
  return {
    row: await recordPlan(deps.database.db, { userId, plan, now: deps.clock() }),
  };
}

/** @throws AppError PLAN_NOT_CHANGED */
export async function cancelPlan(context: PlanContext): Promise<SubscriptionRow | undefined> {
  const { deps, userId } = context;
  const row = await findSubscription(deps.database.db, userId);
  if (row?.plan !== 'premium') throw planRefused('noSubscription');
  if (isPaid(row)) return setEnding(context, row, true);
  return recordPlan(deps.database.db, { userId, plan: 'free', now: deps.clock() });
}

/** @throws AppError PLAN_NOT_CHANGED */
export async function resumePlan(context: PlanContext): Promise<SubscriptionRow | undefined> {
  const row = await findSubscription(context.deps.database.db, context.userId);
  if (!row || !isPaid(row)) throw planRefused('noSubscription');
  return setEnding(context, row, false);
}

/** Nobody pays twice. */
async function chooseAgain(context: PlanContext, row: SubscriptionRow): Promise<Chosen> {
  if (!row.isEnding) throw planRefused('alreadySubscribed');
  return { row: await setEnding(context, row, false) };
}

async function setEnding(
  { deps, payments, userId }: PlanContext,
  { stripeSubscriptionId, stripeCustomerId }: SubscriptionRow,
  isEnding: boolean,
): Promise<SubscriptionRow | undefined> {
  if (!payments) throw planRefused('notSetUp');
  await payments.setEnding(stripeSubscriptionId!, isEnding);
  await readPayments({ deps, payments }, stripeCustomerId!);
  return findSubscription(deps.database.db, userId);
}

async function startPayment(context: PlanContext, payments: Payments): Promise<Chosen> {
  const { deps, userId } = context;
  const customerId = await customerOf(context, payments);
  // Someone who has just paid in another tab, before its event has come.
  await readPayments({ deps, payments }, customerId);
  const row = await findSubscription(deps.database.db, userId);
  if (isPaid(row)) return { row };
  const { publicUrl } = deps.config;
  const checkoutUrl = await payments.openCheckout({
    customerId,
    // Pressed twice, it is the same payment; after a subscription has ended, it is another one.
    key: keyOf('checkout', userId, customerId, publicUrl, row?.stripeSubscriptionId ?? 'first'),
    successUrl: `${publicUrl}/subscription-success?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${publicUrl}/checkout`,
  });
  return { row, checkoutUrl };
}

async function customerOf(
  { deps: { database, clock }, userId }: PlanContext,
  payments: Payments,
): Promise<string> {
  const row = await findSubscription(database.db, userId);
  if (row?.stripeCustomerId) return row.stripeCustomerId;
  const email = await getEmail(database.db, userId);
  const key = keyOf('customer', userId, email, String(row?.readingsBegun ?? 0));
  const created = await payments.createCustomer({ userId, email, key });
  const stored = { userId, customerId: created, now: clock() };
  return (await storeCustomer(database.db, stored)).stripeCustomerId!;
}

/** An idempotency key: the same for the same parts. */
const keyOf = (...parts: string[]): string =>
  `saltbush-${createHash('sha256').update(JSON.stringify(parts)).digest('hex')}`;
