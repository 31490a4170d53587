/**
 * What the marks in a text of a recipe mean: description, notes and steps (decision 0138).
 *
 * - A text is stored as it was typed. A few marks of Markdown in it mean bold (`**twice**`), italics (`*once*`, `_so_`),
 *   links (`[a page](https://…)`, or a bare address) and lists (two or more lines that begin with "- " or "* ", or with
 *   numbers that count up). Links lead to web pages alone.
 * - Everything else is the text that it is: headings, images, HTML, tables, code, indented lines, backslashes.
 * - A text that was written without these marks in mind stays what it was: a sign inside of a word ("2*3", "snake_case"),
 *   beside a space ("5 * 3"), or without its partner ("salt*") is a sign, and a single line with "1." or "-" is no list.
 * - Marks end with their line.
 */

/** A text with its marks understood. */
export interface FormattedText {
  /** The text without marks; bullets and numbers of lists stay, as they are part of a plain text too. */
  plain: string;
  /** In the order of their starts, an outer one before those inside of it; they never cross. */
  spans: FormatSpan[];
  /** Lines of lists, in order. */
  items: ListItem[];
}

/** A place in `plain`: from `start` up to, not including, `end`, as `slice` counts. */
interface Place {
  start: number;
  end: number;
}

export type FormatSpan = Place &
  ({ kind: 'bold' } | { kind: 'italics' } | { kind: 'link'; href: string });

export interface ListItem extends Place {
  kind: 'bullet' | 'number';
  /** Where its text begins, behind the bullet or the number. */
  textStart: number;
  /** Whether it is the first of its list. */
  isFirst: boolean;
}

/**
 * Whether a text may have marks: quick, and never false where `readFormattedText` finds some.
 *
 * @example hasMarks('Fold **gently**.') // true
 * @example hasMarks('Fold gently.') // false
 */
export const hasMarks = (text: string): boolean => anyMark.test(text);

/** @example isWebAddress('https://saltbush.example/pie') // true */
export const isWebAddress = (address: string): boolean =>
  address.length <= longestAddress && /^https?:\/\/[^\s/?#\\]\S*$/i.test(address);

const anyMark = /[*_][^\s*_]|https?:\/\/|\n[^\S\n]*(?:[-*]|\d{1,3}[.)])[^\S\n]/i;

/** Browsers and servers refuse longer ones. */
const longestAddress = 2_000;
