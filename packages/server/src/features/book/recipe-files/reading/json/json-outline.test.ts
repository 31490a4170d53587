import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jsonItems, jsonOutline, maxDepth } from './json-outline';

const bytes = (text: string) => Buffer.from(text, 'utf8');
const items = (text: string, field?: string) =>
  [...jsonItems(bytes(text), field)].map(
    ({ from, to }) => JSON.parse(bytes(text).toString('utf8', from, to)) as unknown,
  );

describe('items of a list', () => {
  test('any list in JSON gives back its items', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), fc.boolean(), (list, isPretty) => {
        expect(items(JSON.stringify(list, null, isPretty ? 2 : 0))).toEqual(
          JSON.parse(JSON.stringify(list)),
        );
      }),
    );
  });

  test('any list in a field of JSON gives back its items', () => {
    const others = fc.dictionary(fc.string(), fc.jsonValue());
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), others, others, (list, before, after) => {
        delete before['recipes'];
        delete after['recipes'];
        const text = JSON.stringify({ ...before, recipes: list, ...after });
        expect(items(text, 'recipes')).toEqual(JSON.parse(JSON.stringify(list)));
      }),
    );
  });

  test.each([
    ['[]', undefined, []],
    ['{"a": [1]}', undefined, []],
    ['{"a": {"recipes": [1]}, "b": "recipes", "recipes": [2, "\\"]"]}', 'recipes', [2, '"]']],
    ['{"recipes": 5, "x": [1]}', 'recipes', []],
    ['[1, 2', undefined, [1]],
    ['', undefined, []],
  ])('the JSON text %s in the field %s has its items', (text, field, expected) => {
    expect(items(text, field)).toEqual(expected);
  });
});

describe('outline', () => {
  test('depth and values of a JSON outline are those of the parsed document', () => {
    const depthOf = (value: unknown): number =>
      typeof value === 'object' && value !== null
        ? 1 + Math.max(0, ...Object.values(value).map(depthOf))
        : 0;
    const valuesIn = (value: unknown): number =>
      typeof value !== 'object' || value === null
        ? 1
        : Object.values(value).reduce(
            (sum: number, inner) => sum + valuesIn(inner) + (Array.isArray(value) ? 0 : 1),
            1,
          );
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const plain = JSON.parse(JSON.stringify(value)) as unknown;
        expect(jsonOutline(bytes(JSON.stringify(value)))).toMatchObject({
          depth: depthOf(plain),
          values: valuesIn(plain),
        });
      }),
    );
  });

  test('a JSON outline has the fields of an object', () => {
    expect(jsonOutline(bytes('{"a":[1,{"b":[]}],"c":{},"d":"e"}')).fields).toEqual([
      { name: 'a', isList: true },
      { name: 'c', isList: false },
    ]);
  });

  test('a JSON text that never ends is looked at once', () => {
    for (const text of ['[', '{"a":', '"', '"\\', '\\"', '1,', 'x']) {
      const { depth } = jsonOutline(Buffer.alloc(2 ** 20, text));
      expect(depth).toBeLessThanOrEqual(maxDepth + 1);
    }
  });
});
