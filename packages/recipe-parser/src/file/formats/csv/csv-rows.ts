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
  const reader = new CsvReader(keepsBlankRows);
  yield* reader.read(text);
  yield* reader.end();
  return undefined;
}

/**
 * The same for a file that comes in pieces, so that it need not be in memory.
 *
 * @example
 * const reader = new CsvReader();
 * for await (const text of file) for (const row of reader.read(text)) save(row);
 * for (const row of reader.end()) save(row);
 */
export class CsvReader {
  private readonly keepsBlankRows: boolean;
  private separator: string | undefined;
  private row: string[] = [];
  private field = '';
  /** Looking at the text itself again for each quote would take time with the square of its length. */
  private isBlank = true;
  private isQuoted = false;
  /** The last character of a piece: what it means depends on the next one. */
  private held = '';

  constructor(keepsBlankRows = false) {
    this.keepsBlankRows = keepsBlankRows;
  }

  /** @param piece the first one has the whole first row, which names the separator */
  *read(piece: string): Generator<string[], undefined> {
    const text = this.held + (this.separator === undefined ? piece.replace(/^\uFEFF/, '') : piece);
    this.separator ??= separatorOf(text);
    this.held = '';
    for (let at = 0; at < text.length; at += 1) {
      const character = text[at]!;
      if (at === text.length - 1 && (character === '"' || character === '\r')) {
        this.held = character;
        break;
      }
      if (this.isQuoted && character === '"' && text[at + 1] === '"') {
        this.add('"');
        at += 1;
      } else yield* this.take(character, text[at + 1]);
    }
    return undefined;
  }

  *end(): Generator<string[], undefined> {
    if (this.held !== '') yield* this.take(this.held, undefined);
    this.held = '';
    if (this.field !== '' || this.row.length > 0) yield* this.endRow();
    return undefined;
  }

  private take(character: string, next: string | undefined): string[][] {
    if (this.isQuoted) {
      if (character !== '"') this.add(character);
      else this.isQuoted = false;
    } else if (character === '"' && this.isBlank) {
      this.isQuoted = true;
      this.field = '';
    } else if (character === this.separator) this.endField();
    else if (character === '\n') return this.endRow();
    else if (character !== '\r') this.add(character);
    else if (next !== '\n') return this.endRow();
    return noRows;
  }

  private add(character: string): void {
    this.field += character;
    this.isBlank &&= character.trim() === '';
  }

  private endField(): void {
    this.row.push(this.field);
    this.field = '';
    this.isBlank = true;
  }

  private endRow(): string[][] {
    this.endField();
    const ended = this.row;
    this.row = [];
    return this.keepsBlankRows || ended.some((each) => each.trim() !== '') ? [ended] : noRows;
  }
}

const noRows: string[][] = [];

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
