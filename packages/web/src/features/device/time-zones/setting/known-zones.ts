/** The time zones that this browser knows, and what they are found by. */
import { isTimeZone, type TimeZone } from '@saltbush/domain/account/households/time-zone';
import { placeOf } from '@saltbush/domain/account/households/zone-clocks';
import { locale } from '../../../../locale';
import { otherNamesOf } from './other-names';

export interface KnownZone {
  timeZone: TimeZone;
  /** "Perth" */
  place: string;
  /** "Australian Western Standard Time", or blank. */
  name: string;
}

/**
 * Zones whose place, region, name or other cities have words that begin with those typed; nothing typed finds all.
 *
 * @param first come before the others
 * @example findZones('per', [])[0] // { timeZone: 'Australia/Perth', place: 'Perth', … }
 */
export function findZones(typed: string, first: readonly TimeZone[]): KnownZone[] {
  const words = typed
    .toLowerCase()
    .split(/[\s,/]+/)
    .filter(Boolean);
  const found = allZones(first).filter(({ searched }) =>
    words.every((word) => searched.includes(` ${word}`)),
  );
  const rankOf = ({ timeZone }: KnownZone) =>
    first.includes(timeZone) ? first.indexOf(timeZone) : first.length;
  return found.toSorted((a, b) => rankOf(a) - rankOf(b));
}

/**
 * The place alone, where the zone is younger than this browser.
 *
 * @example placeAndTime('Australia/Perth', now) // 'Perth, 9:30 pm'
 */
export function placeAndTime(timeZone: TimeZone, now: Date): string {
  const place = placeOf(timeZone);
  if (!isTimeZone(timeZone)) return place;
  const clock = { timeZone, hour: 'numeric', minute: '2-digit' } as const;
  return `${place}, ${new Intl.DateTimeFormat(locale(), clock).format(now)}`;
}

type SearchedZone = KnownZone & { searched: string };

let zones: Map<TimeZone, SearchedZone> | undefined;

/** @param others such as one under an older name, which the browser leaves out */
function allZones(others: readonly TimeZone[]): SearchedZone[] {
  zones ??= new Map(Intl.supportedValuesOf('timeZone').map((zone) => [zone, searchedZone(zone)]));
  for (const zone of others) if (!zones.has(zone)) zones.set(zone, searchedZone(zone));
  return [...zones.values()];
}

function searchedZone(timeZone: TimeZone): SearchedZone {
  const place = placeOf(timeZone);
  const name = nameOf(timeZone);
  const searched = ` ${timeZone} ${place} ${name} ${otherNamesOf(timeZone)}`
    .replace(/[/_]/g, ' ')
    .toLowerCase();
  return { timeZone, place, name, searched };
}

function nameOf(timeZone: TimeZone): string {
  if (!isTimeZone(timeZone)) return '';
  const format = new Intl.DateTimeFormat(locale(), { timeZone, timeZoneName: 'longGeneric' });
  return format.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
