import { expect, it } from 'vitest';
import { textHeading } from './text-heading';

it.each([
  ['Ingredients', 'ingredients'],
  ['Method.', 'method'],
  ['Zutaten für 4 Personen:', 'ingredients'],
  ['Notes', 'other'],
  ['Cook for 5 minutes.', undefined],
  ['Share between plates.', undefined],
  ['Follow the steps!', undefined],
  ['Rub the butter in.', undefined],
])('the line "%s" opens a part of a text: %s', (line, kind) => {
  expect(textHeading(line)).toBe(kind);
});
