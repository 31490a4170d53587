import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A place that a row names: a file, and words that stand in it. */
export interface Place {
  path: string;
  words?: string;
}

/** A row of a table: its cells by the headings of their columns. */
export type Row = Record<string, string>;

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = fileURLToPath(new URL('.', import.meta.url));

/**
 * The rows of all tables in a file of this folder, each cell without the backticks around it.
 *
 * @example readRows('7-calls.md')[0] // { Call: 'POST /auth/register', Where: '…', Test: '…' }
 */
export function readRows(file: string): Row[] {
  const rows: Row[] = [];
  let headings: string[] | undefined;
  for (const line of readFileSync(folder + file, 'utf8').split('\n')) {
    if (!line.startsWith('|')) headings = undefined;
    else if (headings === undefined) headings = cellsOf(line);
    else if (!/^[|\s:-]+$/.test(line)) rows.push(rowOf(headings, cellsOf(line)));
  }
  return rows;
}

/**
 * The places in a cell like "`web/paths.ts`: `words in it`; `web/other.ts`".
 *
 * @throws {Error} if the cell is written in another way
 */
export function placesOf(cell: string): Place[] {
  return cell.split('; `').map((part) => {
    const match = /^`?([^`:]+)(?:`(?:: `(.+?))?`?)?$/.exec(part);
    if (!match) throw new Error(`Not "\`file\`: \`words\`": ${part}`);
    return { path: match[1]!, words: match[2] };
  });
}

const texts = new Map<string, string | undefined>();

/** The text of a file, its apostrophes and spaces made alike; undefined if there is no such file. */
export function textOf(path: string): string | undefined {
  if (!texts.has(path)) texts.set(path, readText(path));
  return texts.get(path);
}

function readText(path: string): string | undefined {
  const [, name, rest] = /^([^/]+)\/(.*)$/.exec(path) ?? [];
  const candidates = [`packages/${name}/src/${rest}`, `packages/${path}`, path];
  const found = candidates.map((candidate) => root + candidate).find((file) => existsSync(file));
  return found && comparable(readFileSync(found, 'utf8'));
}

/** Text in which JSX, JavaScript and prose write the same words in the same way. */
export function comparable(text: string): string {
  return text
    .replace(/\{'([^']*)'\}|&apos;|\\'|’/g, (_all, inner?: string) => inner ?? "'")
    .replace(/\s+/g, ' ');
}

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

function rowOf(headings: string[], cells: string[]): Row {
  if (cells.length !== headings.length) throw new Error(`A cell too many or few: ${cells.join()}`);
  return Object.fromEntries(headings.map((heading, index) => [heading, cells[index]!]));
}
