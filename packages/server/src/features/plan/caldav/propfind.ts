/** PROPFIND (RFC 4918, 9.1): what a client learns of resources, one alone or with those in it. */
import type { Place } from './addresses';
import {
  getCollection,
  readContent,
  xmlAnswer,
  type CaldavAnswer,
  type CaldavCall,
} from './caldav-call';
import { listCollections, type Collection } from './collections';
import {
  collectionProperties,
  homeProperties,
  isOnDemand,
  objectProperties,
  principalProperties,
  rootProperties,
} from './collection-properties';
import { DavRefusal } from './xml/dav-refusal';
import {
  multistatus,
  propertyNames,
  responseOf,
  type Asked,
  type Properties,
} from './xml/properties';
import { childNamed, nameOf, readXml, type XmlElement } from './xml/read-xml';
import { davElement, namespaces } from './xml/write-xml';

interface Resource {
  href: string;
  properties: Properties;
}

export async function propfind(call: CaldavCall, place: Place): Promise<CaldavAnswer> {
  const withMembers = depthOf(call.request.headers['depth']) === '1';
  const asked = askedBy(call.body);
  const resources = await resourcesAt(call, place, withMembers);
  const responses = [];
  for (const { href, properties } of resources) {
    responses.push(await responseOf(href, properties, asked(properties)));
  }
  return xmlAnswer(multistatus(responses));
}

function depthOf(header: unknown): '0' | '1' {
  if (header === '0' || header === '1') return header;
  throw new DavRefusal(403, { condition: davElement('d:propfind-finite-depth') });
}

/** Without a body, all that there is (9.1). */
function askedBy(body: string): (properties: Properties) => Asked {
  const root = readXml(body);
  if (root === undefined) return allOf;
  if (nameOf(root) !== 'd:propfind') throw new DavRefusal(400, { message: 'This is no propfind.' });
  const properties = childNamed(root, 'd:prop');
  if (properties) return () => valuesOf(properties);
  if (childNamed(root, 'd:propname')) return () => ({ kind: 'names' });
  return allOf;
}

export const valuesOf = ({ children }: XmlElement): Asked => ({ kind: 'values', of: children });

const allOf = (properties: Properties): Asked => ({
  kind: 'values',
  of: propertyNames(properties)
    .filter((name) => !isOnDemand(name))
    .map((name) => {
      const [prefix, local] = name.split(':') as [keyof typeof namespaces, string];
      return { namespace: namespaces[prefix], name: local };
    }),
});

async function resourcesAt(
  call: CaldavCall,
  place: Place,
  withMembers: boolean,
): Promise<Resource[]> {
  const { addresses, database } = call.context;
  switch (place.kind) {
    case 'root':
      return [{ href: addresses.root, properties: rootProperties(call) }];
    case 'principal':
      return [{ href: addresses.principal(place.userId), properties: principalProperties(call) }];
    case 'home': {
      const home = { href: addresses.home(place.userId), properties: homeProperties(call) };
      const inIt = withMembers ? await listCollections(database.db, call.user) : [];
      return [home, ...inIt.map((collection) => collectionResource(call, collection))];
    }
    case 'collection': {
      const collection = await getCollection(call, place.collection);
      const inIt = withMembers ? await membersOf(call, collection) : [];
      return [collectionResource(call, collection), ...inIt];
    }
    case 'object': {
      const members = await membersOf(call, await getCollection(call, place.collection));
      const address = addresses.object(place.userId, place.collection, place.name);
      const found = members.filter(({ href }) => href === address);
      if (found.length === 0) throw new DavRefusal(404);
      return found;
    }
  }
}

const collectionResource = (call: CaldavCall, collection: Collection): Resource => ({
  href: call.context.addresses.collection(call.user.userId, collection.name),
  properties: collectionProperties(call, collection),
});

async function membersOf(call: CaldavCall, collection: Collection): Promise<Resource[]> {
  const { objects } = await readContent(call, collection);
  return objects.map((object) => ({
    href: call.context.addresses.object(call.user.userId, collection.name, object.name),
    properties: objectProperties(call, collection, object),
  }));
}
