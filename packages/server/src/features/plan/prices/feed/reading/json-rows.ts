/** The objects of a JSON list, or of a list in an object by its name; nothing else of the file is stored. */
import { JSONParser, type ParsedElementInfo } from '@streamparser/json';
import { say } from '@saltbush/domain/texts/say';
import type { RawRow } from './feed-row';
import { refused, type Numbered, type RowReader } from './numbered-row';

/** @param names of the lists that may hold the rows */
export function jsonRows(names: readonly string[]): RowReader {
  let found: Numbered[] = [];
  let row = 0;
  let hasList = false;
  let isBroken = false;
  const paths = ['$', '$.*', ...names.map((name) => `$.${name}.*`)];
  const parser = new JSONParser({ paths, keepStack: false });
  parser.onValue = ({ value, key, parent, stack }: ParsedElementInfo) => {
    const depth = stack.length;
    if (Array.isArray(value) && (depth === 0 || (depth === 1 && names.includes(String(key))))) {
      hasList = true;
    }
    const isOfList =
      Array.isArray(parent) && (depth === 1 || names.includes(String(stack[1]?.key)));
    if (!isOfList) return;
    row += 1;
    const isRow = typeof value === 'object' && value !== null && !Array.isArray(value);
    found.push({ raw: isRow ? (value as unknown as RawRow) : say('It is no object.'), row });
  };
  parser.onError = () => {
    isBroken = true;
  };
  const taken = (): Numbered[] => {
    const rows = found;
    found = [];
    return rows;
  };
  return {
    *read(piece) {
      if (!isBroken) parser.write(piece.replace(/^\uFEFF/, ''));
      yield* taken();
      if (isBroken) throw refused(row > 0 ? cutOff(row) : noList);
    },
    *end() {
      yield* taken();
      if (!parser.isEnded) throw refused(row > 0 ? cutOff(row) : noList);
      if (!hasList) throw refused(noList);
    },
  };
}

const noList = say('This JSON is no list of products.');
const cutOff = (row: number): string => say('This JSON is broken after row {row}.', { row });
