import { expect, test } from 'vitest';
import { acceptsGzip } from './accepts-gzip';

test.each([
  ['gzip', true],
  ['deflate, GZIP;q=0.5, br', true],
  ['x-gzip', true],
  ['*', true],
  ['br;q=1, *;q=0.1', true],
  ['gzip;q=0', false],
  ['gzip; q=0.000, br', false],
  ['br, gzipped', false],
  ['', false],
  [undefined, false],
])('whoever sends %j takes gzip: %s', (header, takes) => {
  expect(acceptsGzip(header)).toBe(takes);
});
