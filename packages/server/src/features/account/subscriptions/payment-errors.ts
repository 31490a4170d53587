/** What people read when a plan cannot be changed or the payment service fails. */
import { AppError } from '@saltbush/contract/errors';
import { say } from '@saltbush/domain/texts/say';
import { PaymentsFailed } from '../../../outside/payments';

export const refusals = {
  alreadySubscribed: say('You are on Premium already. There is nothing more to pay.'),
  noSubscription: say('You are not on Premium, so there is nothing to change.'),
  notSetUp: say('Payments are not set up here. Please ask your admin.'),
} as const;

/** @example throw planRefused('noSubscription') */
export const planRefused = (reason: keyof typeof refusals): AppError =>
  new AppError('PLAN_NOT_CHANGED', refusals[reason]);

const details = {
  declined: say('Your card was declined. Please use another card, or ask your bank.'),
  refused: say('Nothing was charged. Please tell your admin.'),
  unavailable: say('Nothing was charged. Please try again in a few minutes.'),
} as const;

/** @throws AppError in place of PaymentsFailed */
export async function asAppErrors<Value>(ask: () => Promise<Value>): Promise<Value> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof PaymentsFailed)) throw error;
    const shown = new AppError('PAYMENTS_UNAVAILABLE', details[error.kind]);
    throw Object.assign(shown, { cause: error });
  }
}
