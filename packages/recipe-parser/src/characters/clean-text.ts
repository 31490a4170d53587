/**
 * Converts text of web pages to plain text.
 *
 * - Character references are decoded twice: many sites escape what was already escaped.
 * - Escapes of JSON that lost their backslash ("shepherdu0026#039;s") are what they stand for.
 * - Tags, comments, scripts and styles go; a tag that ends a block or breaks a line ends a line here.
 * - Runs of white space become one space; invisible characters (zero-width space, direction marks,
 *   soft hyphen, byte order mark) go.
 * - Text that was read in the wrong character set is put right.
 * - Nothing else is changed: spelling, case, fractions and punctuation stay the author's.
 * - Every step takes linear time: pages are untrusted input.
 */
import { decodeHtmlEntities } from './html-entities';
import { repairMojibake } from './mojibake';

/**
 * One line of text.
 *
 * @example cleanText('Mum&amp;#39;s <b>pie</b>\n') // "Mum's pie"
 */
export function cleanText(text: string): string {
  return cleanLines(text).join(' ');
}

/**
 * The text's own lines, without the blank ones.
 *
 * @example cleanLines('<p>2 eggs</p><p>100 g&nbsp;sugar</p>') // ["2 eggs", "100 g sugar"]
 */
export function cleanLines(text: string): string[] {
  return repairMojibake(withoutTags(decodeHtmlEntities(decodeHtmlEntities(withEscapes(text)))))
    .replace(invisible, '')
    .split(/[\n\r\u2028\u2029]/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}

function withEscapes(text: string): string {
  if (!/u[02]0/i.test(text)) return text;
  return text.replace(bareEscape, (_all, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** Marks and letters of Latin text; a quote or dash only inside a word, since "menu2014" is a year. */
const bareEscape = /\\?u(00(?:2[267f]|3[ce]|[a-f][0-9a-f])|20[123][0-9a-f](?=\p{Ll}))/giu;

function withoutTags(text: string): string {
  const lastEnd = text.lastIndexOf('>');
  let plain = '';
  let from = 0;
  for (
    let open = text.indexOf('<');
    open !== -1 && open < lastEnd;
    open = text.indexOf('<', from)
  ) {
    const name = tagStart.exec(text.slice(open, open + longestTagStart))?.[1];
    const end = name === undefined ? open + 1 : endOfTag(text, open, name);
    // "<" as in "less than" is text.
    plain += text.slice(from, name === undefined ? end : open) + (isLineEnding(name) ? '\n' : '');
    from = end;
  }
  return plain + text.slice(from);
}

/** Index just after the tag, or after the whole element where its content is no text. */
function endOfTag(text: string, open: number, name: string): number {
  const isHidden = /^(?:script|style)$/i.test(name);
  const mark = name === '!--' ? '-->' : isHidden ? hiddenEnd(text, open, name) : '>';
  const at = text.indexOf(mark, open);
  return at === -1 ? text.length : at + mark.length;
}

/** How the element's end is written: "</style>", "</STYLE >"; a comment that never ends hides the rest. */
function hiddenEnd(text: string, open: number, name: string): string {
  const end = new RegExp(`</${name}[^<>]{0,20}>`, 'i');
  return end.exec(text.slice(open))?.[0] ?? `</${name}>`;
}

function isLineEnding(name: string | undefined): boolean {
  return name !== undefined && lineEnding.test(name);
}

const longestTagStart = 20;
const tagStart = /^<\/?(!--|[a-z][a-z0-9]*)/i;
const lineEnding =
  /^(?:br|hr|p|div|li|ul|ol|dl|dt|dd|h[1-6]|tr|table|section|article|blockquote)$/i;

const invisible = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\ufeff\ufffc]/g;
