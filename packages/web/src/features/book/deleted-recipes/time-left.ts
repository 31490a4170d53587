/**
 * @example timeLeft(new Date('2026-11-21T08:00Z'), new Date('2026-12-03T07:00Z')) // '12 days left'
 */
import { t } from '@lingui/core/macro';
export function timeLeft(now: Date, goneAt: Date): string {
  const days = Math.ceil((goneAt.getTime() - now.getTime()) / dayMs);
  if (days <= 1) return t`Less than a day left`;
  return t`${days} days left`;
}

const dayMs = 24 * 60 * 60 * 1000;
