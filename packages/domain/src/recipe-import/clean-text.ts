/**
 * Text found in other people's pages, made plain.
 *
 * - Character references are decoded twice: many sites escape what was already escaped.
 * - Tags, comments, scripts and styles go; a tag that ends a block or breaks a line ends a line here.
 * - Runs of white space become one space; invisible characters (zero-width space, direction marks,
 *   soft hyphen, byte order mark) go.
 * - Text that was read in the wrong character set is put right.
 * - Nothing else is changed: spelling, case, fractions and punctuation stay the author's.
 * - Every step takes time in proportion to the text: pages come from strangers.
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
  return repairMojibake(withoutTags(decodeHtmlEntities(decodeHtmlEntities(text))))
    .replace(invisible, '')
    .split(/[\n\r\u2028\u2029]/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}

function withoutTags(text: string): string {
  let plain = '';
  let from = 0;
  for (let open = text.indexOf('<'); open !== -1; open = text.indexOf('<', from)) {
    const tag = tagStart.exec(text.slice(open, open + 20));
    const end = tag === null ? -1 : endOfTag(text, open, tag[1] ?? '');
    if (end === -1) {
      // "<" as in "less than", or a tag that never ends: both are text.
      plain += text.slice(from, open + 1);
      from = open + 1;
      continue;
    }
    plain += text.slice(from, open) + (isLineEnding(tag?.[1]) ? '\n' : '');
    from = end;
  }
  return plain + text.slice(from);
}

/** Index just behind the tag, or behind the whole element where its content is not text. */
function endOfTag(text: string, open: number, name: string): number {
  if (name === '!--') return behind(text, '-->', open + 4);
  const end = behind(text, '>', open);
  const isHidden = /^(?:script|style)$/i.test(name);
  if (!isHidden || end === -1) return end;
  const close = text.toLowerCase().indexOf(`</${name.toLowerCase()}`, end);
  return close === -1 ? text.length : behind(text, '>', close);
}

function behind(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from);
  return at === -1 ? -1 : at + mark.length;
}

function isLineEnding(name: string | undefined): boolean {
  return name !== undefined && lineEnding.test(name);
}

const tagStart = /^<\/?(!--|[a-z][a-z0-9]*)/i;
const lineEnding =
  /^(?:br|hr|p|div|li|ul|ol|dl|dt|dd|h[1-6]|tr|table|section|article|blockquote)$/i;

const invisible = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\ufeff\ufffc]/g;
