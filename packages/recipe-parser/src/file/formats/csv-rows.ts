/**
 * The rows of a CSV file (RFC 4180).
 *
 * - Fields are between commas, semicolons or tabs: whichever the first row has most of outside quotes.
 * - In quotes a field may hold separators, line breaks and doubled quotes. A quote that never ends ends
 *   with the file.
 * - Rows without any text are left out; a byte order mark is removed.
 */
const separators = [',', ';', '\t'] as const;

/**
 * Row by row: of what is no table only the beginning is read.
 *
 * @param keepsBlankRows so that rows can be counted
 * @example [...csvRows('a,"b ""c"""\n1,2')] // [['a', 'b "c"'], ['1', '2']]
 */
export function* csvRows(text: string, keepsBlankRows = false): Generator<string[], undefined> {
  const separator = separatorOf(text);
  let row: string[] = [];
  let field = '';
  /** Looking at the text itself again for each quote would take time with the square of its length. */
  let isBlank = true;
  let isQuoted = false;
  const add = (character: string) => {
    field += character;
    isBlank &&= character.trim() === '';
  };
  const endField = () => {
    row.push(field);
    field = '';
    isBlank = true;
  };
  const endRow = () => {
    endField();
    const ended = row;
    row = [];
    return keepsBlankRows || ended.some((each) => each.trim() !== '') ? [ended] : [];
  };
  for (let at = text.startsWith('\ufeff') ? 1 : 0; at < text.length; at += 1) {
    const character = text[at]!;
    if (isQuoted) {
      if (character !== '"') add(character);
      else if (text[at + 1] === '"') {
        add('"');
        at += 1;
      } else isQuoted = false;
    } else if (character === '"' && isBlank) {
      isQuoted = true;
      field = '';
    } else if (character === separator) endField();
    else if (character === '\n') yield* endRow();
    else if (character !== '\r') add(character);
    else if (text[at + 1] !== '\n') yield* endRow();
  }
  if (field !== '' || row.length > 0) yield* endRow();
  return undefined;
}

function separatorOf(text: string): string {
  const counts = new Map<string, number>(separators.map((each) => [each, 0]));
  let isQuoted = false;
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted;
    else if (character === '\n' && !isQuoted) break;
    else if (!isQuoted && counts.has(character)) counts.set(character, counts.get(character)! + 1);
  }
  return separators.reduce((best, next) => (counts.get(next)! > counts.get(best)! ? next : best));
}
