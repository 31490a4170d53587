import { t } from '@lingui/core/macro';
import type { View } from '../../../device/view-mode';

/** Whose plan it is; blank: there is no other plan. */
export function planLabel({ household, households }: View): string {
  if (households.length === 0) return '';
  return household ? t`the plan of ${household.name}` : 'your own plan';
}
