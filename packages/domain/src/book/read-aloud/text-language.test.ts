import { expect, test } from 'vitest';
import { chooseVoice, readingLanguage, textLanguage } from './text-language';

test.each([
  ['Melt the butter and fry the onion for 5 minutes.', 'en'],
  ['Die Zwiebel in der Butter braten und mit dem Mehl bestäuben.', 'de'],
  ['Mehl sieben. Zucker zugeben.', 'de'],
  ['Erdäpfel schälen, kochen, stampfen.', 'de'],
  ['Rahm steif schlagen, kalt servieren.', 'de'],
  ['Bake. Cool.', 'en'],
  ['Faire fondre le beurre dans une casserole, puis ajouter la farine.', 'fr'],
  ['Calienta el aceite y sofríe la cebolla con los ajos hasta que se dore.', 'es'],
  ['Sciogliere il burro e unire la farina con un cucchiaio di latte.', 'it'],
  ['', 'en'],
  ['Laksa', 'en'],
])('the text %j is read in %s', (text, language) => {
  expect(textLanguage(text)).toBe(language);
});

test('a text that says nothing is read in the language of its reader', () => {
  expect(textLanguage('Laksa', 'de')).toBe('de');
  expect(textLanguage('Stir and serve.', 'de')).toBe('en');
});

test.each([
  ['de', 'de'],
  ['fr-CA', 'fr'],
  ['en-XA', 'en'],
  ['pl', 'en'],
])('an app in %s speaks %s', (tag, language) => {
  expect(readingLanguage(tag)).toBe(language);
});

const voice = (lang: string, localService = true) => ({ lang, localService });

test.each([
  ['an Australian voice', [voice('en-US'), voice('en-AU'), voice('de-DE')], 'en', 'en-AU'],
  ['any English voice', [voice('de-DE'), voice('en_GB')], 'en', 'en_GB'],
  ['a voice of the device', [voice('fr-FR', false), voice('fr-CA')], 'fr', 'fr-CA'],
  ['a voice of the network', [voice('it-IT', false)], 'it', 'it-IT'],
  ['no voice', [voice('en-AU')], 'de', undefined],
] as const)(
  'a recipe is read by %s where that is the best there is',
  (_name, voices, language, lang) => {
    expect(chooseVoice(voices, language)?.lang).toBe(lang);
  },
);
