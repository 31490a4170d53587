import { describe, expect, it } from 'vitest';
import { isMostlyNutrients } from './nutrition-lines';

describe('isMostlyNutrients', () => {
  it.each([
    [
      'parts of protein',
      ['Alanine 2g', 'Arginine 2g', 'Protein 30g', 'Lysine 3g', 'L-valine 1.9 g'],
    ],
    [
      'parts of fat',
      [
        'Fats 12g',
        'Carbs 1g',
        'Alpha Linolenic Acid (ALA) 0.1g',
        'Trans fats 0.4g',
        'Omega 3 0.1 g',
      ],
    ],
    ['parts of sugar', ['Carbohydrates 20 g', 'Glucose 0g', 'Fructose 0.1g', 'Starch 0g']],
    [
      'minerals',
      ['Protein 9 g', 'Zinc 2 mg', 'Selenium 14 mcg', 'Magnesium 40 mg', 'Folate 80 µg'],
    ],
    ['fat with its share of a day', ['Saturated fats 6g 31%', 'Protein 20g 40%', 'Carbs 9g 3%']],
  ])('a table with %s is of nutrients', (_what, lines) => {
    expect(isMostlyNutrients(lines)).toBe(true);
  });

  it.each([
    ['a cake', ['Sugar 200g', 'Starch 50g', 'Butter 150g', 'Protein powder 30g', 'Salt 2g']],
    ['a brine', ['Citric acid 5 g', 'Salt 60 g', 'Sugar 20 g', 'Water 1 l']],
    ['a shake', ['Whey protein 30 g', 'Milk 250 ml', 'Banana 1', 'Honey 10 g']],
    ['sweets', ['Glucose 100 g', 'Sugar 200 g', 'Gelatine 12 g', 'Raspberries 150 g']],
  ])('the ingredients of %s are not', (_what, lines) => {
    expect(isMostlyNutrients(lines)).toBe(false);
  });
});
