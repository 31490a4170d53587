import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { setTexts } from '../../texts/say';
import { commonNotes, noteOfLeftovers, shownNote } from './stored-notes';

const german = new Map([
  ['Eating out', 'Essen gehen'],
  ['Takeaway', 'Essen holen'],
  ['{title}, leftovers for {people}', '{title}, Reste für {people}'],
]);
const speakGerman = () =>
  setTexts(() => ({
    language: 'de',
    textOf: (message) => {
      const text = german.get(message);
      return text === undefined ? undefined : compileMessageOrThrow(text);
    },
  }));
afterEach(() => setTexts(() => ({ language: 'en', textOf: () => undefined })));

describe('a note that the app wrote', () => {
  test('leftovers are stored in English words, whoever writes them', () => {
    speakGerman();
    expect(noteOfLeftovers('Kürbissuppe', 2)).toBe('Kürbissuppe, leftovers for 2');
  });

  test.each([
    ['Eating out', 'Essen gehen'],
    ['Takeaway', 'Essen holen'],
    ['Kürbissuppe, leftovers for 2', 'Kürbissuppe, Reste für 2'],
    ['Pie, peas, leftovers for 12', 'Pie, peas, Reste für 12'],
  ])('%j is shown to a German reader as %j', (stored, shown) => {
    speakGerman();
    expect(shownNote(stored)).toBe(shown);
  });

  test.each([...commonNotes, noteOfLeftovers('Pie', 3)])(
    '%j is shown in English as it is',
    (note) => {
      expect(shownNote(note)).toBe(note);
    },
  );
});

describe('a note that somebody typed', () => {
  test.each(['Picnic', 'eating out', 'Takeaway, maybe', 'Pie, leftovers for lunch', ''])(
    '%j stays as it is, whoever reads it',
    (note) => {
      speakGerman();
      expect(shownNote(note)).toBe(note);
    },
  );

  test('any note is shown in English to the letter', () => {
    fc.assert(fc.property(fc.string(), (note) => shownNote(note) === note));
  });
});
