import { expect, test, vi } from 'vitest';
import { applyColourScheme, colourSchemeKey } from './colour-scheme';

const shown = () => document.documentElement.getAttribute('data-mantine-color-scheme');

test.each([
  ['dark', false, 'dark'],
  ['light', true, 'light'],
  ['auto', true, 'dark'],
  [undefined, true, 'dark'],
  [undefined, false, 'light'],
])('a person who chose %s, on a system that is dark (%s), sees %s', (chosen, isDark, scheme) => {
  if (chosen) localStorage.setItem(colourSchemeKey, chosen);
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: isDark } as MediaQueryList);
  applyColourScheme();
  expect(shown()).toBe(scheme);
});

test('the system decides about the colours without storage', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('off', 'SecurityError');
  });
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  applyColourScheme();
  expect(shown()).toBe('dark');
});
