import type { PlainDate } from '@saltbush/domain/plan/days/week';
import { locale } from '../../../../locale';

/** @example shortDay('2026-11-23') // 'Mon 23 Nov' */
export function shortDay(date: PlainDate): string {
  const format = new Intl.DateTimeFormat(locale(), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${date}T00:00:00Z`)).replace(',', '');
}
