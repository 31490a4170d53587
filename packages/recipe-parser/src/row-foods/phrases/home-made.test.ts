import { expect, test } from 'vitest';
import { foodsOfRow } from '../foods-of-row';

const foodsOf = (line: string) =>
  foodsOfRow({ name: line, amount: '', unit: '' }).map(({ ingredient }) =>
    [ingredient.amount, ingredient.unit, ingredient.name].filter(Boolean).join(' '),
  );

test.each([
  ['Egg wash: 1 egg + 1 tbsp milk', ['1 egg', '1 tbsp milk']],
  ['1 egg wash (1 egg beaten with 2 tsp water)', ['1 egg', '2 tsp water']],
  [
    '1 flax egg (1 tbsp ground flaxseed + 3 tbsp water)',
    ['1 tbsp ground flaxseed', '3 tbsp water'],
  ],
  ['2 chia eggs (2 tbsp chia seeds plus 6 tbsp water)', ['2 tbsp chia seeds', '6 tbsp water']],
  [
    'Cornflour slurry: 2 tsp cornflour mixed with 1 tbsp water',
    ['2 tsp cornflour', '1 tbsp water'],
  ],
  ['Spice mix: 1 tsp cumin, 2 tsp paprika', ['1 tsp cumin', '2 tsp paprika']],
  ['Cinnamon sugar mix, 2 tbsp sugar & 1 tsp cinnamon', ['2 tbsp sugar', '1 tsp cinnamon']],
])('a row of what is made at home asks for what it is made of: %s', (line, foods) =>
  expect(foodsOf(line)).toEqual(foods),
);

test.each([
  ['2 tbsp taco seasoning', ['2 tbsp taco seasoning']],
  ['1 jar pasta sauce', ['1 jar pasta sauce']],
  ['Salad dressing', ['Salad dressing']],
  ['2 flax eggs', ['2 flax eggs']],
  ['1 cup tomato sauce, plus 1 tsp sugar', ['1 cup tomato sauce', '1 tsp sugar']],
])('a row without what it is made of keeps its own food: %s', (line, foods) =>
  expect(foodsOf(line)).toEqual(foods),
);

test.each([
  ['Extras: lime wedges, fresh chilli', ['lime wedges', 'fresh chilli']],
  ['Sides: naan, yoghurt', ['naan', 'yoghurt']],
  ['Optional toppings: avocado, sour cream', ['avocado', 'sour cream']],
  ['Garnish: mint, pistachios', ['mint', 'pistachios']],
])('a label before foods is none of them: %s', (line, foods) =>
  expect(foodsOf(line)).toEqual(foods),
);
