/** Whether the payment service takes our key and has the price that people are shown. */
import { centsOf, planCurrency, plans } from '@saltbush/domain/account/subscriptions/plans';
import { say } from '@saltbush/domain/texts/say';
import { PaymentsFailed, type Payments, type Price } from '../../../outside/payments';

/** @returns what is wrong, for an admin; nothing when all is well */
export async function findPaymentProblem(payments: Payments): Promise<string | undefined> {
  try {
    return problemOf(await payments.getPrice());
  } catch (error) {
    if (!(error instanceof PaymentsFailed)) throw error;
    return error.kind === 'refused'
      ? say('Stripe refused us. Check STRIPE_SECRET_KEY and STRIPE_PRICE_ID.')
      : say('Stripe did not answer. Try again in a few minutes.');
  }
}

function problemOf({ cents, currency, interval, isActive }: Price): string | undefined {
  if (!isActive) return say('The price in STRIPE_PRICE_ID is archived at Stripe.');
  const isShown =
    cents === centsOf(plans.premium) &&
    currency === planCurrency.toLowerCase() &&
    interval === 'month';
  return isShown
    ? undefined
    : say(
        'The price in STRIPE_PRICE_ID is not the one people are shown: {price} {planCurrency} a month.',
        { price: plans.premium.price, planCurrency },
      );
}
