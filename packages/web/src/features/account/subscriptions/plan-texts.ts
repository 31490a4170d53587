/** What people read about plans. */
import { t } from '@lingui/core/macro';
import { planCurrency, plans, type PlanId } from '@saltbush/domain/account/subscriptions/plans';
import { dateForm } from '@saltbush/domain/account/countries/forms';
import { locale } from '../../../locale';

const day = dateForm({ day: 'numeric', month: 'long', year: 'numeric' });

/** @example priceText('premium') // '$9.99' to an Australian, 'A$9.99' to others */
export const priceText = (plan: PlanId): string =>
  plans[plan].price.toLocaleString(locale(), { style: 'currency', currency: planCurrency });

/** @example dayText('2026-12-24T00:00:00.000Z') // '24 December 2026' */
export const dayText = (time: string): string => day(new Date(time));

export const planHints: Record<PlanId, string> = {
  free: t`Everything in Saltbush: recipes, meal plans, shopping lists and Communities.`,
  premium: t`The same, and you help pay for running this Saltbush.`,
};
