/**
 * Where a source has bold, italics and links: the lines of its HTML or Markdown as they are without them, and which
 * parts of these were marked.
 *
 * - The lines are those of `cleanLines`, so that they are found again in what readers made of the source.
 * - Only lines that have marks are given. Marks end with their line; links lead to web pages.
 */
import { cleanLines } from '../../characters/clean-text';
import { decodeHtmlEntities } from '../../characters/html-entities';
import { withoutTracking } from '../../recipe/page-address';

export interface MarkedLine {
  text: string;
  /** In the order of their starts; an outer one before those inside of it. */
  spans: MarkedSpan[];
}

/** From `start` up to, not including, `end`. */
interface Place {
  start: number;
  end: number;
}

export type MarkedSpan =
  (Place & { kind: 'bold' | 'italics' }) | (Place & { kind: 'link'; href: string });

/**
 * @param pageUrl where the source is from, for links without a host
 * @example markedLines('Melt <b>all</b> of it') // [{ text: 'Melt all of it', spans: [{ kind: 'bold', start: 5, end: 8 }] }]
 */
export function markedLines(source: string, pageUrl?: string): MarkedLine[] {
  if (!anyMark.test(source)) return [];
  const hrefs: string[] = [];
  const open = (href: string | undefined): string => {
    if (href === undefined || hrefs.length >= mostLinks) return '';
    return signs.link + String.fromCharCode(firstLink + hrefs.push(href) - 1);
  };
  const signed = source
    .slice(0, longestSource)
    .replace(ourSigns, '')
    .replace(tag, (_all, end: string, name: string, attributes: string) => {
      const kind = kinds[name.toLowerCase()]!;
      if (end !== '') return signs.end[kind];
      return kind === 'link' ? open(hrefIn(attributes, pageUrl)) : signs[kind];
    })
    .replace(link, (_all, text: string, href: string) => {
      const sign = open(absolute(href, pageUrl));
      return sign === '' ? text : sign + text + signs.end.link;
    })
    .replace(stars, (_all, marks: string, text: string) => marked(marks.length, text))
    .replace(underscores, (_all, marks: string, text: string) => marked(marks.length, text));
  return cleanLines(signed).flatMap((line) => {
    const read = readSigns(line, hrefs);
    return read.spans.length > 0 ? [read] : [];
  });
}

type Kind = MarkedSpan['kind'];

const kinds: Readonly<Record<string, Kind>> = {
  b: 'bold',
  strong: 'bold',
  i: 'italics',
  em: 'italics',
  a: 'link',
};

/** Characters that no text has stand for where marks begin and end, while the text is cleaned. */
const signs = {
  bold: '\ue000',
  italics: '\ue001',
  link: '\ue002',
  end: { bold: '\ue003', italics: '\ue004', link: '\ue005' },
};
/** Behind the sign of a link, which one it is. */
const firstLink = 0xe100;
const mostLinks = 1_000;
const ourSigns = /[\ue000-\ue5ff]/g;

const begun: ReadonlyMap<string, Kind> = new Map([
  [signs.bold, 'bold'],
  [signs.italics, 'italics'],
  [signs.link, 'link'],
]);
const ended: ReadonlyMap<string, Kind> = new Map(
  Object.entries(signs.end).map(([kind, sign]) => [sign, kind as Kind]),
);

const marked = (count: number, text: string): string => {
  const inner = count > 1 ? signs.bold + text + signs.end.bold : text;
  return count === 2 ? inner : signs.italics + inner + signs.end.italics;
};

/** Takes the signs out of a line, and the spaces that they leave twice. */
function readSigns(line: string, hrefs: readonly string[]): MarkedLine {
  const spans: MarkedSpan[] = [];
  const open: MarkedSpan[] = [];
  let text = '';
  let isAfterSpace = true;
  for (let at = 0; at < line.length; at += 1) {
    const character = line[at]!;
    const kind = begun.get(character);
    const endedKind = ended.get(character);
    if (kind === 'link') {
      const href = hrefs[line.charCodeAt(at + 1) - firstLink] ?? '';
      open.push({ kind, href, start: text.length, end: 0 });
      at += 1;
    } else if (kind !== undefined) {
      open.push({ kind, start: text.length, end: 0 });
    } else if (endedKind !== undefined) {
      const index = open.findLastIndex((span) => span.kind === endedKind);
      if (index === -1) continue;
      // What began inside of it ends with it.
      spans.push(...open.splice(index).map((span) => ({ ...span, end: text.length })));
    } else if (character !== ' ' || !isAfterSpace) {
      text += character;
      isAfterSpace = character === ' ';
    }
  }
  spans.push(...open.map((span) => ({ ...span, end: text.length })));
  const trimmed = spans.flatMap((span) => withoutSpaces(span, text));
  return {
    text: text.trimEnd(),
    spans: trimmed.toSorted((a, b) => a.start - b.start || b.end - a.end),
  };
}

function withoutSpaces(span: MarkedSpan, text: string): MarkedSpan[] {
  const inside = text.slice(span.start, span.end);
  const start = span.start + inside.length - inside.trimStart().length;
  const end = span.end - (inside.length - inside.trimEnd().length);
  return end > start ? [{ ...span, start, end }] : [];
}

function hrefIn(attributes: string, pageUrl: string | undefined): string | undefined {
  const [, double, single, bare] = href.exec(attributes) ?? [];
  const found = double ?? single ?? bare;
  return found === undefined ? undefined : absolute(decodeHtmlEntities(found), pageUrl);
}

/** Undefined for what is no other web page. */
function absolute(address: string, pageUrl: string | undefined): string | undefined {
  const given = address.trim();
  const [page = '', scheme = ''] = /^(https?:)\/\/[^/?#]+/i.exec(pageUrl ?? '') ?? [];
  const full = given.startsWith('//')
    ? (scheme || 'https:') + given
    : given.startsWith('/')
      ? page + given
      : given;
  const isUsable = /^https?:\/\/[^\s/?#\\][^\s\\]*$/i.test(full) && full.length <= longestHref;
  return isUsable ? withoutTracking(full) : undefined;
}

const anyMark = /<(?:b|strong|i|em|a)[\s>]|[*_][^\s*_]|\]\(/i;
const tag = /<(\/?)(b|strong|i|em|a)(\s[^<>]{0,2000})?>/gi;
const href = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
const link = /(?<!!)\[([^\][\n]{1,200})\]\(([^()\s]{1,2000})\)/g;
const stars = /(?<![\p{L}\p{N}*\\])(\*{1,3})(?![\s*])([^*\n]{1,500})(?<!\s)\1(?![\p{L}\p{N}*])/gu;
const underscores =
  /(?<![\p{L}\p{N}_\\])(_{1,3})(?![\s_])([^_\n]{1,500})(?<!\s)\1(?![\p{L}\p{N}_])/gu;
const longestHref = 2_000;
/** Characters; a recipe stands in the first of them. */
const longestSource = 3_000_000;
