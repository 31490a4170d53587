import { expect, test } from 'vitest';
import { findInstallWay } from './install-way';

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

test.each([
  ['Safari on an iPhone', `${iphone} Version/18.1 Mobile Safari/604.1`, 5, 'share-sheet'],
  ['Chrome on an iPhone', `${iphone} CriOS/142.0 Mobile/15E148 Safari/604.1`, 5, 'safari'],
  ['Firefox on an iPhone', `${iphone} FxiOS/140.0 Mobile/15E148 Safari/605.1`, 5, 'share-sheet'],
  ['an iPad that says it is a Mac', `${mac} Version/18.1 Safari/605.1.15`, 5, 'share-sheet'],
  ['Safari on a Mac', `${mac} Version/18.1 Safari/605.1.15`, 0, undefined],
  ['Chrome on a Mac', `${mac} ${chrome}`, 0, 'browser-menu'],
  ['Chrome on Android', `Mozilla/5.0 (Linux; Android 15) ${chrome}`, 5, 'browser-menu'],
  [
    'Firefox',
    'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
    0,
    undefined,
  ],
])('the way to install is known for %s', (_browser, userAgent, maxTouchPoints, way) => {
  const facts = { userAgent, maxTouchPoints, hasOffer: false, isSecure: true };
  expect(findInstallWay(facts)).toBe(way);
  // The browser's own offer is one tap, wherever it comes from.
  expect(findInstallWay({ ...facts, hasOffer: true })).toBe('offer');
});

test('Chrome does not install from plain http', () => {
  const facts = { userAgent: chrome, maxTouchPoints: 0, hasOffer: false, isSecure: false };
  expect(findInstallWay(facts)).toBeUndefined();
});
