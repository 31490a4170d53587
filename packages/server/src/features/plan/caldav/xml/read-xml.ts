/**
 * The XML of a call, which is small: elements with their namespaces, since each client has prefixes of its own.
 *
 * - A document with a type is refused, so that none defines entities. Those of XML itself are read.
 * - Depth and the number of elements are bounded, far above what clients send.
 */
import { Parser, type Handler } from 'htmlparser2';
import { DavRefusal } from './dav-refusal';
import { namespaces, type DavName } from './write-xml';

export interface XmlElement {
  /** Blank without one. */
  namespace: string;
  /** Without its prefix. */
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlElement[];
  /** Of the element itself, trimmed. */
  text: string;
}

/**
 * @returns undefined of a blank text
 * @throws DavRefusal 400
 */
export function readXml(text: string): XmlElement | undefined {
  if (text.trim() === '') return undefined;
  const reader = new ElementReader(text);
  const parser = new Parser(reader, { xmlMode: true });
  for (let at = 0; at < text.length && !reader.problem; at += chunkLength) {
    parser.write(text.slice(at, at + chunkLength));
  }
  if (!reader.problem) parser.end();
  const problem = reader.problem ?? (reader.root ? undefined : 'There is no element');
  if (problem !== undefined) throw new DavRefusal(400, { message: `${problem}.` });
  return reader.root;
}

/** @example nameOf(element) // 'd:prop'; undefined of a namespace that we do not know */
export function nameOf({
  namespace,
  name,
}: Pick<XmlElement, 'namespace' | 'name'>): DavName | undefined {
  const prefix = prefixes.get(namespace);
  return prefix === undefined ? undefined : `${prefix}:${name}`;
}

export const childrenNamed = ({ children }: XmlElement, name: DavName): XmlElement[] =>
  children.filter((child) => nameOf(child) === name);

export const childNamed = (element: XmlElement, name: DavName): XmlElement | undefined =>
  childrenNamed(element, name)[0];

const prefixes = new Map(
  Object.entries(namespaces).map(([prefix, namespace]): [string, keyof typeof namespaces] => [
    namespace,
    prefix as keyof typeof namespaces,
  ]),
);

class ElementReader implements Partial<Handler> {
  root: XmlElement | undefined;
  problem: string | undefined;
  private readonly open: XmlElement[] = [];
  private count = 0;
  private parser: Parser | undefined;

  constructor(private readonly document: string) {}

  onparserinit(parser: Parser): void {
    this.parser = parser;
  }

  onprocessinginstruction(name: string): void {
    if (name.startsWith('!')) this.problem = 'A document type is not read';
  }

  onopentag(tag: string, attributes: Record<string, string>): void {
    this.count += 1;
    const around = this.open.at(-1);
    if (this.count > maxElements || this.open.length >= maxDepth) this.problem = 'It is too large';
    else if (around === undefined && this.root) this.problem = 'There are several documents';
    if (this.problem !== undefined) return;
    const [, prefix, name] = tagPattern.exec(tag) ?? [];
    const namespace = this.namespaceOf(prefix, attributes);
    if (name === undefined || namespace === undefined) {
      this.problem = `The element ${tag.slice(0, 50)} is not understood`;
      return;
    }
    const element = { namespace, name, attributes, children: [], text: '' };
    if (around) around.children.push(element);
    else this.root = element;
    this.open.push(element);
  }

  ontext(text: string): void {
    const element = this.open.at(-1);
    if (element) element.text += text;
    else if (text.trim() !== '') this.problem = 'This is not XML';
  }

  onclosetag(tag: string, isImplied: boolean): void {
    if (isImplied && !this.isSelfClosed())
      this.problem ??= `The element ${tag.slice(0, 50)} is not closed`;
    const closed = this.open.pop();
    if (closed) closed.text = closed.text.trim();
  }

  /** The parser calls the end of `<a/>` implied, as it does that of an element which nothing closes. */
  private isSelfClosed(): boolean {
    const end = this.parser?.endIndex ?? 0;
    return this.document.slice(end - 1, end + 1) === '/>';
  }

  /** As the nearest element around declares it. */
  private namespaceOf(
    prefix: string | undefined,
    attributes: Record<string, string>,
  ): string | undefined {
    const declaration = prefix === undefined ? 'xmlns' : `xmlns:${prefix}`;
    const declaring = [...this.open.map((element) => element.attributes), attributes].findLast(
      (each) => Object.hasOwn(each, declaration),
    );
    return declaring?.[declaration] ?? (prefix === undefined ? '' : undefined);
  }
}

/** Names that can be written into an answer as they are. */
const tagPattern = /^(?:([A-Za-z_][\w.-]*):)?([A-Za-z_][\w.-]*)$/;
const chunkLength = 4_096;
const maxDepth = 30;
const maxElements = 3_000;
