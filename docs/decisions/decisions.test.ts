/** Decision records are written alike, so that one sees at once which of them hold. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const names = readdirSync(import.meta.dirname).filter((name) => /^\d{4}-.*\.md$/.test(name));
const records = names
  .filter((name) => !name.startsWith('0000'))
  .map((name) => ({
    name,
    lines: readFileSync(new URL(name, import.meta.url), 'utf8').split('\n'),
  }));

const statusLine =
  /^\d{4}-\d\d-\d\d, (?:accepted|replaced by (?<by>\d{4}))\.(?: It replaces .* of decision \d{4}\.)?$/;

test('a decision record has its number and a title, then its date and whether it holds', () => {
  const others = records.filter(
    ({ name, lines: [title = '', blank, status = ''] }) =>
      !title.startsWith(`# ${name.slice(0, 4)}: `) || blank !== '' || !statusLine.test(status),
  );
  expect(others.map(({ name }) => name)).toEqual([]);
});

test('a decision record that was replaced names one that is there', () => {
  const replacedBy = records.flatMap(
    ({ lines }) => statusLine.exec(lines[2]!)?.groups?.['by'] ?? [],
  );
  expect(replacedBy.filter((by) => !names.some((name) => name.startsWith(by)))).toEqual([]);
});

test('no two decision records have one number', () => {
  const numbers = names.map((name) => name.slice(0, 4));
  expect(numbers.filter((number, n) => numbers.indexOf(number) !== n)).toEqual([]);
});
