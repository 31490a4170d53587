import { expect, it } from 'vitest';
import { inLanguage } from './page-language.ts';

it.each([
  ['de', '<html lang="de">'],
  ['en-XA', '<html lang="en-XA">'],
  ['he', '<html lang="he" dir="rtl">'],
  ['ar-XB', '<html lang="ar-XB" dir="rtl">'],
])('a page in the language %s begins with %s', (language, tag) => {
  expect(inLanguage('<html lang="en-AU">', language)).toBe(tag);
});
