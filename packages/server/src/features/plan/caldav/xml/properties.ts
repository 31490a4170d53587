/** Properties of resources, as a client asks for them (RFC 4918, 9.1): each is written when it is asked for. */
import { nameOf, type XmlElement } from './read-xml';
import { davElement, emptyElement, type DavName } from './write-xml';

/** What is in a property: a text, elements, or nothing. */
export type PropertyValue = { text: string } | { content: string };
export type Properties = Partial<Record<DavName, () => PropertyValue | Promise<PropertyValue>>>;

export type Asked =
  { kind: 'names' } | { kind: 'values'; of: readonly Pick<XmlElement, 'namespace' | 'name'>[] };

/** A response of a multistatus: the properties that there are, and those that there are not. */
export async function responseOf(
  href: string,
  properties: Properties,
  asked: Asked,
): Promise<string> {
  const found: string[] = [];
  const missing: string[] = [];
  const names = asked.kind === 'values' ? asked.of : [];
  if (asked.kind === 'names') {
    found.push(...propertyNames(properties).map((name) => davElement(name)));
  }
  for (const each of names) {
    const name = nameOf(each);
    const write = name && Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (name && write) found.push(davElement(name, await write()));
    else missing.push(emptyElement(each));
  }
  return davElement('d:response', {
    content:
      davElement('d:href', { text: href }) +
      propStat(found, 'HTTP/1.1 200 OK') +
      propStat(missing, 'HTTP/1.1 404 Not Found'),
  });
}

/** Of a resource that there is not. */
export const missingResponse = (href: string): string =>
  davElement('d:response', {
    content:
      davElement('d:href', { text: href }) +
      davElement('d:status', { text: 'HTTP/1.1 404 Not Found' }),
  });

export const multistatus = (responses: readonly string[], more = ''): string =>
  davElement('d:multistatus', { content: responses.join('') + more, isRoot: true });

export const propertyNames = (properties: Properties): DavName[] =>
  Object.keys(properties) as DavName[];

function propStat(properties: readonly string[], status: string): string {
  if (properties.length === 0) return '';
  const content =
    davElement('d:prop', { content: properties.join('') }) +
    davElement('d:status', { text: status });
  return davElement('d:propstat', { content });
}
