const format = new Intl.DateTimeFormat('en-AU', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
});

/** @example formatDay('2026-12-06T03:00:00.000Z') // 'Sun, 6 Dec' */
export const formatDay = (timestamp: string): string => format.format(new Date(timestamp));
