import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nutrientKeys, statedNutritionLines, type StatedNutrition } from '../../recipe/nutrients';
import { readStatedNutrition } from './stated-nutrition';

describe('what a source states of its nutrition', () => {
  test.each<[string, StatedNutrition]>([
    ['calories: 250 kcal', { energyKj: 1046 }],
    ['250 calories', { energyKj: 1046 }],
    ['calories 210', { energyKj: 879 }],
    ['1,046 kJ', { energyKj: 1046 }],
    ['Energy: 1046kJ/250kcal', { energyKj: 1046 }],
    ['250 kcal (1050 kJ)', { energyKj: 1050 }],
    ['Brennwert 1.046 kJ', { energyKj: 1046 }],
    ['Energy: 2100 kilojoules per serve', { energyKj: 2100 }],
    ['fatContent: 12 g', { fatGrams: 12 }],
    ['fat 0,5 g', { fatGrams: 0.5 }],
    ['Fat: 1,5 g', { fatGrams: 1.5 }],
    ['45g protein | 480 kcal', { energyKj: 2008, proteinGrams: 45 }],
    ['saturatedFatContent: 3.2 grams', { saturatedFatGrams: 3.2 }],
    ['Fat 9 g, of which saturates 2 g', { fatGrams: 9, saturatedFatGrams: 2 }],
    ['Kohlenhydrate 30 g; davon Zucker 4 g', { carbohydrateGrams: 30, sugarsGrams: 4 }],
    ['fiberContent: 7 g\nsugarContent: 5 g', { fibreGrams: 7, sugarsGrams: 5 }],
    ['salt 1.2 g', { sodiumMilligrams: 480 }],
    ['sodium 643', { sodiumMilligrams: 643 }],
    ['sodiumContent: 0.6 g', { sodiumMilligrams: 600 }],
    ['Sodium: 1,046 mg (45 %)', { sodiumMilligrams: 1046 }],
    ['Protein 250-350 mg', { proteinGrams: 0.3 }],
    ['<1 g fat', { fatGrams: 1 }],
  ])('the text "%s" states the amounts %o and nothing else', (text, nutrition) => {
    expect(readStatedNutrition(text)).toEqual({ nutrition, isComplete: true });
  });

  test.each<[string, StatedNutrition]>([
    ['300 kcal a slice', { energyKj: 1255 }],
    ['calories 210, cholesterol 12 mg', { energyKj: 879 }],
    ['fat 9 g, trans fat 1 g, unsaturated fat 5 g', { fatGrams: 9 }],
    ['About 600 calories without the rice', { energyKj: 2510 }],
  ])('the text "%s" states amounts and says more', (text, nutrition) => {
    expect(readStatedNutrition(text)).toEqual({ nutrition, isComplete: false });
  });

  test.each([
    '',
    'Nutritionword',
    'calories: 0 kcal\nfatContent: 0 g',
    'Per 100 g: 250 kcal, fat 12 g',
    'servingSize: 100 g\ncalories: 250 kcal',
    'cholesterolContent: 30 mg',
    'vitamin C 12 mg',
    'fat 12 µg',
    'energy 9999999999 kJ',
    'x'.repeat(6_000),
  ])('the text "%s" states no nutrition of a serve', (text) => {
    expect(readStatedNutrition(text)).toEqual({ isComplete: false });
  });

  const amounts = fc.record(
    Object.fromEntries(
      nutrientKeys.map((nutrient) => [
        nutrient,
        fc
          .integer({ min: 1, max: 99_999 })
          .map((number) => (nutrient === 'energyKj' ? number : number / 100)),
      ]),
    ),
    { requiredKeys: [] },
  );

  test('amounts that are written as lines are read again as they were', () => {
    fc.assert(
      fc.property(amounts, (stated) => {
        fc.pre(Object.keys(stated).length > 0);
        const { nutrition, isComplete } = readStatedNutrition(
          statedNutritionLines(stated).join(', '),
        );
        expect(nutrition).toEqual(stated);
        expect(isComplete).toBe(true);
      }),
    );
  });

  test('no text makes the reading fail', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(typeof readStatedNutrition(`Calories ${text}`).isComplete).toBe('boolean');
      }),
    );
  });
});
