/**
 * The lines of a text in Rich Text Format.
 *
 * - Size and weight of its type make headings. A row of a table is one line.
 * - Tables of fonts, colours and styles, images, notes, heads and feet, and hidden text are left out, and so is every
 *   destination that is marked as one to skip.
 * - Every step takes linear time, and groups nest as deep as they like: nothing is called again inside of itself.
 *
 * Source: Rich Text Format Specification, version 1.9.1.
 */
import { statesAmount } from '../text/lines/line-shape';
import type { DocumentLine } from './document-line';

export const isRtf = (beginning: string): boolean => beginning.startsWith('{\\rtf');

/** Of text in bytes, such as that of a code page of Windows. */
export type DecodeBytes = (bytes: Uint8Array, encoding: string) => string;

/** @param rtf one character for each byte */
export function linesOfRtf(rtf: string, decode: DecodeBytes): DocumentLine[] {
  const reader = new RtfReader(decode);
  for (const [, word, parameter, hex, sign, text] of rtf.matchAll(token)) {
    if (hex !== undefined) reader.readByte(Number.parseInt(hex, 16));
    else if (word !== undefined) reader.readWord(word, parameter ? Number(parameter) : undefined);
    else if (sign !== undefined) reader.readSign(sign);
    else if (text !== undefined) reader.readText(text);
  }
  reader.endLine();
  return reader.lines;
}

/** A word with its number and one blank; a byte; a brace or an escaped sign; or text. Line ends say nothing. */
const token = /\\([a-z]{1,32})(-?\d{1,10})? ?|\\'([\da-f]{2})|(\\[^a-z']|[{}])|([^\\{}\r\n]+)/gi;

interface Group {
  isSkipped: boolean;
  isBold: boolean;
  size: number;
  /** How many characters stand behind one of Unicode, for readers that do not know it. */
  substitutes: number;
}

class RtfReader {
  readonly lines: DocumentLine[] = [];
  private readonly groups: Group[] = [];
  private group: Group = { isSkipped: false, isBold: false, size: 24, substitutes: 1 };
  private encoding = 'windows-1252';
  private bytes: number[] = [];
  private text = '';
  private boldLetters = 0;
  private size = 0;
  private isInRow = false;
  private wasInRow = false;
  private toSkip = 0;

  constructor(private readonly decode: DecodeBytes) {}

  readByte(byte: number): void {
    if (this.toSkip > 0) this.toSkip -= 1;
    else this.bytes.push(byte);
  }

  readSign(sign: string): void {
    if (sign === '{') {
      this.endBytes();
      this.groups.push({ ...this.group });
    } else if (sign === '}') {
      this.endBytes();
      this.group = this.groups.pop() ?? this.group;
    } else if (sign === '\\*') this.group.isSkipped = true;
    else this.readText(escapedSigns[sign[1]!] ?? sign[1]!);
  }

  readText(text: string): void {
    this.endBytes();
    const skipped = Math.min(this.toSkip, text.length);
    this.toSkip -= skipped;
    this.add(text.slice(skipped));
  }

  readWord(word: string, parameter: number | undefined): void {
    this.endBytes();
    if (word === 'u') {
      this.add(String.fromCharCode(((parameter ?? 0) + 65_536) % 65_536));
      this.toSkip = this.group.substitutes;
      return;
    }
    this.toSkip = 0;
    const sign = signs[word];
    if (sign !== undefined) this.add(sign);
    else if (lineEnds.has(word)) this.endLine();
    else if (destinations.has(word)) this.group.isSkipped = true;
    else this.setState(word, parameter);
  }

  private setState(word: string, parameter: number | undefined): void {
    const { group } = this;
    if (word === 'b') group.isBold = parameter !== 0;
    else if (word === 'plain') Object.assign(group, { isBold: false, size: 24 });
    else if (word === 'fs' && parameter !== undefined) group.size = parameter;
    else if (word === 'uc') group.substitutes = parameter ?? 1;
    else if (word === 'v') group.isSkipped ||= parameter !== 0;
    else if (word === 'ansicpg') this.encoding = encodings[parameter ?? 0] ?? this.encoding;
    else if (word === 'intbl') this.isInRow = true;
    else if (word === 'pard') this.isInRow = false;
  }

  endLine(): void {
    this.endBytes();
    const text = this.text.replace(/\s+/g, ' ').trim();
    if (text !== '') {
      const isBold = this.boldLetters >= text.replace(/\s/g, '').length;
      const startsParagraph = !(this.isInRow && this.wasInRow) && !statesAmount(text);
      this.lines.push({ text, size: this.size * (isBold ? boldFactor : 1), startsParagraph });
      this.wasInRow = this.isInRow;
    }
    this.text = '';
    this.boldLetters = 0;
    this.size = 0;
  }

  /** Bytes that follow one another may be one character. */
  private endBytes(): void {
    if (this.bytes.length === 0) return;
    const bytes = Uint8Array.from(this.bytes);
    this.bytes = [];
    this.add(this.decode(bytes, this.encoding));
  }

  private add(text: string): void {
    if (this.group.isSkipped) return;
    this.text += text;
    const letters = text.replace(/\s/g, '').length;
    if (letters > 0) this.size = Math.max(this.size, this.group.size);
    if (this.group.isBold) this.boldLetters += letters;
  }
}

/** Bold type counts as so much larger. */
const boldFactor = 1.13;

const lineEnds: ReadonlySet<string> = new Set(['par', 'line', 'row', 'sect', 'page', 'nestrow']);

const signs: Record<string, string> = {
  tab: ' ',
  cell: ' ',
  nestcell: ' ',
  emdash: '—',
  endash: '–',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  emspace: ' ',
  enspace: ' ',
};

/** Behind a backslash: a blank that does not break, a soft hyphen, a hyphen that does not break. */
const escapedSigns: Record<string, string> = { '~': ' ', '-': '', _: '-', '\n': ' ', '\r': ' ' };

const destinations: ReadonlySet<string> = new Set(
  `fonttbl colortbl stylesheet info pict object fldinst filetbl
  header headerl headerr headerf footer footerl footerr footerf
  footnote annotation listtable listoverridetable rsidtbl generator xe themedata
  colorschememapping datastore latentstyles nonshppict bkmkstart`.split(/\s+/),
);

const encodings: Record<number, string> = {
  ...Object.fromEntries(
    [874, 1250, 1251, 1252, 1253, 1254, 1255, 1256, 1257, 1258].map((page) => [
      page,
      `windows-${page}`,
    ]),
  ),
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  65001: 'utf-8',
  10000: 'macintosh',
};
