import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { tagManagerRoutes } from '@saltbush/contract/admin/tag-manager';
import { answer, fakeApi } from '../../../testing/fake-api';
import { startTagManager } from './start-tag-manager';

interface Page {
  dataLayer?: ArrayLike<unknown>[];
  gtag?: unknown;
}
const page = window as unknown as Page;
const scripts = () => [...document.head.querySelectorAll('script')];

beforeEach(() => history.replaceState({}, '', '/my-recipes'));
afterEach(() => {
  scripts().forEach((script) => script.remove());
  delete page.dataLayer;
  delete page.gtag;
  Reflect.deleteProperty(navigator, 'doNotTrack');
});

const set = (scriptUrl: string) => fakeApi([answer(tagManagerRoutes.get, { scriptUrl })]);

test('no tag manager is loaded where none is set, and where nobody answers', async () => {
  fakeApi([answer(tagManagerRoutes.get, {})]);
  await startTagManager();
  fakeApi([]);
  await startTagManager();
  expect(scripts()).toEqual([]);
  expect(page.dataLayer).toBeUndefined();
});

test('a container of a tag manager is loaded, and gets the time', async () => {
  set('https://tags.test/gtm.js?id=GTM-1');
  await startTagManager();
  expect(scripts().map(({ src, async }) => [src, async])).toEqual([
    ['https://tags.test/gtm.js?id=GTM-1', true],
  ]);
  expect(page.dataLayer).toEqual([{ 'gtm.start': expect.any(Number), event: 'gtm.js' }]);
});

test('a global site tag gets its id', async () => {
  set('https://tags.test/gtag/js?id=G-1');
  await startTagManager();
  const calls = page.dataLayer!.slice(1).map((call) => Array.from(call));
  expect(calls).toEqual([
    ['js', expect.any(Date)],
    ['config', 'G-1'],
  ]);
  expect(page.gtag).toBeTypeOf('function');
});

describe('it is neither asked for nor loaded', () => {
  test.each(['/vote/x', '/invitation/x', '/reset-password?token=x', '/login?invitationToken=x'])(
    'a tag manager is neither asked for nor loaded at %s',
    async (address) => {
      history.replaceState({}, '', address);
      const api = set('https://tags.test/gtm.js');
      await startTagManager();
      expect([api.requests.length, scripts().length]).toEqual([0, 0]);
    },
  );

  test('a tag manager is neither asked for nor loaded where the browser says not to track', async () => {
    Object.defineProperty(navigator, 'doNotTrack', { value: '1', configurable: true });
    const api = set('https://tags.test/gtm.js');
    await startTagManager();
    expect([api.requests.length, scripts().length]).toEqual([0, 0]);
  });
});
