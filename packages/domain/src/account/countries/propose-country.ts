/**
 * The country that a device is most likely at home in.
 *
 * - The time zone says it first: it is where the device is.
 * - Else the region of the browser's language. American English says nothing outside of America: it is the language of
 *   browsers that nobody has set.
 */
import { countries, findCountry } from './countries';
import type { Country } from './country';

export interface DeviceHints {
  /** An IANA name. */
  readonly timeZone?: string | undefined;
  /** BCP 47, of the browser: "en-NZ". */
  readonly language?: string | undefined;
}

/**
 * Undefined where neither names one of our countries.
 *
 * @example proposeCountry({ timeZone: 'Pacific/Auckland', language: 'en-US' })?.home.code // 'NZ'
 * @example proposeCountry({ timeZone: 'Europe/Paris', language: 'en-GB' })?.home.code // 'GB'
 */
export function proposeCountry({ timeZone, language }: DeviceHints): Country | undefined {
  const ofZone = countries.find(
    ({ timeZones }) => timeZone !== undefined && timeZones.includes(timeZone),
  );
  if (ofZone || language === undefined) return ofZone;
  if (/^en-US$/i.test(language) && timeZone?.startsWith('America/') !== true) return undefined;
  return findCountry(regionOf(language));
}

/** @example regionOf('de-DE') // 'DE' */
function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).region;
  } catch {
    // What a browser sends may be no locale.
    return undefined;
  }
}
