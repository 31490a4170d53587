/** Time periods and retention windows of the analytics (Spec 9). */

export const periods = ['day', 'week', 'month', 'year'] as const;
export type Period = (typeof periods)[number];

/** Days of each period, counted back from now: a day has 24 hours. */
export const daysOf: Record<Period, number> = { day: 1, week: 7, month: 30, year: 365 };

export const retentionDays = [1, 7, 30] as const;

/** Into how many equal parts a chart divides each period. */
export const partsOf: Record<Period, number> = { day: 24, week: 7, month: 30, year: 52 };

export const dayMs = 24 * 60 * 60 * 1000;

/**
 * When a period began.
 *
 * @example cutoffOf('week', new Date('2026-11-25T03:00:00Z')) // 2026-11-18T03:00:00Z
 */
export const cutoffOf = (period: Period, now: Date): Date =>
  new Date(now.getTime() - daysOf[period] * dayMs);
