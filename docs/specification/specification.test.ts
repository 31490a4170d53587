/** What the tables beside this file say is so: see docs/specification.md. */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, test } from 'vitest';
import { allRoutes } from '../../packages/contract/src/all-routes';
import { paths } from '../../packages/web/src/paths';
import { hasField } from './api-document';
import { comparable, placesOf, readRows, textOf, type Place, type Row } from './read-tables';

/** The tables, and how many rows each has at least: none may get lost. */
const tables: Record<string, number> = {
  '2-screens.md': 65,
  '3-fields.md': 140,
  '4-states.md': 46,
  '5-validation.md': 18,
  '6-roles.md': 9,
  '7-calls.md': 125,
  '8-messages.md': 119,
  '9-constants.md': 40,
};

describe.each(Object.entries(tables))('%s', (file, leastRows) => {
  const rows = readRows(file);

  it('a table of the specification has all its rows, and no empty cell', () => {
    expect(rows.length).toBeGreaterThanOrEqual(leastRows);
    expect(rows.filter((row) => Object.values(row).includes(''))).toEqual([]);
  });

  it('a table of the specification names files, words and tests that are there', () => {
    const problems = rows.flatMap((row) => [
      ...problemsOf(row, 'Where', (path) => !isTest(path)),
      ...problemsOf(row, 'Test', isTest),
    ]);
    expect(problems).toEqual([]);
  });
});

test('the folder of the specification has no other table', () => {
  const files = readdirSync(fileURLToPath(new URL('.', import.meta.url)));
  expect(files.filter((file) => file.endsWith('.md'))).toEqual(Object.keys(tables));
});

test('every address of the specification is one of the web app', () => {
  const addresses = readRows('2-screens.md').flatMap(({ Address }) => Address ?? []);
  expect(Object.values(paths).map((path) => `\`${path}\``)).toEqual(
    expect.arrayContaining(addresses),
  );
});

test('every field of the specification is one of its call, and every input too', () => {
  const fields = readRows('3-fields.md').filter((row) => row['Field'] !== undefined);
  const inputs = readRows('7-calls.md').filter((row) => row['Input'] !== undefined);
  const named = [...fields, ...inputs].map(({ Field, Call, Input, Of }) => ({
    call: unquoted(Call ?? Of),
    name: unquoted(Field ?? Input),
  }));
  expect(named.filter(({ call, name }) => !hasField(call, name))).toEqual([]);
});

test('every call of the specification is in the contract, and answered in the file it names', () => {
  const rows = readRows('7-calls.md').filter((row) => row['Call'] !== undefined);
  for (const { Call = '', Where = '' } of rows) {
    const [handler] = Object.values(allRoutes).flatMap((routes) =>
      Object.entries(routes)
        .filter(([, { method, path }]) => `\`${method} ${path}\`` === Call)
        .map(([name]) => name),
    );
    expect(handler, `${Call} in the contract`).toBeDefined();
    const texts = placesOf(Where).map(({ path }) => textOf(path));
    expect(texts.join(), Call).toMatch(new RegExp(`\\b${handler}(:|\\(|,)`));
  }
});

const unquoted = (cell = ''): string => cell.replaceAll('`', '');

const isTest = (path: string): boolean => /\.test\.tsx?$|^e2e\/[^/]+\.spec\.ts$/.test(path);

function problemsOf(row: Row, column: string, isOfKind: (path: string) => boolean): string[] {
  const places = placesOf(row[column] ?? '');
  return places.flatMap((place) => {
    const problem = problemOf(withMessage(place, row), isOfKind);
    return problem === undefined ? [] : [`${Object.values(row)[0]}: ${place.path} ${problem}`];
  });
}

/** A message stands in the files of its row, unless they name other words. */
const withMessage = ({ path, words }: Place, { Message }: Row): Place => ({
  path,
  words: words ?? (Message && unquoted(Message)),
});

function problemOf({ path, words }: Place, isOfKind: (path: string) => boolean) {
  const text = textOf(path);
  if (text === undefined) return 'is not there';
  if (!isOfKind(path)) return 'stands in the wrong column';
  if (words !== undefined && !text.includes(comparable(words))) return `does not say "${words}"`;
  return undefined;
}
