import type { Payments, StripeSettings } from './payments';

/** Loads the library. */
export async function openPayments(settings: StripeSettings): Promise<Payments> {
  const { openStripe } = await import('./stripe');
  return openStripe(settings);
}
