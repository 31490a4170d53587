/** What the rest of the server knows of payments; `stripe.ts` makes them. */
import type { PaidSubscription } from '@saltbush/domain/account/subscriptions/paid-subscription';

export interface StripeSettings {
  /** Of the API, without a slash at the end. */
  url: string;
  secretKey: string;
  /** Signs events: "whsec_…". */
  webhookSecret: string;
  /** The monthly price of premium: "price_…". */
  priceId: string;
  timeLimitMs?: number;
}

export interface Payments {
  /** @returns the id; the same for the same key within a day */
  createCustomer(customer: { userId: string; email: string; key: string }): Promise<string>;
  /** @returns the address of the payment; the same for the same key while it can be used */
  openCheckout(checkout: Checkout): Promise<string>;
  /** @returns whose payment it is; nothing for one that does not exist */
  findCheckoutCustomer(sessionId: string): Promise<string | undefined>;
  /** None of a customer who was deleted at Stripe. */
  listSubscriptions(customerId: string): Promise<PaidSubscription[]>;
  /** Whether it ends when the time that is paid for does. */
  setEnding(subscriptionId: string, isEnding: boolean): Promise<void>;
  openPortal(customerId: string, returnUrl: string): Promise<string>;
  /** Ends all their subscriptions at once. */
  deleteCustomer(customerId: string): Promise<void>;
  getPrice(): Promise<Price>;
  /** @throws ForgedEvent */
  readEvent(body: Buffer, signature: string, receivedAt: Date): PaymentEvent;
}

export interface Checkout {
  customerId: string;
  key: string;
  successUrl: string;
  cancelUrl: string;
}

export interface Price {
  cents: number | null;
  currency: string;
  /** "month" */
  interval: string | undefined;
  isActive: boolean;
}

export interface PaymentEvent {
  id: string;
  type: string;
  /** Its customer; nothing for an event that has no customer. */
  customerId: string | undefined;
  createdAt: Date;
}

/** The message has the reason, for the log; without key, request and answer. */
export class PaymentsFailed extends Error {
  override name = 'PaymentsFailed';
  readonly kind: 'declined' | 'refused' | 'unavailable';

  constructor(kind: PaymentsFailed['kind'], reason: string, cause?: unknown) {
    super(reason, { cause });
    this.kind = kind;
  }
}

/** Not signed by our secret, or signed too long ago. */
export class ForgedEvent extends Error {
  override name = 'ForgedEvent';
}
