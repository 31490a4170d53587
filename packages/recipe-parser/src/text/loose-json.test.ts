import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseLooseJson } from './loose-json';

describe('parseLooseJson', () => {
  it.each<[string, string, unknown]>([
    ['what is right', '{"a":[1,true,null,"x"]}', { a: [1, true, null, 'x'] }],
    ['raw line breaks and tabs in texts', '{"a":"x\n\ty"}', { a: 'x\n\ty' }],
    ['trailing and doubled commas', '{"a":[1,2,,],,}', { a: [1, 2] }],
    ['comments', '{/* one */"a":1, // two\n"b":2}', { a: 1, b: 2 }],
    [
      'addresses that look like comments',
      '{"a":"https://example.org/*x*/",}',
      { a: 'https://example.org/*x*/' },
    ],
    ['invalid escapes', String.raw`{"a":"it\'s 5\% \\ \u00bd \uZZ"}`, { a: "it's 5% \\ ½ uZZ" }],
    [
      'quotes inside a text',
      '{"a":"a 9" tin","b":"the "big" one"}',
      { a: 'a 9" tin', b: 'the "big" one' },
    ],
    [
      'quotes with commas inside a text',
      '{"a":["a 9", deep tin","x"],"b":"the "big", one"}',
      { a: ['a 9", deep tin', 'x'], b: 'the "big", one' },
    ],
    ['CDATA', '//<![CDATA[\n{"a":1}\n//]]>', { a: 1 }],
    ['comment marks of HTML', '<!-- {"a":1} -->', { a: 1 }],
    ['a semicolon at the end', '{"a":1};', { a: 1 }],
    ['a byte order mark', '\ufeff{"a":1}', { a: 1 }],
    ['several documents in a row', '{"a":1}\n{"b":2}', [{ a: 1 }, { b: 2 }]],
    ['several documents with commas', '{"a":1},{"b":2},', [{ a: 1 }, { b: 2 }]],
    ['an end that is missing', '{"a":[{"b":"x"', { a: [{ b: 'x' }] }],
    ['brackets too many', '{"a":1}}', { a: 1 }],
    ['escaped quotes', '{&quot;a&quot;:&quot;x &amp;amp; y&quot;}', { a: 'x &amp; y' }],
  ])('loose JSON is parsed in spite of its flaws: %s', (_what, text, value) => {
    expect(parseLooseJson(text)).toEqual(value);
  });

  it.each(['', 'not json', '{a}', '{{{{', '[}', '// {"a":1}'])(
    'loose JSON gives nothing for %j',
    (text) => {
      expect(parseLooseJson(text)).toBeUndefined();
    },
  );

  it('loose JSON that is right is parsed as it is', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(parseLooseJson(JSON.stringify(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it('loose JSON is parsed through raw line breaks wherever they are', () => {
    const text = fc.stringMatching(/^[a-z ,:{}[\]']*$/);
    fc.assert(
      fc.property(fc.dictionary(fc.stringMatching(/^[a-z]+$/), text), (record) => {
        const broken = JSON.stringify({ ...record, last: 'a\nb' }).replace('\\n', '\n');
        expect(parseLooseJson(broken)).toEqual({ ...record, last: 'a\nb' });
      }),
    );
  });

  it('loose JSON never throws when it is parsed', () => {
    const pieces = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      '"',
      ',',
      ':',
      '\\',
      '/*',
      '*/',
      '//',
      '\n',
      'a',
      '1',
      '&quot;',
    );
    fc.assert(
      fc.property(fc.array(pieces), (parts) => {
        expect(() => parseLooseJson(parts.join(''))).not.toThrow();
      }),
    );
  });
});

it.each<[string, string, unknown]>([
  ['single quotes', "{'a': 'b', 'c': [1, 'it''s']}".replace("''", '’'), { a: 'b', c: [1, 'it’s'] }],
  ['curly quotes', '{”a”: ”b”}', { a: 'b' }],
  ['names without quotes', '{a: "b", c: {d: ["e"]}}', { a: 'b', c: { d: ['e'] } }],
  ['values that are none', '{"a": NaN, "b": undefined, "c": true}', { a: null, b: null, c: true }],
  [
    'a missing comma before a name',
    '{"a": "b" "c": ["d"] "e": 5 "f": {}}',
    { a: 'b', c: ['d'], e: 5, f: {} },
  ],
  [
    'quotes inside a text',
    '{"a": "a 6" tin, then: a "big" bowl"}',
    { a: 'a 6" tin, then: a "big" bowl' },
  ],
])('JSON with %s is repaired', (_kind, text, value) => {
  expect(parseLooseJson(text)).toEqual(value);
});
