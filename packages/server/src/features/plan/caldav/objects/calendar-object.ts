/** What is in a collection, as calendar apps get it: a to-do or a meal. */
import type { FastifyRequest } from 'fastify';
import { say } from '@saltbush/domain/texts/say';
import { digestOf } from '../../../../platform/secrets';
import { DavRefusal } from '../xml/dav-refusal';
import { davElement } from '../xml/write-xml';

export interface CalendarObject {
  /** In its address: "0196….ics". */
  name: string;
  /** Names it in iCalendar. */
  uid: string;
  etag: string;
  /** iCalendar. */
  data: string;
}

/** What is in a collection at one moment. */
export interface CollectionContent<Content extends CalendarObject = CalendarObject> {
  /** Changes with everything that is in it. */
  ctag: string;
  objects: readonly Content[];
}

/** @example calendarObject({ name: 'milk.ics', uid: 'milk', data }).etag // '"Jx0…"' */
export const calendarObject = (
  named: Pick<CalendarObject, 'name' | 'uid' | 'data'>,
): CalendarObject => ({ ...named, etag: `"${digestOf(named.data)}"` });

/**
 * Whether the object is still, or not yet, what the client expects (RFC 9110, 13).
 *
 * @throws DavRefusal 412
 */
export function checkExpected(
  { headers }: Pick<FastifyRequest, 'headers'>,
  object: Pick<CalendarObject, 'etag'> | undefined,
): void {
  const ifMatch = headers['if-match'];
  const ifNoneMatch = headers['if-none-match'];
  const isExpected = ifMatch === undefined || isNamed(ifMatch, object);
  if (!isExpected || (ifNoneMatch !== undefined && isNamed(ifNoneMatch, object))) {
    throw new DavRefusal(412, { message: say('It has changed meanwhile.') });
  }
}

/** @param header "*", or entity tags with commas */
export function isNamed(header: string, object: Pick<CalendarObject, 'etag'> | undefined): boolean {
  if (object === undefined) return false;
  if (header.trim() === '*') return true;
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === object.etag);
}

interface Named {
  name: string;
  /** What is there already. */
  object: Pick<CalendarObject, 'uid'> | undefined;
  sent: { uid: string };
}

/**
 * A UID names one object, and an object keeps its UID (RFC 4791, 5.3.2.1).
 *
 * @throws DavRefusal 403
 */
export function checkUid(objects: readonly CalendarObject[], { name, object, sent }: Named): void {
  const isOther = object !== undefined && object.uid !== sent.uid;
  const isTaken = objects.some((each) => each.uid === sent.uid && each.name !== name);
  if (isOther || isTaken) {
    throw new DavRefusal(403, { condition: davElement('c:no-uid-conflict') });
  }
  if (object === undefined && !namePattern.test(name)) {
    throw new DavRefusal(403, { message: say('Its address is too long.') });
  }
}

const namePattern = /^[^\p{Cc}]{1,255}$/u;
