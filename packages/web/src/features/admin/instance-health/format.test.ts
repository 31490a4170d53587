import { expect, test } from 'vitest';
import { formatAgo, formatBytes, formatSeconds } from './format';

test.each([
  [0, '0 B'],
  [1023, '1,023 B'],
  [1536, '1.5 kB'],
  [52_428_800, '50 MB'],
  [1024 ** 5, '1,024 TB'],
])('a size of %s bytes reads %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text));

test.each([
  [0, '0 ms'],
  [0.25, '250 ms'],
  [1, '1 second'],
  [30, '30 seconds'],
  [60, '1 minute'],
  [90, '1.5 minutes'],
  [3_600, '1 hour'],
  [86_400, '24 hours'],
  [172_800, '2 days'],
])('a time of %s seconds reads %s', (seconds, text) => expect(formatSeconds(seconds)).toBe(text));

test('moments of the instance are said from now', () => {
  const now = Date.parse('2026-11-25T12:00:00Z');
  expect(formatAgo('2026-11-25T10:00:00Z', now)).toBe('2 hours ago');
  expect(formatAgo('2026-11-25T12:05:00Z', now)).toBe('in 5 minutes');
  expect(formatAgo('2026-11-25T12:00:00Z', now)).toBe('now');
});
