import { expect, test } from 'vitest';
import { describeDevice } from './describe-device';

const like = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  [`Mozilla/5.0 (X11; Linux x86_64) ${like} Chrome/140.0 Safari/537.36`, 'Chrome on Linux', false],
  [
    `Mozilla/5.0 (Windows NT 10.0) ${like} Chrome/140.0 Safari/537.36 Edg/140.0`,
    'Edge on Windows',
    false,
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${like} Version/18.0 Mobile/1 Safari/604.1`,
    'Safari on iPhone',
    true,
  ],
  [
    `Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) ${like} CriOS/120 Mobile/1 Safari/604.1`,
    'Chrome on iPad',
    false,
  ],
  [
    `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${like} SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36`,
    'Samsung Internet on Android',
    true,
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Firefox on Mac',
    false,
  ],
  ['curl/8.0', 'Unknown device', false],
  [undefined, 'Unknown device', false],
])('a device is described by its user agent: %s', (userAgent, name, isPhone) => {
  expect(describeDevice(userAgent)).toEqual({ name, isPhone });
});
