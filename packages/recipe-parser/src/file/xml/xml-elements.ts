/**
 * The elements of an XML document that hold one recipe each, one at a time and as plain values.
 *
 * - Read as a stream of tags: a book of thousands of recipes needs no tree in memory, and time grows with
 *   the length alone.
 * - Entities that a document defines are never expanded: a document with such a definition is refused.
 *   No external file is ever opened.
 * - Depth, and the elements of one recipe, are bounded; what is beyond is reported by the caller.
 */
import { Parser, type Handler } from 'htmlparser2';

/** An element: its text alone, or its attributes and children by name; several of one name are a list. */
export type XmlValue = string | XmlNode;
export interface XmlNode {
  [name: string]: XmlValue | XmlValue[];
}

/** The name of the text of an element that has attributes or children too. */
const textOfNode = '#text';

export interface XmlStart {
  root: string;
  definesEntities: boolean;
}

/**
 * The name of the outermost element.
 *
 * @returns undefined for what does not begin like XML
 * @example xmlStart('<?xml version="1.0"?><cookbook><recipe>') // { root: 'cookbook', definesEntities: false }
 */
export function xmlStart(text: string): XmlStart | undefined {
  const beginning = text.slice(0, longestStart);
  const root = /<([A-Za-z_][\w.-]{0,60})(?=[\s/>])/.exec(beginning)?.[1];
  if (root === undefined || !/^[\ufeff\s]*</.test(beginning)) return undefined;
  return { root, definesEntities: /<!ENTITY\b/i.test(beginning) };
}

/**
 * @param recipeName of the elements that hold a recipe each; one inside another belongs to that other
 * @example [...xmlElements('<book><recipe><title>Pie</title></recipe></book>', 'recipe')] // [{ title: 'Pie' }]
 */
export function* xmlElements(text: string, recipeName: string): Generator<XmlNode, XmlEnd> {
  const collector = new ElementCollector(recipeName);
  const parser = new Parser(collector, { xmlMode: true });
  for (let at = 0; at < text.length; at += chunkLength) {
    parser.write(text.slice(at, at + chunkLength));
    yield* collector.taken();
    if (collector.isTooDeep) return { isTooDeep: true };
  }
  parser.end();
  yield* collector.taken();
  return { isTooDeep: false };
}

export interface XmlEnd {
  /** Reading ended there: nothing behind it was read. */
  isTooDeep: boolean;
}

interface Open {
  name: string;
  values: Map<string, XmlValue[]>;
  text: string[];
}

class ElementCollector implements Partial<Handler> {
  isTooDeep = false;
  private depth = 0;
  private elements = 0;
  private readonly open: Open[] = [];
  private found: XmlNode[] = [];

  constructor(private readonly recipeName: string) {}

  *taken(): Generator<XmlNode> {
    const found = this.found;
    this.found = [];
    yield* found;
  }

  onopentag(tag: string, attributes: Record<string, string>): void {
    this.depth += 1;
    this.isTooDeep ||= this.depth > maxDepth;
    const name = withoutPrefix(tag);
    if (this.open.length === 0 && name !== this.recipeName) return;
    if (this.open.length === 0) this.elements = 0;
    this.elements += 1;
    const values = new Map<string, XmlValue[]>();
    for (const [key, value] of Object.entries(attributes)) {
      if (value.trim() !== '') values.set(withoutPrefix(key), [value]);
    }
    this.open.push({ name, values, text: [] });
  }

  ontext(text: string): void {
    this.open.at(-1)?.text.push(text);
  }

  onclosetag(): void {
    this.depth -= 1;
    const element = this.open.pop();
    if (element === undefined || this.elements > maxElements) return;
    const value = valueOf(element);
    const around = this.open.at(-1);
    if (around !== undefined) addValue(around.values, element.name, value);
    else this.found.push(typeof value === 'string' ? { [textOfNode]: value } : value);
  }
}

function valueOf({ values, text }: Open): XmlValue {
  const words = text.join('').trim();
  if (values.size === 0) return words;
  if (words !== '') addValue(values, textOfNode, words);
  return Object.fromEntries(
    [...values].map(([name, each]) => [name, each.length === 1 ? each[0]! : each]),
  );
}

function addValue(values: Map<string, XmlValue[]>, name: string, value: XmlValue): void {
  const before = values.get(name);
  if (before === undefined) values.set(name, [value]);
  else before.push(value);
}

/** @example withoutPrefix('rk:title') // 'title' */
const withoutPrefix = (name: string): string => name.replace(/^[^:]*:/, '');

/** A document type with its definitions stands before the first element. */
const longestStart = 100_000;
const chunkLength = 65_536;
/** Far deeper than any program nests; the parser's time grows with its open tags. */
const maxDepth = 200;
/** Of one recipe; the elements behind them are left out. */
const maxElements = 20_000;
