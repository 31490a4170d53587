/** Pages with more on them than the recipe. */
import { describe, expect, it } from 'vitest';
import { typedPage } from '../../fixtures/recipe-photo/typed-page';
import { languageOfPage } from './page-language';
import { pageText } from './page-text';
import { recipeFromPhoto } from './recipe-from-photo';

const read = (text: string) => pageText({ words: typedPage(text) });
const withConfidence = (text: string, sign: string, confidence: number) => ({
  words: typedPage(text).map((word) => (word.text === sign ? { ...word, confidence } : word)),
});

const recipe = `Toast
2 slices bread
20 g butter

Toast the bread and spread it.`;

describe('bars of an app', () => {
  it.each([
    ['9:41      5G 87%', 'Recipes    Groceries    Meals'],
    ['18:27', 'Home   Search   Saved   Profile'],
    ['9:41   LTE\n\nBack      Edit', 'Shopping list   Pantry'],
  ])('the bars of an app go, with %j above and %j below', (above, below) => {
    expect(read(`${above}\n\n${recipe}\n\n${below}`)).toBe(recipe);
  });

  it("a title that is a word of an app's bar stays", () => {
    expect(read(`Pantry soup\n\n${recipe}`)).toContain('Pantry soup');
    expect(read(`Start\n\n${recipe}`)).toContain('Start');
  });
});

it('large unsure letters, as of a picture, are no title', () => {
  const noise = { text: 'AAA)', confidence: 68, left: 0, right: 300, top: 0, bottom: 110 };
  const below = typedPage(recipe).map((word) => ({
    ...word,
    top: word.top + 300,
    bottom: word.bottom + 300,
  }));
  expect(pageText({ words: [noise, ...below] })).toBe(recipe);
});

describe('boxes of nutrition figures', () => {
  const box = 'Nutrition per serve\nEnergy 1640 kJ\nProtein 12 g\nTotal fat 18 g\nSodium 310 mg';

  it('a box of nutrition figures goes', () => {
    expect(read(`${recipe}\n\n${box}`)).toBe(recipe);
  });

  it('sugar and salt alone are ingredients, and no nutrition figures', () => {
    const list = 'Brine\n100 g sugar\nSalt 50 g\nFat 20 g\n\nMix all of it well.';
    expect(read(list)).toContain('Salt 50 g');
  });
});

describe('steps in one paragraph', () => {
  const stepsOf = (text: string) =>
    recipeFromPhoto([
      { words: typedPage(`Pie\n\nIngredients\n2 eggs\n\nMethod\n${text}`) },
    ]).draft?.steps.map((step) => step.text);

  it.each(['1 Beat the eggs. 2 Bake them.', '1. Beat the eggs. 2. Bake them.'])(
    'the paragraph %j has two steps',
    (text) => {
      expect(stepsOf(text)).toEqual(['Beat the eggs.', 'Bake them.']);
    },
  );

  it('a number in a paragraph begins a step only when it is the next one', () => {
    const text = '1. Beat the eggs. 3 Eggs are enough. Add 2 Tbsp of milk.';
    expect(stepsOf(text)).toEqual(['Beat the eggs. 3 Eggs are enough. Add 2 Tbsp of milk.']);
  });
});

describe('amounts that a person should look at', () => {
  it('a sign that was read with doubt should be looked at by a person', () => {
    const text = 'Dip\n\nIngredients\n¾ cup tahini\n½ tsp salt\n\nMethod\nMix all of it.';
    const doubtful = recipeFromPhoto([withConfidence(text, '¾', 60)]).doubtfulLines;
    expect(doubtful).toEqual(['¾ cup tahini']);
    expect(recipeFromPhoto([{ words: typedPage(text) }]).doubtfulLines).toEqual([]);
  });

  it('a sign that was guessed from letters should be looked at by a person', () => {
    const text = 'Dip\n\nIngredients\nYa cup honey\n2 eggs\n\nMethod\nMix all of it.';
    expect(recipeFromPhoto([{ words: typedPage(text) }]).doubtfulLines).toEqual(['¼ cup honey']);
  });
});

it.each([
  ['Das Fleisch in der Pfanne mit dem Öl und den Zwiebeln braten und auf die Teller geben', 'de'],
  ['Ajoutez la farine et le sucre dans un moule avec les œufs pendant une heure', 'fr'],
  ['Corta los calabacines y la cebolla en rodajas, con el aceite y la sal durante una hora', 'es'],
  ['Trita la carota e il sedano, unisci gli altri con un litro per una crema nel forno', 'it'],
  ['Heat the oil in a pan with the onion and cook for 5 minutes, then serve', undefined],
  ['Spaghetti con le vongole', undefined],
])('the photographed text %j is in the language %s', (text, language) => {
  expect(languageOfPage(typedPage(text))).toBe(language);
});
