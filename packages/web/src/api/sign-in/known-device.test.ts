import { expect, test } from 'vitest';
import { findDeviceToken, saveDeviceToken } from './known-device';
import { writeText } from '../stored/local-store';

test('a device has the newest token of each account, however its address is typed', () => {
  saveDeviceToken('priya@example.com', 'first');
  saveDeviceToken('priya@example.com', 'second');
  saveDeviceToken('tom@example.com', undefined);
  expect(findDeviceToken(' Priya@Example.com ')).toBe('second');
  expect(findDeviceToken('tom@example.com')).toBeUndefined();
});

test('a device makes room for the token of the ninth account', () => {
  for (let n = 1; n <= 9; n += 1) saveDeviceToken(`person${n}@example.com`, `token${n}`);
  expect(findDeviceToken('person1@example.com')).toBeUndefined();
  expect(findDeviceToken('person9@example.com')).toBe('token9');
});

test.each(['{', '[1]', '{"a":1}'])('a device has no token when storage holds %s', (text) => {
  writeText('saltbush.devices', text);
  expect(findDeviceToken('a')).toBeUndefined();
});

test('no email can be read on the device, also none of an earlier version', () => {
  writeText('saltbush.devices', '{"priya@example.com":"first"}');
  expect(findDeviceToken('priya@example.com')).toBe('first');
  saveDeviceToken('tom@example.com', 'second');
  const stored = localStorage.getItem('saltbush.devices');
  expect(stored).not.toContain('@');
  expect(stored).not.toContain('tom');
  expect(findDeviceToken('priya@example.com')).toBe('first');
});
