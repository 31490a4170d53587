import { expect, it } from 'vitest';
import { findPushSupport, type PushFacts } from './push-support';

const android: PushFacts = {
  isSecure: true,
  hasPush: true,
  permission: 'default',
  userAgent: 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36',
  maxTouchPoints: 5,
  isStandalone: false,
};
const iphone = { ...android, userAgent: 'Mozilla/5.0 (iPhone) Version/18.0 Safari/604.1' };
const ipad = { ...android, userAgent: 'Mozilla/5.0 (Macintosh) Version/18.0 Safari/605.1' };

it.each<[string, PushFacts, string]>([
  ['Chrome on Android', android, 'possible'],
  ['a browser where it was allowed', { ...android, permission: 'granted' }, 'possible'],
  ['a browser where it was refused', { ...android, permission: 'denied' }, 'blocked'],
  ['an http address', { ...android, isSecure: false }, 'insecure'],
  ['a browser without push', { ...android, hasPush: false }, 'unsupported'],
  ['a browser without notices', { ...android, permission: undefined }, 'unsupported'],
  ['Safari on an iPhone', { ...iphone, hasPush: false }, 'not-installed'],
  ['Saltbush on the home screen of an iPhone', { ...iphone, isStandalone: true }, 'possible'],
  ['an iPad', ipad, 'not-installed'],
  ['a Mac', { ...ipad, maxTouchPoints: 0 }, 'possible'],
])('the push support of %s is known: %#', (_name, facts, support) => {
  expect(findPushSupport(facts)).toBe(support);
});
