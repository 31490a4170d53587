import { describe, expect, it } from 'vitest';
import {
  findFood,
  parseIngredient,
  readSteps,
  recipeFromHtml,
  recipeFromPhotoWords,
  recipeFromText,
  recipesFromFile,
} from './';

describe('the public functions', () => {
  it('the package parses an ingredient line', () => {
    const { amountText, unit, name, note } = parseIngredient('1 1/2 cups plain flour, sifted');
    expect({ amountText, unit, name, note }).toEqual({
      amountText: '1 1/2',
      unit: 'cup',
      name: 'plain flour',
      note: 'sifted',
    });
  });

  it('the package finds foods and their aisles', () => {
    const { name, food } = findFood('finely chopped bell peppers');
    expect([name, food?.aisle]).toEqual(['Capsicums', 'Fruit & Veg']);
  });

  it('the package reads what a step uses, its times and its temperatures', () => {
    const [step] = readSteps(
      [{ text: 'Rub in half the butter, then bake at 180°C for 20 minutes.' }],
      [{ name: 'butter', amount: '50', unit: 'g' }],
    );
    expect(step?.mentions[0]?.uses[0]?.amount).toMatchObject({ amount: '25', unit: 'g' });
    expect(step?.timers).toMatchObject([{ minSeconds: 1200, label: 'bake' }]);
    expect(step?.temperatures).toMatchObject([{ celsius: { min: 180, max: 180 } }]);
    expect(readSteps([])).toEqual([]);
  });

  it('the package reads a page with data and a pasted text, and nothing from a text that is no recipe', () => {
    const data = { '@type': 'Recipe', name: 'Damper', recipeIngredient: ['2 cups flour'] };
    const html = `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
    expect(recipeFromHtml(html)?.ingredients).toMatchObject([{ amount: '2', unit: 'cup' }]);
    const text = 'Damper\n\nIngredients\n2 cups flour\n1 tsp salt\n\nMethod\nMix. Bake.';
    expect(recipeFromText(text)).toMatchObject({ title: 'Damper', ingredients: { length: 2 } });
    expect(recipeFromHtml('<p>Hello')).toBeUndefined();
    expect(recipeFromText('Hello')).toBeUndefined();
  });

  it.each([
    ['Cooklang', 'Eggs.cook', 'Boil @eggs{2} in @water{}.'],
    ['schema.org', 'a.json', '{"@type": "Recipe", "name": "Eggs", "recipeIngredient": ["2 eggs"]}'],
    ['Text', 'a.txt', 'Eggs\n\nIngredients\n2 eggs\n\nMethod\nBoil.'],
  ])('the package reads a file of the format %s', (format, name, text) => {
    const reading = recipesFromFile(text, name);
    expect(reading).toMatchObject({ format, problem: undefined });
    expect(reading.recipes[0]?.draft.ingredientLines[0]).toBe('2 eggs');
  });

  it('the package says why a file holds no recipe, also when its JSON is cut off', () => {
    expect(recipesFromFile('{"title": "Eg', 'a.json').problem).toMatch(/\w/);
  });

  it('the package reads the words of a photo', () => {
    expect(recipeFromPhotoWords([]).draft).toBeUndefined();
  });
});
