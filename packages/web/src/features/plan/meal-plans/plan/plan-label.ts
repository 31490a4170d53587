import { t } from '@lingui/core/macro';
import type { View } from '../../../device/view-mode';

/** Whose plan it goes to; blank: there is no other plan. @example toPlanText(view) // 'To your own plan' */
export function toPlanText({ household, households }: View): string {
  if (households.length === 0) return '';
  return household ? t`To the plan of ${{ name: household.name }}` : t`To your own plan`;
}

/** @example inPlanText('Dal', view) // 'Dal, in your own plan' */
export function inPlanText(recipe: string, { household, households }: View): string {
  if (households.length === 0) return recipe;
  return household
    ? t`${recipe}, in the plan of ${{ name: household.name }}`
    : t`${recipe}, in your own plan`;
}
