import fc from 'fast-check';
import { expect, test } from 'vitest';
import { textForVoice } from './text-for-voice';

test.each([
  ['Add 1½ tbsp oil.', 'Add 1 and a half tablespoons oil.'],
  ['Stir in ½ tsp salt.', 'Stir in a half teaspoon salt.'],
  ['Bake at 180°C for 20–25 min.', 'Bake at 180 degrees for 20 to 25 minutes.'],
  ['Bake 20 min. Cool 5 min. more.', 'Bake 20 minutes. Cool 5 minutes more.'],
  ['1 tbsp and 150g butter', '1 tablespoon and 150 grams butter'],
  ['2.5 kg, 21 cm', '2.5 kilograms, 21 centimetres'],
  ['1 L stock', '1 litre stock'],
  ['A 350°F oven', 'A 350 degrees Fahrenheit oven'],
  ['2 garlic cloves, 3 large eggs', '2 garlic cloves, 3 large eggs'],
  ['1 1/2 tsp salt, 3/4 cup milk', '1 and a half teaspoons salt, three quarters cup milk'],
  ['On 1/2/2026, 24/7', 'On 1/2/2026, 24/7'],
  ['Fold gently.', 'Fold gently.'],
])('the text %j is read by a voice as %j', (text, read) => {
  expect(textForVoice(text, 'en')).toBe(read);
});

test.each([
  ['1½ EL Öl, 20–25 Min. braten', 'eineinhalb Esslöffel Öl, 20 bis 25 Minuten braten'],
  ['½ TL Salz und 1 Pr. Zucker', 'ein halber Teelöffel Salz und 1 Prise Zucker'],
  ['2 Pck. Vanillezucker, 3 Pr. Salz', '2 Päckchen Vanillezucker, 3 Prisen Salz'],
  ['Bei 180 °C ca. 1 Std. backen.', 'Bei 180 Grad circa 1 Stunde backen.'],
  ['½ Std. ruhen lassen', 'eine halbe Stunde ruhen lassen'],
  ['2¼ Std. schmoren', 'zweieinviertel Stunden schmoren'],
  [
    '20 Min. backen. Dann 5 Min. Danach wenden.',
    '20 Minuten backen. Dann 5 Minuten. Danach wenden.',
  ],
  ['Kochen: 5 Min.', 'Kochen: 5 Minuten.'],
  ['¼ l Obers, 20 dag Mehl', 'ein viertel Liter Obers, 20 Dekagramm Mehl'],
  ['2 dl Rahm, 1,5 kg Erdäpfel', '2 Deziliter Rahm, 1,5 Kilogramm Erdäpfel'],
  ['1/2 Zwiebel, 3/4 Tasse Milch', 'ein halb Zwiebel, drei viertel Tasse Milch'],
  ['¾ Std. bei 350°F', 'drei viertel Stunde bei 350 Grad Fahrenheit'],
  ['einige EL Milch, z. B. Hafermilch', 'einige Esslöffel Milch, zum Beispiel Hafermilch'],
  [
    'evtl. mehr bzw. weniger, mind. 2 h',
    'eventuell mehr beziehungsweise weniger, mindestens 2 Stunden',
  ],
  ['TK-Erbsen u. Mais', 'Tiefkühl-Erbsen und Mais'],
  ['Bei Ober-/Unterhitze backen', 'Bei Ober- und Unterhitze backen'],
  ['13½ cm', '13 und ein halb Zentimeter'],
  ['3 Eier, 2 große Eier, 4 Gläser', '3 Eier, 2 große Eier, 4 Gläser'],
  ['Elfriede und Tlaxcala', 'Elfriede und Tlaxcala'],
])('the German text %j is read by a voice as %j', (text, read) => {
  expect(textForVoice(text, 'de')).toBe(read);
});

test('a text in a language without words for voices is read as it is written', () => {
  expect(textForVoice('1½ c. à s., 20–25 min', 'fr')).toBe('1½ c. à s., 20–25 min');
});

test.each(['en', 'de'] as const)('no sign of a fraction is left to a voice in %s', (language) => {
  const part = fc.constantFrom(
    '1',
    '½',
    '1/2',
    '¾',
    ' ',
    '-',
    '–',
    'EL',
    'tsp',
    'min',
    '.',
    ',',
    'Salz',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      expect(textForVoice(parts.join(''), language)).not.toMatch(/[½⅓⅔¼¾⅛]/);
    }),
  );
});
