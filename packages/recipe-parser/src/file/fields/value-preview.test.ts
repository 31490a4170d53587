import fc from 'fast-check';
import { expect, test } from 'vitest';
import { valuePreview } from './value-preview';

test.each([
  ['soup', 'soup'],
  [{ a: 1, b: [true, null, 'x'] }, '{"a":1,"b":[true,null,"x"]}'],
  ['two\n  lines', 'two lines'],
  ['a\u0000b', 'ab'],
  [{ 'a\u0000': '\ud83c' }, '{"a":"\ufffd"}'],
])('the value %j has a short preview', (value, sample) => {
  expect(valuePreview(value)).toBe(sample);
});

test('short values are previewed as JSON writes them', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 2 }), (value) => {
      const json = JSON.stringify(value);
      fc.pre(typeof value !== 'string' && json.length < 80 && !/\s|\\u|-0/.test(json));
      expect(valuePreview(value)).toBe(json);
    }),
  );
});

test('a preview of a large value looks only at its beginning', () => {
  const looked: number[] = [];
  const items = new Proxy([] as number[], {
    get: (list, name, proxy) => {
      if (name === 'length') return 1_000_000;
      if (/^\d+$/.test(String(name))) looked.push(Number(name));
      return Reflect.get(list, name, proxy);
    },
  });
  expect(valuePreview(items)).toMatch(/^\[.*…$/);
  expect(looked.length).toBeLessThan(400);
  const deep = JSON.parse('['.repeat(20_000) + ']'.repeat(20_000)) as unknown;
  expect(valuePreview(deep)).toMatch(/^\[{20,}…/);
});
