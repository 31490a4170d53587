/** Sizes, lengths of time and moments, as an admin reads them. */

import { t } from '@lingui/core/macro';
/** @example formatBytes(1_610_612_736) // '1.5 GB' */
export function formatBytes(bytes: number): string {
  const power = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), units.length - 1);
  const value = bytes / 1024 ** power;
  return `${value.toLocaleString('en-AU', { maximumFractionDigits: value < 10 ? 1 : 0 })} ${units[power]}`;
}

const units = ['B', 'kB', 'MB', 'GB', 'TB'];

/** @example formatSeconds(0.25) // '250 ms' */
export function formatSeconds(seconds: number): string {
  const length = spans.find(({ least }) => seconds >= least) ?? spans.at(-1)!;
  const value = seconds / length.seconds;
  const text = value.toLocaleString('en-AU', { maximumFractionDigits: value < 10 ? 1 : 0 });
  return `${text} ${text === '1' ? length.one : length.many}`;
}

const spans = [
  { least: 48 * 3_600, seconds: 86_400, one: 'day', many: 'days' },
  { least: 3_600, seconds: 3_600, one: 'hour', many: 'hours' },
  { least: 60, seconds: 60, one: 'minute', many: 'minutes' },
  { least: 1, seconds: 1, one: 'second', many: 'seconds' },
  { least: 0, seconds: 1 / 1_000, one: 'ms', many: 'ms' },
];

/** @example formatSince('2026-11-25T10:00:00Z', now) // '2 hours' */
export const formatSince = (time: string, now = Date.now()): string =>
  formatSeconds((now - Date.parse(time)) / 1_000);

/** @example formatAgo('2026-11-25T10:00:00Z', now) // '2 hours ago' */
export function formatAgo(time: string, now = Date.now()): string {
  const seconds = (now - Date.parse(time)) / 1_000;
  if (Math.abs(seconds) < 1) return 'now';
  const length = formatSeconds(Math.abs(Math.round(seconds)));
  return seconds > 0 ? `${length} ago` : t`in ${length}`;
}
