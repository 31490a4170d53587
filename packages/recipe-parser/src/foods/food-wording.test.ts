import { describe, expect, test } from 'vitest';
import { findFood } from './find-food';
import { foodWording } from './food-wording';

const wordingOf = (text: string) => foodWording(text, findFood(text).food);

/** Each row is one wording, whatever is done with it and however it is spelt. */
const sameWordings: readonly (readonly string[])[] = [
  [
    'spanish onion',
    'Spanish onions, finely chopped',
    'thinly sliced Spanish onion',
    'large spanish onions',
  ],
  ['free-range egg', 'free range eggs, beaten', 'Free-range egg (about 60 g)'],
  ['red onion', 'onion, red', 'red onions, to serve'],
  ['quandong bark', 'quandong barks, chopped'],
  ['lime', 'juice of 2 limes', 'limes for squeezing'],
];

/** Each row is one food in wordings that a person may split. */
const sameFoods: readonly (readonly string[])[] = [
  ['red onion', 'spanish onion', 'salad onion'],
  ['eggs', 'free-range eggs', 'organic eggs'],
  ['chicken thigh fillets', 'skinless chicken thighs', 'boneless skinless chicken thighs'],
  ['chicken breasts', 'skinless chicken breasts', 'chicken breast fillets'],
  ['prawns', 'shrimp', 'wild-caught prawns'],
  ['quandong bark', 'organic quandong bark'],
];

describe('a wording', () => {
  test.each(sameWordings)('the wording %s is also written %s', (first, ...others) => {
    for (const other of others) expect(wordingOf(other).key).toBe(wordingOf(first).key);
  });

  test.each(sameFoods)('the texts %s and %s are one food in two wordings', (...texts) => {
    expect(new Set(texts.map((text) => findFood(text).key)).size).toBe(1);
    expect(new Set(texts.map((text) => wordingOf(text).key)).size).toBe(texts.length);
  });

  test.each([
    ['1', 'spanish onion, sliced', 'Spanish onions', 'Spanish onion'],
    [
      'of what has no plural',
      'all-purpose flour, sifted',
      'All-purpose flour',
      'All-purpose flour',
    ],
    [
      'whose words look like preparation',
      'canned diced tomatoes',
      'Canned diced tomatoes',
      'Canned diced tomato',
    ],
    ['of qualifiers only', 'chopped', 'Chopped', 'Chopped'],
  ])('the wording %s (%s) reads as on a list: %s', (_which, text, name, nameOfOne) => {
    expect(wordingOf(text)).toMatchObject({ name, nameOfOne });
  });
});
