/**
 * A figure as text.
 *
 * @example formatFigure(0.5, 'share') // '50%'
 * @example formatFigure(null, 'share') // '–': there was nothing to divide by
 */
import { t } from '@lingui/core/macro';
import type { Figure } from '@saltbush/domain/admin/analytics/figures';
import { locale } from '../../../locale';

export function formatFigure(value: number | null, unit: Figure['unit']): string {
  if (value === null) return '–';
  if (unit === 'count') return value.toLocaleString(locale());
  if (unit === 'share') return `${Math.round(value * 100)}%`;
  if (unit === 'hours') return formatHours(value);
  return value.toLocaleString(locale(), { maximumFractionDigits: 2 });
}

function formatHours(hours: number): string {
  if (hours < 1) return t`${Math.round(hours * 60)} min`;
  if (hours < 48) return `${Math.round(hours * 10) / 10} h`;
  return t`${Math.round(hours / 2.4) / 10} days`;
}
