/** REPORT: the objects of a collection that a client asks for, by a filter, by their addresses, or since it asked last. */
import type { Place } from './addresses';
import {
  getCollection,
  readContent,
  xmlAnswer,
  type CaldavAnswer,
  type CaldavCall,
} from './caldav-call';
import { findTimeZone } from '../../account/households';
import type { CalendarObject } from './objects/calendar-object';
import type { Collection } from './collections';
import { objectProperties } from './collection-properties';
import { DavRefusal } from './xml/dav-refusal';
import { valuesOf } from './propfind';
import { queryFilter } from './query-filter';
import { missingResponse, multistatus, responseOf, type Asked } from './xml/properties';
import { childNamed, childrenNamed, nameOf, readXml, type XmlElement } from './xml/read-xml';
import { davElement, namespaces } from './xml/write-xml';

/** What is asked of a collection. */
interface Query {
  call: CaldavCall;
  collection: Collection;
  report: XmlElement;
  asked: Asked;
}

export async function report(call: CaldavCall, place: Place): Promise<CaldavAnswer> {
  const root = readXml(call.body);
  const run = root && reports.get(nameOf(root) ?? '');
  if (!root || !run || place.kind !== 'collection') {
    throw new DavRefusal(403, { condition: davElement('d:supported-report') });
  }
  const collection = await getCollection(call, place.collection);
  const properties = childNamed(root, 'd:prop');
  const asked = properties ? valuesOf(properties) : onlyEtag;
  return xmlAnswer(await run({ call, collection, report: root, asked }));
}

const reports: ReadonlyMap<string, (query: Query) => Promise<string>> = new Map([
  ['c:calendar-query', calendarQuery],
  ['c:calendar-multiget', calendarMultiget],
  ['d:sync-collection', syncCollection],
]);

const onlyEtag: Asked = { kind: 'values', of: [{ namespace: namespaces.d, name: 'getetag' }] };

async function calendarQuery(query: Query): Promise<string> {
  const { call, collection } = query;
  const { db } = call.context.database;
  const isAsked = queryFilter(query.report, await findTimeZone(db, collection.ownerId));
  const { objects } = await readContent(call, collection);
  const responses = [];
  for (const object of objects) {
    if (await isAsked(object)) responses.push(await objectResponse(query, object));
  }
  return multistatus(responses);
}

/** Also what there is not is answered, so that a client forgets it. */
async function calendarMultiget(query: Query): Promise<string> {
  const { call, collection, report } = query;
  const { addresses } = call.context;
  const { objects } = await readContent(call, collection);
  const byName = new Map(objects.map((object) => [object.name, object]));
  const responses = [];
  for (const { text: href } of childrenNamed(report, 'd:href')) {
    const place = addresses.placeOf(href);
    const isHere =
      place?.kind === 'object' &&
      place.userId === call.user.userId &&
      place.collection === collection.name;
    const object = isHere ? byName.get(place.name) : undefined;
    responses.push(object ? await objectResponse(query, object) : missingResponse(href));
  }
  return multistatus(responses);
}

async function syncCollection(query: Query): Promise<string> {
  const { call, collection, report } = query;
  const { syncTokens } = call.context;
  const token = childNamed(report, 'd:sync-token')?.text ?? '';
  const { objects } = await readContent(call, collection);
  const now = syncTokens.remember(collection, objects);
  const changes =
    token === ''
      ? { changed: objects, removed: [] }
      : syncTokens.changesSince(token, collection, objects);
  if (!changes) throw new DavRefusal(403, { condition: davElement('d:valid-sync-token') });
  const changed = [];
  for (const object of changes.changed) changed.push(await objectResponse(query, object));
  const removed = changes.removed.map((name) => missingResponse(addressOf(query, name)));
  return multistatus([...changed, ...removed], davElement('d:sync-token', { text: now }));
}

const objectResponse = (query: Query, object: CalendarObject): Promise<string> =>
  responseOf(
    addressOf(query, object.name),
    objectProperties(query.call, query.collection, object),
    query.asked,
  );

const addressOf = ({ call, collection }: Query, name: string): string =>
  call.context.addresses.object(call.user.userId, collection.name, name);
