import { expect, test } from 'vitest';
import { durationOf } from './duration';
import { hasValue } from '../fields/field-values';
import { fieldsOf } from '../fields/fields';
import { amountText, ingredientLine } from './ingredient-line';
import { anyImage } from '../fields/images';
import { difficultyFrom, ratingFrom, timestampFrom, withoutRepeats } from './ratings-dates-labels';

test.each([
  [4, 4],
  ['4.6', 5],
  [0.2, 1],
  [0, undefined],
  [-1, undefined],
  [6, undefined],
  ['many', undefined],
  [null, undefined],
])('a rating of %j is %j stars', (value, stars) => {
  expect(ratingFrom(value)).toBe(stars);
});

test.each([
  ['Easy', 'easy'],
  ['moderate', 'medium'],
  ['Very difficult', 'hard'],
  ['so-so', undefined],
  [undefined, undefined],
])('a difficulty of %s is %s', (word, difficulty) => {
  expect(difficultyFrom(word)).toBe(difficulty);
});

test.each([
  ['2024-03-09 07:30:00', '2024-03-09T07:30:00.000Z'],
  ['2024-03-09', '2024-03-09T00:00:00.000Z'],
  ['2024-03-09T07:30:00.123456Z', '2024-03-09T07:30:00.123Z'],
  ['2024-03-09T07:30+10:00', '2024-03-08T21:30:00.000Z'],
  ['2024-03-09T07:30:00+0000', '2024-03-09T07:30:00.000Z'],
  ['2024-13-45', undefined],
  ['1066-10-14', undefined],
  ['yesterday', undefined],
  [1_700_000_000, undefined],
])('the date %j is the moment %j', (value, moment) => {
  expect(timestampFrom(value)).toBe(moment);
});

test.each([
  ['1 h 10 min', { minutes: 70 }],
  ['PT20M', { minutes: 20 }],
  [15, { minutes: 15 }],
  ['until golden', { words: 'until golden' }],
  ['0 min', {}],
  ['', {}],
  ['PT0S', {}],
  [undefined, {}],
])('a time of %j is %j minutes', (value, duration) => {
  expect(durationOf(value)).toEqual(duration);
});

test.each([
  [0.5, 'cup', '1/2'],
  [1.5, 'cup', '1 1/2'],
  [0.5, 'kg', '0.5'],
  [1234.5, 'g', '1234.5'],
  [2, '', '2'],
  [0.123456, 'tsp', '0.123'],
  [0, 'g', ''],
  [-1, 'g', ''],
  [1e12, 'g', ''],
  [undefined, 'g', ''],
])('an amount of %j %s is written %j', (amount, unit, text) => {
  expect(amountText(amount, unit)).toBe(text);
});

test('a line of amount, unit and food reads as a cook says it', () => {
  const flour = { amount: '2', unit: 'cup', name: 'flour', note: 'sifted' };
  expect(ingredientLine(flour)).toBe('2 cup flour, sifted');
  expect(ingredientLine({ amount: '', unit: '', name: 'salt' })).toBe('salt');
});

test('labels come once, whatever their case, none too long', () => {
  expect(withoutRepeats(['Soup', ' soup ', '#quick', '', 'x'.repeat(51)])).toEqual([
    'Soup',
    'quick',
  ]);
});

test.each([
  ['https://a.example/b.jpg', [{ kind: 'web', address: 'https://a.example/b.jpg' }]],
  ['images/b.jpg', [{ kind: 'beside', name: 'images/b.jpg' }]],
  [`data:image/png;base64,${'A'.repeat(60)}`, [{ kind: 'inside', base64: 'A'.repeat(60) }]],
  ['javascript:alert(1)', []],
  ['', []],
  [7, []],
])('the value %j is taken as images', (value, images) => {
  expect(anyImage(value)).toEqual(images);
});

test('fields of a file remember what was understood', () => {
  const fields = fieldsOf({
    name: ' Toast ',
    empty: [{}],
    no: false,
    list: [{ a: 1, b: 'deep' }, { b: 'again' }],
    odd: { x: ['y'] },
  });
  expect(fields.text('title', 'name')).toBe('Toast');
  expect(fields.each('list').map((item) => item.number('a'))).toEqual([1, undefined]);
  expect(fields.leftovers()).toEqual([
    { path: 'odd', sample: '{"x":["y"]}' },
    { path: 'list[].b', sample: 'deep' },
  ]);
  expect(fieldsOf('no object').leftovers()).toEqual([]);
});

test.each([undefined, null, '', ' ', 0, false, [], {}, [''], { a: [] }])(
  'the value %j says nothing',
  (v) => {
    expect(hasValue(v)).toBe(false);
  },
);
