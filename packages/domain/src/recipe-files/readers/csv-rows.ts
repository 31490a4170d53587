/**
 * The rows of a CSV file (RFC 4180).
 *
 * - Fields stand between commas, semicolons or tabs: whichever the first row has most of outside quotes.
 * - In quotes a field may hold separators, line breaks and doubled quotes. A quote that never ends ends
 *   with the file.
 * - Rows without any text are left out; a byte order mark goes.
 */
const separators = [',', ';', '\t'] as const;

/** @example csvRows('a,"b ""c"""\n1,2') // [['a', 'b "c"'], ['1', '2']] */
export function csvRows(text: string): string[][] {
  const separator = separatorOf(text);
  const rows: string[][] = [];
  let row: string[] = [];
  let field = '';
  let isQuoted = false;
  const endField = () => {
    row.push(field);
    field = '';
  };
  const endRow = () => {
    endField();
    if (row.some((each) => each.trim() !== '')) rows.push(row);
    row = [];
  };
  for (let at = text.startsWith('\ufeff') ? 1 : 0; at < text.length; at += 1) {
    const character = text[at]!;
    if (isQuoted) {
      if (character !== '"') field += character;
      else if (text[at + 1] === '"') {
        field += '"';
        at += 1;
      } else isQuoted = false;
    } else if (character === '"' && field.trim() === '') {
      isQuoted = true;
      field = '';
    } else if (character === separator) endField();
    else if (character === '\n') endRow();
    else if (character !== '\r') field += character;
    else if (text[at + 1] !== '\n') endRow();
  }
  if (field !== '' || row.length > 0) endRow();
  return rows;
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
