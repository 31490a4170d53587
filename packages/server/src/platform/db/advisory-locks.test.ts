import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { advisoryLocks } from './advisory-locks';

const source = join(import.meta.dirname, '../..');

test('advisory locks have different numbers', () => {
  const numbers = Object.values(advisoryLocks);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('whoever takes an advisory lock has its number from the list', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
  const takers = files
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => /pg_\w*advisory/.test(read(file)));
  expect(takers.length).toBeGreaterThan(1);
  for (const file of takers) {
    const text = read(file);
    const given = [...text.matchAll(/pg_\w*advisory\w*\(\s*([^)]*)/g)].map(([, number]) => number);
    expect({ file, given: given.filter((number) => !isFromList(number!)) }).toEqual({
      file,
      given: [],
    });
    expect(text, file).toMatch(/advisory-locks'|const advisoryLocks/);
  }
});

const read = (file: string) => readFileSync(join(source, file), 'utf8');

/** A parameter of the statement, or a name of the list; never a number. */
const isFromList = (argument: string) => /^(?:\$1|\$\{advisoryLocks[.[].*)$/.test(argument);
