/** GET, PUT and DELETE of one object of a collection. */
import type { Place } from './addresses';
import { getCollection, readContent, type CaldavAnswer, type CaldavCall } from './caldav-call';
import { isNamed } from './objects/calendar-object';
import { deleteToDo, putToDo } from './change-list-object';
import { deleteNamedToDo, putNamedToDo } from './change-named-object';
import { kinds, type Collection } from './collections';
import { contentTypeOf, hrefOf } from './collection-properties';
import { DavRefusal } from './xml/dav-refusal';
import { isNamedCollection } from './named-content';
import { readToDo } from './objects/to-do';
import { davElement, type DavName } from './xml/write-xml';

/** People open the address in a browser, to see whether it is right. */
export async function get(call: CaldavCall, place: Place): Promise<CaldavAnswer> {
  if (place.kind !== 'object') {
    if (place.kind === 'collection') await getCollection(call, place.collection);
    return { status: 200, type: 'text/plain; charset=utf-8', body: greeting };
  }
  const collection = await getCollection(call, place.collection);
  const { objects } = await readContent(call, collection);
  const object = objects.find(({ name }) => name === place.name);
  if (!object) throw new DavRefusal(404);
  const { etag, data } = object;
  const known = call.request.headers['if-none-match'];
  if (known !== undefined && isNamed(known, object)) return { status: 304, headers: { etag } };
  const type = contentTypeOf(kinds[collection.kind].component);
  return { status: 200, type, body: data, headers: { etag } };
}

const greeting = 'Saltbush speaks CalDAV here. Add this address to your calendar or to-do app.\n';

/** No entity tag is answered: what is stored is never the very text that was sent, so the client reads it again. */
export async function put(call: CaldavCall, place: Place): Promise<CaldavAnswer> {
  const { collection, name } = await getWritable(call, place, 'd:write-content');
  const { claim, request, context } = call;
  const sent = await readToDo(call.body);
  const change = { claim, name, request };
  const done = isNamedCollection(collection)
    ? await putNamedToDo(context, { ...change, collection }, sent)
    : await putToDo(context, { ...change, collection }, sent);
  return { status: done === 'created' ? 201 : 204 };
}

export async function remove(call: CaldavCall, place: Place): Promise<CaldavAnswer> {
  const { collection, name } = await getWritable(call, place, 'd:unbind');
  const { claim, request, context } = call;
  const change = { claim, name, request };
  if (isNamedCollection(collection)) await deleteNamedToDo(context, { ...change, collection });
  else await deleteToDo(context, { ...change, collection });
  return { status: 204 };
}

/** @param privilege that changing it takes: of meals, and of what is no object, nobody has it */
async function getWritable(
  call: CaldavCall,
  place: Place,
  privilege: DavName,
): Promise<{ collection: Collection; name: string }> {
  const { addresses } = call.context;
  if (place.kind === 'object') {
    const collection = await getCollection(call, place.collection);
    if (collection.mayWrite) return { collection, name: place.name };
    const { userId, name } = { ...place, ...collection };
    throw needPrivilege(addresses.object(userId, name, place.name), privilege);
  }
  if (place.kind === 'collection') {
    const { name } = await getCollection(call, place.collection);
    throw needPrivilege(addresses.collection(place.userId, name), privilege);
  }
  throw needPrivilege(addresses.home(call.user.userId), privilege);
}

/** RFC 3744, 7.1.1. */
function needPrivilege(address: string, privilege: DavName): DavRefusal {
  const resource = hrefOf(address) + davElement('d:privilege', { content: davElement(privilege) });
  const content = davElement('d:resource', { content: resource });
  return new DavRefusal(403, { condition: davElement('d:need-privileges', { content }) });
}
