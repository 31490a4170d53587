import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { slowTexts } from '../../../../recipe-parser/testing/growth';
import { type FormatSpan, type FormattedText, hasMarks, isWebAddress } from './formatted-text';
import { plainTextOf, withoutMarks } from './plain-text';
import { readFormattedText } from './read-formatted-text';

/** "bold: gently", "link to https://…: here". */
const shown = ({ plain, spans }: FormattedText): string[] =>
  spans.map((span) => `${nameOf(span)}: ${plain.slice(span.start, span.end)}`);

const nameOf = (span: FormatSpan): string =>
  span.kind === 'link' ? `link to ${span.href}` : span.kind;

describe('marks', () => {
  test.each<[string, string, string[]]>([
    ['**Make the sauce.** Melt.', 'Make the sauce. Melt.', ['bold: Make the sauce.']],
    ['Fold *gently*.', 'Fold gently.', ['italics: gently']],
    ['Fold _gently_.', 'Fold gently.', ['italics: gently']],
    ['__Note__: rest it', 'Note: rest it', ['bold: Note']],
    ['***Both*** here', 'Both here', ['italics: Both', 'bold: Both']],
    ['**a *b* c**', 'a b c', ['bold: a b c', 'italics: b']],
    ['(*optional*)', '(optional)', ['italics: optional']],
    ['请用**大火**炒', '请用大火炒', ['bold: 大火']],
    ['**간장**을 넣는다', '간장을 넣는다', ['bold: 간장']],
    ['See [Nonna](https://a.example/x).', 'See Nonna.', ['link to https://a.example/x: Nonna']],
    ['[**Bold**](http://a.example)', 'Bold', ['link to http://a.example: Bold', 'bold: Bold']],
    [
      'From https://a.example/pie_2_b?c=1, thanks',
      'From https://a.example/pie_2_b?c=1, thanks',
      ['link to https://a.example/pie_2_b?c=1: https://a.example/pie_2_b?c=1'],
    ],
    [
      '[Wiki](https://a.example/Pie_(dish)) ok',
      'Wiki ok',
      ['link to https://a.example/Pie_(dish): Wiki'],
    ],
    ['**one**\n**two**', 'one\ntwo', ['bold: one', 'bold: two']],
  ])('the text "%s" is read as "%s"', (text, plain, spans) => {
    const read = readFormattedText(text);
    expect(read.plain).toBe(plain);
    expect(shown(read)).toEqual(spans);
    expect(hasMarks(text)).toBe(true);
  });

  test.each<[string, string[]]>([
    ['- a\n- b', ['bullet: a, first', 'bullet: b']],
    ['Serve with\n* rice\n* **peas**\nand salt', ['bullet: rice, first', 'bullet: peas']],
    ['1. Fry.\n2. Stir.', ['number: Fry., first', 'number: Stir.']],
    ['3) Fry.\n4) Stir.', ['number: Fry., first', 'number: Stir.']],
    ['- a\n- b\n* c\n* d', ['bullet: a, first', 'bullet: b', 'bullet: c, first', 'bullet: d']],
    ['  - a\n    - b', ['bullet: a, first', 'bullet: b']],
  ])('the text %j has the list %j', (text, items) => {
    const read = readFormattedText(text);
    const itemTexts = read.items.map(({ kind, textStart, end, isFirst }) => {
      return `${kind}: ${read.plain.slice(textStart, end)}${isFirst ? ', first' : ''}`;
    });
    expect(itemTexts).toEqual(items);
    expect(read.plain).toBe(text.replaceAll('**', ''));
  });
});

test.each([
  'Use 2*3 cm pieces, 4*5*6 in all',
  '5 * 3 * 2',
  'salt* and pepper*\n* see the note',
  '*** Important ***',
  '* * *',
  '****',
  '*',
  'f**k and sh*t and s**t',
  'snake_case_name and __init',
  '¯\\_(ツ)_/¯',
  'a \\*star\\*',
  '1. Fry the onion.',
  '1. Fry.\n\n1. Stir.',
  '2. Stir.\n4. Serve.',
  '1.5 cups\n2.5 cups',
  '- only one line',
  '-5 degrees\n-6 degrees',
  '* one line with a star\nand another',
  '#1 tip',
  '# Sauce\n## Topping',
  'Made with <3 and <b>love</b>',
  '<script>alert(1)</script>',
  '    four spaces\n    four more',
  '```\nno code\n```',
  '`salt`',
  '> said nobody',
  'a | b\n--|--\n1 | 2',
  'Sauce\n=====',
  '---',
  '~~gone~~',
  '[1] see below (2)',
  '[x](javascript:alert(1))',
  '[x](data:text/html,hi)',
  '[x](/recipes/1)',
  '[x][y]',
  'www.a.example and cook@a.example',
  'ftp://a.example/file',
  'javascript:alert(1)',
  '&amp; &#65; &lt;',
  'two  spaces  \nat the end',
  'C:\\pies\\new',
  'half & half',
])('the plainly written text %j stays what it is', (text) => {
  expect(readFormattedText(text)).toEqual({ plain: text, spans: [], items: [] });
});

