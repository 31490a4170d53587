import { describe, expect, test } from 'vitest';
import { allLines, listOf, recipe } from '../../../../testing/list-weeks';

/** The lines of a recipe: "name | amount | what to buy". */
function shown(...rows: readonly string[]): string {
  const lines = allLines(listOf({ recipes: [recipe('Dish', ...rows)], quantity: 1 }));
  return lines.map(({ name, text, buy }) => [name, text, buy?.amount ?? ''].join(' | ')).join('; ');
}

describe('A row on the list', () => {
  test.each([
    ['1 cup chana dal', 'Chana dal | 1 cup | 500 g packet'],
    ['1 tbsp Marmite', 'Marmite | 1 tbsp | 220 g jar'],
    ['1 tbsp vegan spread', 'Dairy free spread | 1 tbsp | 500 g tub'],
    ['1/2 cup nutmeats (pecans or walnuts)', 'Pecans | ½ cup | 200 g packet'],
    ['1/2 cup infant oat cereal', 'Baby cereal | ½ cup | 1 packet'],
    ['2 tbsp pomegranate arils', 'Pomegranate seeds | 2 tbsp | 125 g tub'],
    ['1 jar pimento peppers', 'Pimento | 1 jar | '],
    ['4 pimento peppers', 'Pimento peppers | 4 | '],
    ['1 jar jalapeños', 'Pickled jalapenos | 1 jar | '],
    ['2 sheets savoury short pastry', 'Shortcrust pastry | 2 sheets | 1 kg packet'],
    ['12 large raw prawns', 'Green prawns | 12 | '],
    ["a splash of Henderson's Relish", "Henderson's relish | 1 splash | 250 mL bottle"],
  ])('the row "%s" is "%s"', (row, line) => {
    expect(shown(row)).toBe(line);
  });

  test.each([
    ['2 oz mezcal', 'Mezcal | 57 mL | 700 mL bottle'],
    ['2 oz pisco', 'Pisco | 57 mL | 700 mL bottle'],
    ['1 oz orange liqueur', 'Orange liqueur | 28 mL | 1 bottle'],
    ['2 oz black rum', 'Black rum | 57 mL | 700 mL bottle'],
    ['1/2 oz agave nectar', 'Agave syrup | 14 mL | 250 mL bottle'],
    ['1 oz passion fruit syrup', 'Passion fruit syrup | 28 mL | 1 bottle'],
    ['8 oz cherry juice', 'Cherry juice | 227 mL | 1 bottle'],
    ['16 oz golden syrup', 'Golden syrup | 454 g (16 oz) | 500 g bottle'],
    ['8 oz honey', 'Honey | 227 g (8 oz) | 500 g jar'],
    ['8 oz coffee beans', 'Coffee beans | 227 g (8 oz) | 1 bottle'],
  ])('ounces are of volume where it is poured: "%s" is "%s"', (row, line) => {
    expect(shown(row)).toBe(line);
  });

  test.each([
    ['2 oz freshly squeezed ruby red grapefruit juice', 'Grapefruits | 55 mL juice | 1'],
    ['1/2 cup pink grapefruit juice, freshly squeezed', 'Grapefruits | 125 mL juice | 1'],
    ['60 ml fresh blood orange juice', 'Blood oranges | 60 mL juice | 1'],
    ['60 ml freshly squeezed tangerine juice', 'Mandarins | 60 mL juice | 2'],
    ['60 ml freshly squeezed Meyer lemon juice', 'Lemons | 60 mL juice | 2'],
    ['60 ml freshly squeezed orange juice', 'Oranges | 60 mL juice | 1'],
  ])('squeezed juice is of fruit: "%s" is "%s"', (row, line) => {
    expect(shown(row)).toBe(line);
  });
});
