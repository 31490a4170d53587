import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { afterEach, describe, expect, it } from 'vitest';
import { inLanguage, say, setTexts } from './say';

const read = (language: string, words: Record<string, string>): void =>
  setTexts(() => ({
    language,
    textOf: (message) => (words[message] ? compileMessageOrThrow(words[message]) : undefined),
  }));

afterEach(() => read('en', {}));

const eggs = '{count, plural, =0 {no eggs} one {# egg} other {# eggs}} in {place}';

/** Through a variable, since translators have to find what `say` is given. */
const sayAny = say;

describe('A text that is said', () => {
  it.each([
    [0, 'no eggs in the fridge'],
    [1, '1 egg in the fridge'],
    [12, '12 eggs in the fridge'],
  ])('a text takes the form for the number %i', (count, text) => {
    expect(sayAny(eggs, { count, place: 'the fridge' })).toBe(text);
  });

  it('a text is in the language of whoever reads it, in the forms of that language', () => {
    read('pl', {
      [eggs]: '{count, plural, one {# jajko} few {# jajka} many {# jaj} other {# jajka}}',
    });
    expect([1, 2, 5, 22].map((count) => sayAny(eggs, { count, place: '' }))).toEqual([
      '1 jajko',
      '2 jajka',
      '5 jaj',
      '22 jajka',
    ]);
  });

  it('a text picks its form by a word, and takes the number from around it', () => {
    expect(
      sayAny('{count, plural, other {# {unit, select, day {days (#)} other {weeks}}}}', {
        count: 3,
        unit: 'day',
      }),
    ).toBe('3 days (3)');
  });

  it('a text stays English where the language has no words for it', () => {
    read('de', {});
    expect(sayAny('Left over from {day}', { day: 'Montag' })).toBe('Left over from Montag');
  });
});

describe('A text that was said in English', () => {
  it('a constant is put into the language of whoever reads it', () => {
    read('de', { 'Not signed in': 'Nicht angemeldet' });
    expect(inLanguage('Not signed in')).toBe('Nicht angemeldet');
  });

  it.each(['Omas Quark', 'No {thing} here', ''])(
    'a text that is none of ours stays: %j',
    (text) => {
      read('de', { 'No {thing} here': 'Kein {thing}' });
      expect(inLanguage(text)).toBe(text);
    },
  );
});
