/**
 * The text of an OpenDocument file (`content.xml` of an .odt) as HTML: headings, paragraphs, lists, tables, bold text
 * and images, by their names in the file.
 * Deleted text, notes and annotations are left out.
 *
 * Source: OASIS OpenDocument 1.3, part 3.
 */
import { Parser } from 'htmlparser2';

const chunkLength = 65_536;
/** Nested deeper, no person wrote it. */
const deepest = 200;

export function htmlOfOpenDocument(xml: string): string {
  const writer = new HtmlWriter();
  const parser = new Parser(writer, { xmlMode: true, decodeEntities: true });
  for (let at = 0; at < xml.length && writer.depth < deepest; at += chunkLength) {
    parser.write(xml.slice(at, at + chunkLength));
  }
  parser.end();
  return writer.html.join('');
}

type Attributes = Record<string, string>;

/** Its methods with `on` are called by the parser. */
class HtmlWriter {
  readonly html: string[] = [];
  /** Open elements, each with the tags that end it. */
  private readonly open: string[] = [];
  private style: { name: string; parent: string } | undefined;
  private readonly boldStyles = new Set<string>();
  private readonly parents = new Map<string, string>();
  private readonly numberedLists = new Set<string>();
  private listStyle = '';
  private isInText = false;
  /** Of elements whose text is left out. */
  private leftOut = 0;

  get depth(): number {
    return this.open.length;
  }

  onopentag(name: string, attributes: Attributes): void {
    this.readStyle(name, attributes);
    if (name === 'office:text') this.isInText = true;
    if (leftOutNames.has(name)) this.leftOut += 1;
    const tag = this.isInText && this.leftOut === 0 ? this.tagOf(name, attributes) : '';
    if (tag !== '') this.html.push(`<${tag}>`);
    if (name === 'draw:image') this.addImage(attributes['xlink:href'] ?? '');
    this.open.push(tag);
    if (this.isInText && (name === 'text:tab' || name === 'text:s')) this.ontext(' ');
  }

  ontext(text: string): void {
    if (!this.isInText || this.leftOut > 0) return;
    this.html.push(text.replace(/&/g, '&amp;').replace(/</g, '&lt;'));
  }

  onclosetag(name: string): void {
    const tag = this.open.pop() ?? '';
    if (tag !== '' && tag !== 'br') this.html.push(`</${tag}>`);
    if (leftOutNames.has(name)) this.leftOut -= 1;
    if (name === 'office:text') this.isInText = false;
    if (name === 'style:style') this.style = undefined;
  }

  private addImage(name: string): void {
    const isLeftOut = !this.isInText || this.leftOut > 0 || /["<>&]/.test(name) || name === '';
    if (!isLeftOut) this.html.push(`<img src="${name}">`);
  }

  private readStyle(name: string, attributes: Attributes): void {
    const styleName = attributes['style:name'] ?? '';
    if (name === 'style:style') {
      const parent = attributes['style:parent-style-name'] ?? '';
      this.style = { name: styleName, parent };
      this.parents.set(styleName, parent);
    }
    const isBold = name === 'style:text-properties' && attributes['fo:font-weight'] === 'bold';
    if (isBold && this.style) this.boldStyles.add(this.style.name);
    if (name === 'text:list-style') this.listStyle = styleName;
    if (name === 'text:list-level-style-number' && attributes['text:level'] === '1') {
      this.numberedLists.add(this.listStyle);
    }
  }

  private tagOf(name: string, attributes: Attributes): string {
    const style = attributes['text:style-name'] ?? '';
    if (name === 'text:h') return headingTag(Number(attributes['text:outline-level'] ?? 1));
    if (name === 'text:p') return this.paragraphTag(style);
    if (name === 'text:list') return this.numberedLists.has(style) ? 'ol' : 'ul';
    if (name === 'text:span') return this.boldStyles.has(style) ? 'b' : 'span';
    return tags[name] ?? '';
  }

  /** Paragraphs may have the style of a heading, by themselves or by the style above theirs. */
  private paragraphTag(style: string): string {
    const name = `${style} ${this.parents.get(style) ?? ''}`;
    if (/(?:^|\s)Title(?:\s|$)/.test(name)) return 'h1';
    const level = /(?:^|\s)Heading_20_(\d)/.exec(name)?.[1];
    if (level !== undefined) return headingTag(Number(level));
    return this.boldStyles.has(style) ? 'h6' : 'p';
  }
}

const headingTag = (level: number): string => `h${Math.min(6, Math.max(1, level || 1))}`;

const tags: Record<string, string> = {
  'text:list-item': 'li',
  'text:line-break': 'br',
  'table:table': 'table',
  'table:table-row': 'tr',
  'table:table-cell': 'td',
};

const leftOutNames: ReadonlySet<string> = new Set([
  'text:tracked-changes',
  'text:note',
  'office:annotation',
  'svg:title',
  'svg:desc',
  'text:table-of-content',
]);
