/** What clients may ask of each resource. */
import { readContent, readCtag, type CaldavCall } from './caldav-call';
import type { CalendarObject } from './objects/calendar-object';
import { kinds, type Collection } from './collections';
import type { Properties } from './xml/properties';
import { davElement, type DavName } from './xml/write-xml';

/** Of every resource. */
function commonProperties({ user: { userId }, context: { addresses } }: CaldavCall): Properties {
  const principal = () => ({ content: hrefOf(addresses.principal(userId)) });
  return {
    'd:current-user-principal': principal,
    'd:principal-collection-set': () => ({ content: hrefOf(addresses.root) }),
    'd:owner': principal,
  };
}

export const rootProperties = (call: CaldavCall): Properties => ({
  ...commonProperties(call),
  'd:resourcetype': () => ({ content: davElement('d:collection') }),
  'd:displayname': () => ({ text: 'Saltbush' }),
  'd:current-user-privilege-set': () => privileges(reading),
});

export function principalProperties(call: CaldavCall): Properties {
  const { user, context } = call;
  const home = context.addresses.home(user.userId);
  const principal = context.addresses.principal(user.userId);
  return {
    ...rootProperties(call),
    'd:resourcetype': () => ({
      content: davElement('d:collection') + davElement('d:principal'),
    }),
    'd:principal-URL': () => ({ content: hrefOf(principal) }),
    'c:calendar-home-set': () => ({ content: hrefOf(home) }),
    'c:calendar-user-address-set': () => ({ content: hrefOf(principal) }),
  };
}

/** Some clients look for the home in the home. */
export const homeProperties = (call: CaldavCall): Properties => ({
  ...principalProperties(call),
  'd:resourcetype': () => ({ content: davElement('d:collection') }),
});

export function collectionProperties(call: CaldavCall, collection: Collection): Properties {
  const { title, color, component, mayWrite } = { ...kinds[collection.kind], ...collection };
  return {
    ...commonProperties(call),
    'd:resourcetype': () => ({
      content: davElement('d:collection') + davElement('c:calendar'),
    }),
    'd:displayname': () => ({ text: title }),
    'd:current-user-privilege-set': () => privileges(mayWrite ? writing : reading),
    'd:supported-report-set': () => ({ content: reports.map(supportedReport).join('') }),
    'd:sync-token': async () => {
      const { objects } = await readContent(call, collection);
      return { text: call.context.syncTokens.remember(collection, objects) };
    },
    'c:supported-calendar-component-set': () => ({
      content: davElement('c:comp', { attributes: { name: component } }),
    }),
    'c:supported-calendar-data': () => ({
      content: davElement('c:calendar-data', {
        attributes: { 'content-type': 'text/calendar', version: '2.0' },
      }),
    }),
    'c:max-resource-size': () => ({ text: String(mostBodyBytes) }),
    'cs:getctag': async () => ({ text: await readCtag(call, collection) }),
    'ic:calendar-color': () => ({ text: color }),
  };
}

export function objectProperties(
  call: CaldavCall,
  collection: Collection,
  { etag, data }: CalendarObject,
): Properties {
  const { component, mayWrite } = { ...kinds[collection.kind], ...collection };
  return {
    ...commonProperties(call),
    'd:resourcetype': () => ({ content: '' }),
    'd:getetag': () => ({ text: etag }),
    'd:getcontenttype': () => ({ text: contentTypeOf(component) }),
    'd:getcontentlength': () => ({ text: String(Buffer.byteLength(data)) }),
    'd:current-user-privilege-set': () => privileges(mayWrite ? writing : reading),
    'c:calendar-data': () => ({ text: data }),
  };
}

/** Of a call. */
export const mostBodyBytes = 64 * 1024;

/** @example contentTypeOf('VTODO') // 'text/calendar; charset=utf-8; component=VTODO' */
export const contentTypeOf = (component: string): string =>
  `text/calendar; charset=utf-8; component=${component}`;

/** What is expensive, and answered by name alone. */
export const isOnDemand = (name: DavName): boolean =>
  name === 'c:calendar-data' || name === 'd:sync-token';

export const hrefOf = (address: string): string => davElement('d:href', { text: address });

const reading = ['d:read', 'd:read-current-user-privilege-set'] as const;
const writing = [...reading, 'd:write', 'd:write-content', 'd:bind', 'd:unbind'] as const;

const privileges = (names: readonly DavName[]) => ({
  content: names.map((name) => davElement('d:privilege', { content: davElement(name) })).join(''),
});

const reports = ['c:calendar-query', 'c:calendar-multiget', 'd:sync-collection'] as const;

const supportedReport = (name: DavName): string =>
  davElement('d:supported-report', {
    content: davElement('d:report', { content: davElement(name) }),
  });
