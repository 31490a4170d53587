/** Writes the XML of answers. Prefixes are fixed; the outermost element declares them. */

export const namespaces = {
  d: 'DAV:',
  c: 'urn:ietf:params:xml:ns:caldav',
  cs: 'http://calendarserver.org/ns/',
  ic: 'http://apple.com/ns/ical/',
} as const;

export type DavName = `${keyof typeof namespaces}:${string}`;

interface Parts {
  /** Elements in it, as XML. */
  content?: string;
  /** A text in it. */
  text?: string;
  attributes?: Readonly<Record<string, string>>;
  isRoot?: boolean;
}

/** @example davElement('d:href', { text: '/caldav/' }) // '<d:href>/caldav/</d:href>' */
export function davElement(name: DavName, parts: Parts = {}): string {
  const { content = escapeXml(parts.text ?? ''), attributes, isRoot = false } = parts;
  const declared = isRoot ? declarations : {};
  const written = Object.entries({ ...declared, ...attributes })
    .map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
    .join('');
  const element =
    content === '' ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
  return isRoot ? `<?xml version="1.0" encoding="utf-8"?>\n${element}` : element;
}

const declarations: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(namespaces).map(([prefix, namespace]) => [`xmlns:${prefix}`, namespace]),
);

/**
 * An empty element of any namespace, as a client has named it.
 *
 * @param name was read as XML
 */
export const emptyElement = ({ namespace, name }: { namespace: string; name: string }): string =>
  `<x:${name} xmlns:x="${escapeXml(namespace)}"/>`;

/** Without what XML has no place for. */
const escapeXml = (text: string): string =>
  text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"]/g, (character) => entities[character]!);

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
