import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCsv } from './csv';
import { CsvReader, csvRows } from './csv-rows';

const rowsOf = (text: string) => [...csvRows(text)];
const fixture = (name: string) =>
  readFileSync(new URL(`../../../../fixtures/recipe-files/${name}`, import.meta.url), 'utf8');

test('a table of Plan to Eat is read', () => {
  expect(readCsv(fixture('plan-to-eat.csv'))!.recipes.map((read) => read())).toMatchObject([
    {
      draft: {
        title: "Corn fritters, Gran's",
        description: 'For "hungry" people',
        serves: 4,
        yieldText: '12 fritters',
        prepMinutes: 10,
        cookMinutes: 15,
        totalMinutes: 25,
        course: 'breakfast',
        cuisine: 'Australian',
        tags: ['Quick', 'Weekend', 'Corn'],
        notes: 'Nutrition: calories 210',
        ingredients: [{ amount: '2' }, { amount: '1', unit: 'cup', name: 'flour' }],
        steps: [{ text: 'Grate the corn.' }, { text: 'Fry in butter.' }],
        sourceAttribution: { siteName: 'Gran', siteUrl: 'https://gran.example/fritters' },
      },
      rating: 4,
      createdAt: '2019-08-07T06:05:04.000Z',
      images: [{ kind: 'web', address: 'https://gran.example/f.jpg' }],
      notUnderstood: [{ path: 'nutritional score (generic)', sample: 'B' }],
    },
  ]);
});

test('a table is read when its columns can be recognised', () => {
  const { recipes } = readCsv(fixture('other.csv'))!;
  expect(recipes.map((read) => read())).toMatchObject([
    {
      draft: {
        title: 'Soup',
        serves: 2,
        ingredients: [{ name: 'onion' }, { name: 'stock' }],
        steps: [{ text: 'Chop' }, { text: 'Simmer' }],
      },
      notUnderstood: [{ path: 'shelf', sample: 'B3' }],
    },
    { draft: { title: 'Bread' }, notUnderstood: [] },
  ]);
});

test.each(['', 'name,phone\nPriya,1', 'title\nSoup', 'just words', '"never ends'])(
  'the text %j is no table of recipes',
  (text) => {
    expect(readCsv(text)).toBeUndefined();
  },
);

describe('rows', () => {
  test.each([
    [
      'a,b\r\n1,2\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a;b\n"1;2";3',
      [
        ['a', 'b'],
        ['1;2', '3'],
      ],
    ],
    [
      'a\tb\n1,5\t2',
      [
        ['a', 'b'],
        ['1,5', '2'],
      ],
    ],
    ['a,"b\nc",d', [['a', 'b\nc', 'd']]],
    ['a,"she said ""yes"""', [['a', 'she said "yes"']]],
    ['a,,\n,,\nb', [['a', '', ''], ['b']]],
    ['a\rb', [['a'], ['b']]],
    ['a\rb\nc\r\nd', [['a'], ['b'], ['c'], ['d']]],
    ['a, "b,c",d', [['a', 'b,c', 'd']]],
    [
      'a,"b" c\n1,2',
      [
        ['a', 'b c'],
        ['1', '2'],
      ],
    ],
    ['a,b\n"1,2\n3,4', [['a', 'b'], ['1,2\n3,4']]],
  ])('the CSV text %j has its rows', (text, rows) => {
    expect(rowsOf(text)).toEqual(rows);
  });

  test('every table comes back when it was written with quotes', () => {
    const cell = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => text.trim() !== '');
    const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { minLength: 1 });
    fc.assert(
      fc.property(table, (rows) => {
        const text = rows
          .map((row) => row.map((each) => `"${each.replaceAll('"', '""')}"`).join(','))
          .join('\n');
        expect(rowsOf(text)).toEqual(rows);
      }),
    );
  });

  test('a CSV file that comes in pieces has the same rows', () => {
    const text = fc.string({ unit: fc.constantFrom(...',";\n\r\ta \ufeff'), maxLength: 40 });
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 5 }), (rest, length) => {
        // The first piece has the whole first row.
        const first = 'a,b\n';
        const reader = new CsvReader();
        const rows = [...reader.read(first)];
        for (let at = 0; at < rest.length; at += length) {
          rows.push(...reader.read(rest.slice(at, at + length)));
        }
        rows.push(...reader.end());
        expect(rows).toEqual(rowsOf(first + rest));
      }),
    );
  });
});
