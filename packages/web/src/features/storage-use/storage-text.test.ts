import { expect, test } from 'vitest';
import { storageText } from './storage-text';

test.each([
  [0, '0 MB'],
  [1, '0.1 MB'],
  [1_250_000, '1.3 MB'],
  [42_400_000, '42 MB'],
  [999_600_000, '1 GB'],
  [2_000_000_000, '2 GB'],
  [1_940_000_000, '1.94 GB'],
])('%i bytes are shown as %s', (bytes, text) => {
  expect(storageText(bytes)).toBe(text);
});
