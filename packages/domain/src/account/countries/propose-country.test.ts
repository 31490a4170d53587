import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { countries } from './countries';
import { proposeCountry } from './propose-country';

it.each([
  ['Australia/Perth', 'en-US', 'AU'],
  ['Pacific/Auckland', 'en-US', 'NZ'],
  ['Pacific/Auckland', 'en-AU', 'NZ'],
  ['Europe/London', 'de-DE', 'GB'],
  ['Europe/Berlin', 'en-GB', 'DE'],
  ['America/Chicago', 'en-US', 'US'],
  ['Pacific/Honolulu', 'en-US', 'US'],
  // A zone without a country of ours: the region of the language.
  ['Europe/Paris', 'en-GB', 'GB'],
  ['Europe/Vienna', 'de-DE', 'DE'],
  ['America/Toronto', 'en-US', 'US'],
  ['UTC', 'en-NZ', 'NZ'],
  [undefined, 'en-AU', 'AU'],
])('a device in %s with the language %s is at home in %s', (timeZone, language, code) => {
  expect(proposeCountry({ timeZone, language })?.home.code).toBe(code);
});

it.each([
  ['Europe/Paris', 'en-US'],
  ['UTC', 'en-US'],
  ['Asia/Tokyo', 'ja-JP'],
  ['Europe/Vienna', 'de'],
  [undefined, undefined],
  ['Australia/Atlantis', 'not a language'],
])('a device in %s with the language %s is at home in no country of ours', (timeZone, language) => {
  expect(proposeCountry({ timeZone, language })).toBeUndefined();
});

test('any time zone of a country proposes it, whatever else the browser sends', () => {
  const homes = countries.flatMap((country) =>
    country.timeZones.map((zone) => ({ country, zone })),
  );
  fc.assert(
    fc.property(fc.constantFrom(...homes), fc.string(), ({ country, zone }, language) => {
      expect(proposeCountry({ timeZone: zone, language })).toBe(country);
    }),
  );
});
