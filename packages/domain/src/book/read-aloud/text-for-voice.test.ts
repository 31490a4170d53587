import { expect, test } from 'vitest';
import { textForVoice } from './text-for-voice';

test.each([
  ['Add 1½ tbsp oil.', 'Add 1 and a half tablespoons oil.'],
  ['Stir in ½ tsp salt.', 'Stir in a half teaspoon salt.'],
  ['Bake at 180°C for 20–25 min.', 'Bake at 180 degrees for 20 to 25 minutes.'],
  ['1 tbsp and 150g butter', '1 tablespoon and 150 grams butter'],
  ['2.5 kg, 21 cm', '2.5 kilograms, 21 centimetres'],
  ['1 L stock', '1 litre stock'],
  ['A 350°F oven', 'A 350 degrees Fahrenheit oven'],
  ['2 garlic cloves, 3 large eggs', '2 garlic cloves, 3 large eggs'],
  ['Fold gently.', 'Fold gently.'],
])('the text %j is read by a voice as %j', (text, read) => {
  expect(textForVoice(text, 'en')).toBe(read);
});

test('a text in another language than English is read by a voice as it is written', () => {
  expect(textForVoice('1½ EL Öl, 20–25 min', 'de')).toBe('1½ EL Öl, 20–25 min');
});
