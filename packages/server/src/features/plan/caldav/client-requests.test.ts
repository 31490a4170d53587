/**
 * Requests of clients, word for word, in the order in which each sends them. Those of the Python library `caldav` were
 * recorded from version 0.11 with the steps of Home Assistant's integration; those of Apple's apps, of DAVx5 and of
 * Thunderbird have the properties and prefixes that these ask for, and were not recorded here.
 */
import { afterAll, expect, it } from 'vitest';
import { listItemsRoutes } from '@saltbush/contract/plan/list-items';
import { mealsRoutes } from '@saltbush/contract/plan/meals';
import { standInTimeZone } from '@saltbush/domain/account/households/stand-in-time-zone';
import { todayIn } from '@saltbush/domain/plan/days/week';
import { openCaldavApp } from '../../../testing/clients/caldav-app';
import { openTestApp } from '../../../testing/test-app';
import { registerUser } from '../../../testing/test-users';

const testApp = await openTestApp();
afterAll(() => testApp.close());

interface ClientRequest {
  method: string;
  /** `{id}` is that of the person. */
  url: string;
  headers?: Record<string, string>;
  body?: string;
  status: number;
  /** What the answer has. */
  has?: string[];
  hasNot?: string[];
}

const python = {
  accept: 'text/xml, text/calendar',
  'content-type': 'text/xml',
};
const pythonXml = (content: string) => `<?xml version='1.0' encoding='utf-8'?>\r\n${content}`;
const pythonFind = (properties: string) =>
  pythonXml(
    `<D:propfind xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><D:prop>${properties}</D:prop></D:propfind>`,
  );
const pythonQuery = (data: string, filter: string) =>
  pythonXml(
    `<C:calendar-query xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><D:prop>${data}</D:prop>` +
      `<C:filter><C:comp-filter name="VCALENDAR">${filter}</C:comp-filter></C:filter></C:calendar-query>`,
  );
const allToDos = pythonQuery('<C:calendar-data/>', '<C:comp-filter name="VTODO"/>');
const uid = '70bf92fe-eb9b-11f1-97ca-02fc00000001';
const byUid = pythonQuery(
  '<C:calendar-data/>',
  `<C:comp-filter name="VTODO"><C:prop-filter name="UID"><C:text-match collation="i;octet">${uid}</C:text-match></C:prop-filter></C:comp-filter>`,
);
const pythonReport = { ...python, 'content-type': 'application/xml; charset="utf-8"', depth: '1' };
const pythonPut = { ...python, 'content-type': 'text/calendar; charset="utf-8"' };
const pythonToDo = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VTODO', 'END:VCALENDAR', ''].join('\r\n');

const homeAssistant: ClientRequest[] = [
  {
    method: 'PROPFIND',
    url: '/caldav/',
    headers: { ...python, depth: '0' },
    body: pythonFind('<D:current-user-principal/>'),
    status: 207,
    has: ['<d:href>/caldav/principals/{id}/</d:href>'],
  },
  {
    method: 'PROPFIND',
    url: '/caldav/principals/{id}/',
    headers: { ...python, depth: '0' },
    body: pythonFind('<C:calendar-home-set/>'),
    status: 207,
    has: ['<d:href>/caldav/calendars/{id}/</d:href>'],
  },
  {
    method: 'PROPFIND',
    url: '/caldav/calendars/{id}/',
    headers: { ...python, depth: '1' },
    body: pythonFind('<D:displayname/><D:resourcetype/>'),
    status: 207,
    has: ['<d:displayname>Shopping</d:displayname>', '<c:calendar/>'],
  },
  {
    method: 'PROPFIND',
    url: '/caldav/calendars/{id}/list/',
    headers: { ...python, depth: '0' },
    body: pythonFind('<C:supported-calendar-component-set/>'),
    status: 207,
    has: ['<c:comp name="VTODO"/>'],
  },
  {
    method: 'REPORT',
    url: '/caldav/calendars/{id}/list/',
    headers: pythonReport,
    body: allToDos,
    status: 207,
    has: ['SUMMARY:6 eggs'],
  },
  {
    method: 'PUT',
    url: `/caldav/calendars/{id}/list/${uid}.ics`,
    headers: pythonPut,
    body: pythonToDo(
      'PRODID:-//python-caldav//caldav//en_DK',
      'BEGIN:VTODO',
      'DTSTAMP;VALUE=DATE-TIME:20261129T022026Z',
      'STATUS:NEEDS-ACTION',
      'SUMMARY:2 L oat milk',
      `UID:${uid}`,
    ),
    status: 201,
  },
  {
    method: 'REPORT',
    url: '/caldav/calendars/{id}/list/',
    headers: pythonReport,
    body: byUid,
    status: 207,
    has: [`UID:${uid}`, 'SUMMARY:2 L oat milk', 'STATUS:NEEDS-ACTION'],
    hasNot: ['eggs'],
  },
  {
    method: 'PUT',
    url: `/caldav/calendars/{id}/list/${uid}.ics`,
    headers: pythonPut,
    body: pythonToDo(
      'PRODID:-//Saltbush//Shopping list//EN',
      'BEGIN:VTODO',
      'CATEGORIES:Dairy, Eggs & Fridge',
      'DTSTAMP:20261129T022026Z',
      'LAST-MODIFIED:20261129T022026Z',
      'STATUS:COMPLETED',
      'SUMMARY:2 L oat milk',
      `UID:${uid}`,
      'X-APPLE-SORT-ORDER:5',
    ),
    status: 204,
  },
  {
    method: 'REPORT',
    url: '/caldav/calendars/{id}/list/',
    headers: pythonReport,
    body: pythonQuery(
      '<C:calendar-data/>',
      '<C:comp-filter name="VTODO"><C:prop-filter name="COMPLETED"><C:is-not-defined/></C:prop-filter>' +
        '<C:prop-filter name="STATUS"><C:text-match collation="i;octet" negate-condition="yes">COMPLETED</C:text-match></C:prop-filter>' +
        '<C:prop-filter name="STATUS"><C:text-match collation="i;octet" negate-condition="yes">CANCELLED</C:text-match></C:prop-filter></C:comp-filter>',
    ),
    status: 207,
    has: ['SUMMARY:6 eggs'],
    hasNot: ['oat milk'],
  },
  {
    method: 'DELETE',
    url: `/caldav/calendars/{id}/list/${uid}.ics`,
    headers: { accept: 'text/xml, text/calendar' },
    status: 204,
  },
  {
    method: 'REPORT',
    url: '/caldav/calendars/{id}/meals/',
    headers: pythonReport,
    body: pythonQuery(
      '<C:calendar-data><C:expand start="{from}" end="{to}"/></C:calendar-data>',
      '<C:comp-filter name="VEVENT"><C:time-range start="{from}" end="{to}"/></C:comp-filter>',
    ),
    status: 207,
    has: ['SUMMARY:Dinner: Fish and chips'],
  },
];

