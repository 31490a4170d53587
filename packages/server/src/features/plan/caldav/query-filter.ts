/**
 * Which objects a client asks for (RFC 4791, 9.7): those with a component, a property with a text, or on some days.
 *
 * - A to-do has no time of its own: it is on every day.
 * - A meal of a whole day is on that day where the plan's owner lives.
 */
import type ICAL from 'ical.js';
import type { TimeZone } from '@saltbush/domain/account/households/time-zone';
import { todayIn } from '@saltbush/domain/plan/days/week';
import type { CalendarObject } from './objects/calendar-object';
import { DavRefusal } from './xml/dav-refusal';
import { readCalendar } from './objects/to-do';
import { childNamed, nameOf, type XmlElement } from './xml/read-xml';
import { davElement } from './xml/write-xml';

type Component = InstanceType<typeof ICAL.Component>;
type Time = InstanceType<typeof ICAL.Time>;

export type QueryFilter = (object: CalendarObject) => Promise<boolean>;

/**
 * @param query with a `c:filter`
 * @throws DavRefusal 400, 403 for a filter that is not understood
 */
export function queryFilter(query: XmlElement, timeZone: TimeZone): QueryFilter {
  const filter = childNamed(query, 'c:filter');
  const ofCalendar = filter && childNamed(filter, 'c:comp-filter');
  if (!ofCalendar || nameIn(ofCalendar) !== 'vcalendar') {
    throw notSupported('c:valid-filter');
  }
  const isAsked = conditions(ofCalendar, timeZone);
  return async ({ data }) => isAsked(await readCalendar(data));
}

type Condition = (component: Component) => boolean;

/** All of an element's conditions. */
function conditions(filter: XmlElement, timeZone: TimeZone): Condition {
  const all = filter.children.map((child): Condition => {
    switch (nameOf(child)) {
      case 'c:comp-filter':
        return componentCondition(child, timeZone);
      case 'c:prop-filter':
        return propertyCondition(child);
      case 'c:time-range':
        return timeCondition(child, timeZone);
      default:
        throw notSupported('c:supported-filter');
    }
  });
  return (component) => all.every((holds) => holds(component));
}

function componentCondition(filter: XmlElement, timeZone: TimeZone): Condition {
  const name = nameIn(filter);
  if (childNamed(filter, 'c:is-not-defined')) {
    return (component) => component.getAllSubcomponents(name).length === 0;
  }
  const holds = conditions(filter, timeZone);
  return (component) => component.getAllSubcomponents(name).some(holds);
}

function propertyCondition(filter: XmlElement): Condition {
  const name = nameIn(filter);
  if (childNamed(filter, 'c:is-not-defined')) return (component) => !component.hasProperty(name);
  const texts = filter.children.map((child) => {
    if (nameOf(child) !== 'c:text-match') throw notSupported('c:supported-filter');
    return textCondition(child);
  });
  return (component) =>
    component
      .getAllProperties(name)
      .some((property) => texts.every((holds) => holds(String(property.getFirstValue()))));
}

function textCondition({ text, attributes }: XmlElement): (value: string) => boolean {
  const isExact = attributes['collation'] === 'i;octet';
  const isNegated = attributes['negate-condition'] === 'yes';
  const folded = (value: string) => (isExact ? value : value.toLowerCase());
  return (value) => folded(value).includes(folded(text)) !== isNegated;
}

function timeCondition({ attributes }: XmlElement, timeZone: TimeZone): Condition {
  const range = { start: timeIn(attributes['start'], 0), end: timeIn(attributes['end'], lastTime) };
  return (component) => component.name !== 'vevent' || isDuring(component, range, timeZone);
}

/** In milliseconds since 1970. */
interface TimeRange {
  start: number;
  end: number;
}

function isDuring(event: Component, { start, end }: TimeRange, timeZone: TimeZone): boolean {
  const from = event.getFirstPropertyValue('dtstart') as Time | null;
  if (from === null) return false;
  const to = (event.getFirstPropertyValue('dtend') as Time | null) ?? from;
  if (!from.isDate && from.zone?.tzid === 'UTC') {
    return from.toJSDate().getTime() < end && to.toJSDate().getTime() > start;
  }
  const day = (time: number) => todayIn(new Date(time), timeZone);
  const isOver = from.isDate ? dayOf(to) <= day(start) : dayOf(to) < day(start);
  return !isOver && dayOf(from) <= day(end - 1);
}

/** @example dayOf(time) // '2026-11-28' */
const dayOf = (time: Time): string => time.toString().slice(0, 10);

function timeIn(text: string | undefined, otherwise: number): number {
  if (text === undefined) return otherwise;
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text)?.slice(1).map(Number);
  if (!parts) throw notSupported('c:valid-filter');
  const [year, month, day, hour, minute, second] = parts as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const time = Date.UTC(year, month - 1, day, hour, minute, second);
  return Math.min(Math.max(time, 0), lastTime);
}

/** No plan goes further. */
const lastTime = Date.UTC(2200, 0, 1);

const nameIn = ({ attributes }: XmlElement): string => (attributes['name'] ?? '').toLowerCase();

const notSupported = (condition: 'c:valid-filter' | 'c:supported-filter') =>
  new DavRefusal(403, { condition: davElement(condition) });
