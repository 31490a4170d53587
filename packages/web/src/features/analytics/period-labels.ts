/** The periods of Spec 9, as one chooses them. */
import type { Period } from '@saltbush/domain/analytics/periods';

export const periodLabels: { value: Period; label: string }[] = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
  { value: 'year', label: 'Year' },
];
