import { expect, it } from 'vitest';
import { recipeFromSchemaOrg } from './recipe-from-schema-org';
import { withPlainFigures } from './plain-figures';

it.each([
  ['500.0 g flour', '500 g flour'],
  ['1.00 cup milk', '1 cup milk'],
  ['2,0 dl mælk', '2 dl mælk'],
  ['1.5 cups milk', '1.5 cups milk'],
  ['2.000000 cups milk', '2 cups milk'],
  ['1.5000000 cups milk', '1.5 cups milk'],
  ['0.33333334 cup milk', '1/3 cup milk'],
  ['1.6666666 cups milk', '1 2/3 cups milk'],
  ['0.125000 tsp salt', '1/8 tsp salt'],
  ['2.3750 cups milk', '2 3/8 cups milk'],
  ['0,3333 Tasse Milch', '1/3 Tasse Milch'],
  ['0.4200000 g yeast', '0.42 g yeast'],
  ['1.23456 g yeast', '1.235 g yeast'],
  ['12.5000 g flour', '12.5 g flour'],
  ['1.000 g Mehl', '1.000 g Mehl'],
  ['0 As required salt', 'salt, as required'],
  ['0 ízlés szerint Só', 'Só, ízlés szerint'],
  ['0.0 salt', 'salt'],
  ['0 g salt', 'salt'],
  ['0 e 1/2 colher de colorau', '1/2 colher de colorau'],
  ['00 flour', '00 flour'],
  ['0% fat yoghurt', '0% fat yoghurt'],
  ['0.5 tsp salt', '0.5 tsp salt'],
  ['salt to taste', 'salt to taste'],
])('the figures of the line "%s" become plain: %s', (line, plain) => {
  expect(withPlainFigures(line)).toBe(plain);
});

it('the line of the source stays as it was beside its fields', () => {
  const draft = recipeFromSchemaOrg([
    { '@type': 'Recipe', name: 'Bread', recipeIngredient: '500.0 g flour' },
  ]);
  expect(draft?.ingredientLines).toEqual(['500.0 g flour']);
  expect(draft?.ingredients).toEqual([{ amount: '500', unit: 'g', name: 'flour' }]);
});

it('brand names with their sign go to the note', () => {
  const recipeIngredient = ['1 cup Red Barn® plain flour', '2 tbsp soy sauce'];
  const draft = recipeFromSchemaOrg([{ '@type': 'Recipe', name: 'Bread', recipeIngredient }]);
  expect(draft?.ingredients).toEqual([
    { amount: '1', unit: 'cup', name: 'plain flour', note: 'Red Barn' },
    { amount: '2', unit: 'tbsp', name: 'soy sauce' },
  ]);
});

it.each([
  ['1 can sliced mushrooms - (4 1/2 oz), drained', 'sliced mushrooms', '4 1/2 oz, drained'],
  ['2 tomatoes – (large), diced', 'tomatoes', 'large, diced'],
])('brackets behind a dash stay whole in the note of "%s"', (line, name, note) => {
  const draft = recipeFromSchemaOrg([{ '@type': 'Recipe', name: 'Pie', recipeIngredient: [line] }]);
  expect(draft?.ingredients[0]).toMatchObject({ name, note });
});