const appleFind = (properties: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<A:propfind xmlns:A="DAV:">\n  <A:prop>${properties}</A:prop>\n</A:propfind>\n`;
const apple = {
  'user-agent': 'iOS/18.1 (22B83) remindd/1.0',
  'content-type': 'text/xml',
  prefer: 'return=minimal',
  brief: 't',
};
const appleUid = '6F0C1E0A-9D0B-4B8B-8B59-3F5A0B1C2D3E';

const appleReminders: ClientRequest[] = [
  {
    method: 'PROPFIND',
    url: '/caldav/',
    headers: { ...apple, depth: '0' },
    body: appleFind('<A:current-user-principal/><A:principal-URL/><A:resourcetype/>'),
    status: 207,
    has: ['/caldav/principals/{id}/', '<x:principal-URL xmlns:x="DAV:"/>'],
  },
  { method: 'OPTIONS', url: '/caldav/principals/{id}/', headers: apple, status: 200 },
  {
    method: 'PROPFIND',
    url: '/caldav/principals/{id}/',
    headers: { ...apple, depth: '0' },
    body: appleFind(
      `<B:calendar-home-set xmlns:B="urn:ietf:params:xml:ns:caldav"/>
       <B:calendar-user-address-set xmlns:B="urn:ietf:params:xml:ns:caldav"/>
       <A:current-user-principal/><A:displayname/>
       <C:dropbox-home-URL xmlns:C="http://calendarserver.org/ns/"/>
       <C:email-address-set xmlns:C="http://calendarserver.org/ns/"/>
       <A:principal-collection-set/><A:principal-URL/><A:resource-id/>
       <B:schedule-inbox-URL xmlns:B="urn:ietf:params:xml:ns:caldav"/><A:supported-report-set/>`,
    ),
    status: 207,
    has: ['<c:calendar-home-set><d:href>/caldav/calendars/{id}/</d:href>', 'dropbox-home-URL'],
  },
  {
    method: 'PROPFIND',
    url: '/caldav/calendars/{id}/',
    headers: { ...apple, depth: '1' },
    body: appleFind(
      `<A:add-member/><C:allowed-sharing-modes xmlns:C="http://calendarserver.org/ns/"/>
       <D:autoprovisioned xmlns:D="http://apple.com/ns/ical/"/>
       <D:calendar-color xmlns:D="http://apple.com/ns/ical/"/>
       <B:calendar-description xmlns:B="urn:ietf:params:xml:ns:caldav"/>
       <D:calendar-order xmlns:D="http://apple.com/ns/ical/"/>
       <B:calendar-timezone xmlns:B="urn:ietf:params:xml:ns:caldav"/>
       <A:current-user-privilege-set/><A:displayname/>
       <C:getctag xmlns:C="http://calendarserver.org/ns/"/><A:owner/><A:quota-available-bytes/>
       <A:resourcetype/><B:supported-calendar-component-set xmlns:B="urn:ietf:params:xml:ns:caldav"/>
       <A:supported-report-set/><A:sync-token/>`,
    ),
    status: 207,
    has: ['<ic:calendar-color>#4C6450FF</ic:calendar-color>', '<d:sync-token>https://'],
  },
  {
    method: 'PROPPATCH',
    url: '/caldav/calendars/{id}/list/',
    headers: apple,
    body: `<?xml version="1.0" encoding="UTF-8"?><A:propertyupdate xmlns:A="DAV:"><A:set><A:prop>
      <D:calendar-order xmlns:D="http://apple.com/ns/ical/">2</D:calendar-order></A:prop></A:set></A:propertyupdate>`,
    status: 405,
  },
  {
    method: 'PUT',
    url: `/caldav/calendars/{id}/list/${appleUid}.ics`,
    headers: { ...apple, 'content-type': 'text/calendar', 'if-none-match': '*' },
    body: [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Apple Inc.//iOS 18.1//EN',
      'CALSCALE:GREGORIAN',
      'BEGIN:VTIMEZONE',
      'TZID:Australia/Sydney',
      'BEGIN:STANDARD',
      'DTSTART:20080406T030000',
      'RRULE:FREQ=YEARLY;BYMONTH=4;BYDAY=1SU',
      'TZOFFSETFROM:+1100',
      'TZOFFSETTO:+1000',
      'TZNAME:AEST',
      'END:STANDARD',
      'END:VTIMEZONE',
      'BEGIN:VTODO',
      'CREATED:20261128T013025Z',
      'DTSTAMP:20261128T013026Z',
      'DTSTART;TZID=Australia/Sydney:20261129T090000',
      'DUE;TZID=Australia/Sydney:20261129T090000',
      'LAST-MODIFIED:20261128T013026Z',
      'PRIORITY:1',
      'STATUS:NEEDS-ACTION',
      'SUMMARY:Bin bags',
      `UID:${appleUid}`,
      'X-APPLE-SORT-ORDER:786504625',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Reminder',
      'TRIGGER;VALUE=DATE-TIME:20261128T220000Z',
      'UID:5B0A0A0C-AA5C-4A0A-8A0C-0A0C0A0C0A0C',
      'X-WR-ALARMUID:5B0A0A0C-AA5C-4A0A-8A0C-0A0C0A0C0A0C',
      'END:VALARM',
      'END:VTODO',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
    status: 201,
  },
  {
    method: 'PROPFIND',
    url: '/caldav/calendars/{id}/list/',
    headers: { ...apple, depth: '1' },
    body: appleFind('<A:getcontenttype/><A:getetag/>'),
    status: 207,
    has: [`${appleUid}.ics`, 'component=VTODO'],
  },
  {
    method: 'REPORT',
    url: '/caldav/calendars/{id}/list/',
    headers: { ...apple, depth: '1' },
    body: `<?xml version="1.0" encoding="UTF-8"?>
      <B:calendar-multiget xmlns:B="urn:ietf:params:xml:ns:caldav"><A:prop xmlns:A="DAV:"><A:getetag/>
      <B:calendar-data/><C:created-by xmlns:C="http://calendarserver.org/ns/"/></A:prop>
      <A:href xmlns:A="DAV:">/caldav/calendars/{id}/list/${appleUid}.ics</A:href></B:calendar-multiget>`,
    status: 207,
    has: ['SUMMARY:Bin bags', `UID:${appleUid}`, 'CATEGORIES:Household &amp; Personal Care'],
  },
];

const davx5Find = (content: string) =>
  `<?xml version='1.0' encoding='UTF-8' ?><propfind xmlns="DAV:" xmlns:CAL="urn:ietf:params:xml:ns:caldav" xmlns:CARD="urn:ietf:params:xml:ns:carddav"><prop>${content}</prop></propfind>`;
const davx5 = { 'user-agent': 'DAVx5/4.4.3', 'content-type': 'application/xml; charset=utf-8' };

const davx5Tasks: ClientRequest[] = [
  {
    method: 'PROPFIND',
    url: '/caldav/',
    headers: { ...davx5, depth: '0' },
    body: davx5Find(
      '<resourcetype /><displayname /><CAL:calendar-description /><CAL:calendar-home-set /><current-user-principal />',
    ),
    status: 207,
    has: ['/caldav/principals/{id}/'],
  },
  {
    method: 'PROPFIND',
    url: '/caldav/calendars/{id}/',
    headers: { ...davx5, depth: '1' },
    body: davx5Find(
      `<resourcetype /><current-user-privilege-set /><displayname /><owner /><CARD:addressbook-description />
       <CAL:calendar-description /><n0:calendar-color xmlns:n0="http://apple.com/ns/ical/" />
       <CAL:calendar-timezone /><CAL:supported-calendar-component-set />
       <n1:source xmlns:n1="http://calendarserver.org/ns/" /><n2:push-transports xmlns:n2="https://bitfire.at/webdav-push" />`,
    ),
    status: 207,
    has: ['<d:write-content/>', 'xmlns:x="https://bitfire.at/webdav-push"'],
  },
  {
    method: 'PROPFIND',
    url: '/caldav/calendars/{id}/list/',
    headers: { ...davx5, depth: '0' },
    body: davx5Find(
      '<CAL:max-resource-size /><n0:getctag xmlns:n0="http://calendarserver.org/ns/" /><supported-report-set /><sync-token />',
    ),
    status: 207,
    has: ['<d:report><d:sync-collection/></d:report>', '<c:max-resource-size>65536<'],
  },
  {
    method: 'REPORT',
    url: '/caldav/calendars/{id}/list/',
    headers: { ...davx5, depth: '1' },
    body: `<?xml version='1.0' encoding='UTF-8' ?><CAL:calendar-query xmlns="DAV:" xmlns:CAL="urn:ietf:params:xml:ns:caldav"><prop><getetag /></prop><CAL:filter><CAL:comp-filter name="VCALENDAR"><CAL:comp-filter name="VTODO" /></CAL:comp-filter></CAL:filter></CAL:calendar-query>`,
    status: 207,
    has: ['<d:getetag>&quot;'],
    hasNot: ['SUMMARY'],
  },
  {
    method: 'REPORT',
    url: '/caldav/calendars/{id}/list/',
    headers: { ...davx5, depth: '0' },
    body: `<?xml version='1.0' encoding='UTF-8' ?><sync-collection xmlns="DAV:"><sync-token /><sync-level>1</sync-level><prop><getetag /></prop></sync-collection>`,
    status: 207,
    has: ['<d:sync-token>https://', '<d:getetag>&quot;'],
  },
];

const thunderbird: ClientRequest[] = [
  {
    method: 'PROPFIND',
    url: '/caldav/calendars/{id}/meals/',
    headers: { depth: '0', 'content-type': 'text/xml; charset=utf-8' },
    body: `<?xml version="1.0" encoding="UTF-8"?>
      <D:propfind xmlns:D='DAV:' xmlns:CS='http://calendarserver.org/ns/' xmlns:C='urn:ietf:params:xml:ns:caldav'>
      <D:prop><D:resourcetype/><D:owner/><D:current-user-principal/><D:current-user-privilege-set/>
      <D:supported-report-set/><C:supported-calendar-component-set/><CS:getctag/></D:prop></D:propfind>`,
    status: 207,
    has: ['<d:privilege><d:read/></d:privilege>', '<c:comp name="VEVENT"/>'],
    hasNot: ['<d:write'],
  },
  {
    method: 'PROPFIND',
    url: '/caldav/calendars/{id}/meals/',
    headers: { depth: '1', 'content-type': 'text/xml; charset=utf-8' },
    body: `<?xml version="1.0" encoding="UTF-8"?>
      <D:propfind xmlns:D='DAV:'><D:prop><D:getcontenttype/><D:resourcetype/><D:getetag/></D:prop></D:propfind>`,
    status: 207,
    has: ['component=VEVENT'],
  },
];

it.each([
  ['Home Assistant', homeAssistant],
  ['the Reminders of Apple', appleReminders],
  ['DAVx5', davx5Tasks],
  ['Thunderbird', thunderbird],
])('the requests of %s are answered as it expects', async (client, requests) => {
  const person = await registerUser(testApp.app, `Reader of ${client}`);
  const { send } = await openCaldavApp(testApp.app, person);
  await person.ask(listItemsRoutes.add, { body: { text: '6 eggs' } });
  const now = testApp.deps.clock();
  const date = todayIn(now, standInTimeZone);
  await person.ask(mealsRoutes.add, { body: { date, entry: { note: 'Fish and chips' } } });
  const time = (days: number) =>
    new Date(now.getTime() + days * 86_400_000).toISOString().replace(/[-:]|\.\d+/g, '');
  const filled = (text: string) =>
    text
      .replaceAll('{id}', person.user._id)
      .replaceAll('{from}', time(-2))
      .replaceAll('{to}', time(2));
  for (const { method, url, headers = {}, body = '', status, has = [], hasNot = [] } of requests) {
    const answer = await send(method, filled(url), { headers, body: filled(body) });
    expect([method, url, answer.status]).toEqual([method, url, status]);
    for (const text of has) expect(answer.body).toContain(filled(text));
    for (const text of hasNot) expect(answer.body).not.toContain(text);
  }
});
