import { afterEach, expect, test, vi } from 'vitest';
import { canLoadAhead } from './load-ahead';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [undefined, true],
  [{}, true],
  [{ effectiveType: '4g', downlink: 10, saveData: false }, true],
  [{ effectiveType: '4g', downlink: 10, saveData: true }, false],
  [{ effectiveType: '4g', downlink: 1.6 }, false],
  [{ effectiveType: '3g', downlink: 3 }, false],
  [{ effectiveType: 'slow-2g' }, false],
])('the connection %o has room ahead: %o', (connection, hasSpace) => {
  vi.stubGlobal('navigator', { connection });
  expect(canLoadAhead()).toBe(hasSpace);
});
