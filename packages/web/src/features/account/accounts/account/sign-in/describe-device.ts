/**
 * A browser's own description in words a person knows. Every browser claims to be several others,
 * so the rarer name is looked for first.
 *
 * @example describeDevice('Mozilla/5.0 (X11; Linux x86_64) … Chrome/140.0 Safari/537.36')
 * // { name: 'Chrome on Linux', isPhone: false }
 */
import { t } from '@lingui/core/macro';
export function describeDevice(userAgent = ''): { name: string; isPhone: boolean } {
  const browser = nameIn(userAgent, browsers);
  const system = nameIn(userAgent, systems);
  const name = browser && system ? t`${browser} on ${system}` : (browser ?? system);
  return { name: name ?? t`Unknown device`, isPhone: /iPhone|Android.*Mobile/.test(userAgent) };
}

const browsers: [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];

const nameIn = (userAgent: string, names: [RegExp, string][]): string | undefined =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1];
