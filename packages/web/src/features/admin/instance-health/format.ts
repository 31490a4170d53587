/** Sizes, lengths of time and moments, as an admin reads them. */
import { plural, t } from '@lingui/core/macro';
import { locale } from '../../../locale';

/** @example formatBytes(1_610_612_736) // '1.5 GB' */
export function formatBytes(bytes: number): string {
  const power = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), units.length - 1);
  const value = bytes / 1024 ** power;
  return `${value.toLocaleString(locale(), { maximumFractionDigits: value < 10 ? 1 : 0 })} ${units[power]}`;
}

const units = ['B', 'kB', 'MB', 'GB', 'TB'];

/** @example formatSeconds(0.25) // '250 ms' */
export function formatSeconds(seconds: number): string {
  const length = spans.find(({ least }) => seconds >= least) ?? spans.at(-1)!;
  const value = seconds / length.seconds;
  const digits = value < 10 ? 1 : 0;
  const text = value.toLocaleString(locale(), { maximumFractionDigits: digits });
  return length.text(Number(value.toFixed(digits)), text);
}

const spans = [
  {
    least: 48 * 3_600,
    seconds: 86_400,
    text: (n: number, text: string) => plural(n, { one: `${text} day`, other: `${text} days` }),
  },
  {
    least: 3_600,
    seconds: 3_600,
    text: (n: number, text: string) => plural(n, { one: `${text} hour`, other: `${text} hours` }),
  },
  {
    least: 60,
    seconds: 60,
    text: (n: number, text: string) =>
      plural(n, { one: `${text} minute`, other: `${text} minutes` }),
  },
  {
    least: 1,
    seconds: 1,
    text: (n: number, text: string) =>
      plural(n, { one: `${text} second`, other: `${text} seconds` }),
  },
  { least: 0, seconds: 1 / 1_000, text: (_: number, text: string) => t`${text} ms` },
];

/** @example formatSince('2026-11-25T10:00:00Z', now) // '2 hours' */
export const formatSince = (time: string, now = Date.now()): string =>
  formatSeconds((now - Date.parse(time)) / 1_000);

/** @example formatAgo('2026-11-25T10:00:00Z', now) // '2 hours ago' */
export function formatAgo(time: string, now = Date.now()): string {
  const seconds = (now - Date.parse(time)) / 1_000;
  if (Math.abs(seconds) < 1) return t`now`;
  const length = formatSeconds(Math.abs(Math.round(seconds)));
  return seconds > 0 ? t`${length} ago` : t`in ${length}`;
}
