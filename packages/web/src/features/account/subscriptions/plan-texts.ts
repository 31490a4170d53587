/** What people read about plans. */
import { t } from '@lingui/core/macro';
import { plans, type PlanId } from '@saltbush/domain/account/subscriptions/plans';

const money = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' });
const day = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'long', year: 'numeric' });

/** @example priceText('premium') // '$9.99' */
export const priceText = (plan: PlanId): string => money.format(plans[plan].price);

/** @example dayText('2026-12-24T00:00:00.000Z') // '24 December 2026' */
export const dayText = (time: string): string => day.format(new Date(time));

export const planHints: Record<PlanId, string> = {
  free: t`Everything in Saltbush: recipes, meal plans, shopping lists and Communities.`,
  premium: t`The same, and you help pay for running this Saltbush.`,
};
