/** What a button or a key does to the text of a field, as one replacement that can be undone. */

export type Mark = 'bold' | 'italics' | 'list' | 'link';

/** The text from `from` to `to` becomes `text`; then what is between the two places of `select` is selected. */
export interface TextEdit {
  from: number;
  to: number;
  text: string;
  select: [start: number, end: number];
}

/**
 * @example editFor('bold', 'Stir well', { start: 5, end: 9 }).text // '**well**'
 */
export function editFor(
  mark: Mark,
  value: string,
  selection: { start: number; end: number },
): TextEdit {
  if (mark === 'bold') return wrapped(value, selection, '**', 'bold');
  if (mark === 'italics') return wrapped(value, selection, '*', 'italics');
  return mark === 'list' ? listed(value, selection) : linked(value, selection);
}

interface Selection {
  start: number;
  end: number;
}

/** Pressed again, the marks go. */
function wrapped(value: string, { start, end }: Selection, sign: string, blank: string): TextEdit {
  const before = value.slice(0, start);
  const isMarked = before.endsWith(sign) && value.slice(end).startsWith(sign);
  const isOther = sign === '*' && before.endsWith('**') && !before.endsWith('***');
  if (isMarked && !isOther) {
    const from = start - sign.length;
    const text = value.slice(start, end);
    return { from, to: end + sign.length, text, select: [from, from + text.length] };
  }
  // Marks stand at the words, and a space outside of them.
  const given = value.slice(start, end);
  const first = start + given.length - given.trimStart().length;
  const words = given.trim() || blank;
  const from = given.trim() === '' ? start : first;
  const to = given.trim() === '' ? end : from + words.length;
  const at = from + sign.length;
  return { from, to, text: sign + words + sign, select: [at, at + words.length] };
}

/** Each line of the selection is an item, and there is always a second one: a single one is no list. */
function listed(value: string, { start, end }: Selection): TextEdit {
  const from = value.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = value.indexOf('\n', end);
  const to = lineEnd === -1 ? value.length : lineEnd;
  const lines = value.slice(from, to).split('\n');
  const items = lines.map((line) => (line.startsWith('- ') ? line : `- ${line.trim()}`));
  const text = items.length === 1 ? `${items[0]}\n- ` : items.join('\n');
  const isBlank = lines.length === 1 && lines[0]!.trim() === '';
  const caret = isBlank ? from + 2 : from + text.length;
  return { from, to, text, select: [caret, caret] };
}

function linked(value: string, { start, end }: Selection): TextEdit {
  const given = value.slice(start, end).trim();
  const isAddress = /^https?:\/\/\S+$/i.test(given);
  const words = isAddress || given === '' ? 'link' : given;
  const address = isAddress ? given : 'https://';
  const text = `[${words}](${address})`;
  const at = start + (isAddress ? 1 : words.length + 3);
  return { from: start, to: end, text, select: [at, at + (isAddress ? words : address).length] };
}