test('a picture is the text that was typed, though its address is a link', () => {
  const text = '![pie](https://a.example/pie.jpg)';
  expect(readFormattedText(text)).toMatchObject({ plain: text, spans: [] });
});

const pieces = [
  '*',
  '**',
  '_',
  '__',
  '[',
  ']',
  '(',
  ')',
  '](https://a.example/b)',
  'https://a.b/c',
  ' ',
  '\n',
  '- ',
  '* ',
  '1. ',
  '2. ',
  'a',
  'ü',
  '豆',
  '7',
  '<b>',
  '`',
  '\\',
  '!',
  '.',
  '~',
];

/** Texts in which marks are likely, and any others. */
const texts = fc.oneof(
  fc.string({ maxLength: 200, unit: 'grapheme' }),
  fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map((parts) => parts.join('')),
);

describe('any text', () => {
  test('any text keeps its letters and digits in their order, but for the addresses behind links', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const read = readFormattedText(text);
        let at = 0;
        // What was left out of the text: stars, underscores, and "[", "](address)" of links.
        for (const character of read.plain) {
          const next = text.indexOf(character, at);
          expect(next).toBeGreaterThanOrEqual(at);
          at = next + character.length;
        }
        const links = read.spans.filter(({ kind }) => kind === 'link');
        if (links.length === 0) {
          expect(read.plain.replaceAll(/[*_]/g, '')).toBe(text.replaceAll(/[*_]/g, ''));
        }
      }),
    );
  });

  test('any text without a sign of marks is read as it is, and cheaply known to be', () => {
    fc.assert(
      fc.property(texts, (text) => {
        if (hasMarks(text)) return;
        expect(readFormattedText(text)).toEqual({ plain: text, spans: [], items: [] });
      }),
    );
  });

  test('the marks of any text lie within it, one inside of the other or apart, and links lead to web pages', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const { plain, spans, items } = readFormattedText(text);
        for (const [n, { start, end, ...span }] of spans.entries()) {
          expect(start).toBeGreaterThanOrEqual(spans[n - 1]?.start ?? 0);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(plain.length);
          expect(plain.slice(start, end)).not.toContain('\n');
          for (const inner of spans.slice(n + 1)) {
            expect(inner.start >= end || inner.end <= end).toBe(true);
          }
          if (span.kind === 'link') expect(span.href).toMatch(/^https?:\/\//i);
        }
        for (const { start, textStart, end } of items) {
          expect(start === 0 || plain[start - 1] === '\n').toBe(true);
          expect(end === plain.length || plain[end] === '\n').toBe(true);
          expect(textStart).toBeGreaterThan(start);
        }
      }),
    );
  });

  test('the time of reading marks grows in proportion to the text', () => {
    expect(slowTexts((text) => readFormattedText(text))).toEqual([]);
    const pieces = ['*a', ' **a', '[a', '[a](https://b', 'https://', ' _a_', '<a', '`a', '- *a\n'];
    const written = pieces.map((piece) => ({
      name: piece,
      ofLength: (length: number) => piece.repeat(Math.ceil(length / piece.length)),
    }));
    expect(slowTexts((text) => readFormattedText(text), written)).toEqual([]);
  });
});

test.each([
  ['https://a.example', true],
  ['HTTP://a.example/b?c#d', true],
  ['javascript:alert(1)', false],
  ['https://', false],
  ['https:///a', false],
  ['https://a b', false],
  ['//a.example', false],
  [`https://a.example/${'x'.repeat(2_000)}`, false],
])('whether the address "%s" may be linked is %s', (address, isAllowed) => {
  expect(isWebAddress(address)).toBe(isAllowed);
});

test('a recipe without marks has plain texts, and blank ones stay absent', () => {
  const recipe = { title: '**Pie**', tags: [], ingredients: [], steps: [{ text: '**Bake.**' }] };
  expect(withoutMarks({ ...recipe, notes: '*Hot*' })).toEqual({
    ...recipe,
    notes: 'Hot',
    steps: [{ text: 'Bake.' }],
  });
  expect(plainTextOf('')).toBe('');
});
