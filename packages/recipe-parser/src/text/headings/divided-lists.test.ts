import { expect, it } from 'vitest';
import { dividedList } from './divided-lists';

it.each([
  ['500 g flour, 2 eggs, 100 ml milk, salt', ['500 g flour', '2 eggs', '100 ml milk', 'salt']],
  [
    'For the dough: 400 g rye; 200 g lard, diced; salt.',
    ['For the dough:', '400 g rye', '200 g lard, diced', 'salt'],
  ],
  ['Teig: 250 g Mehl; 2 Eier; Salz', ['Teig:', '250 g Mehl', '2 Eier', 'Salz']],
  ['1 kg de tomates ; 2 oignons ; sel', ['1 kg de tomates', '2 oignons', 'sel']],
  ['200 g ris · 4 ägg · 1 dl mjölk', ['200 g ris', '4 ägg', '1 dl mjölk']],
  ['2 jajka | 100 g cukru | 50 g masła', ['2 jajka', '100 g cukru', '50 g masła']],
  ['3 яйца; 200 г муки; 1 ч. л. соли.', ['3 яйца', '200 г муки', '1 ч. л. соли']],
])('a list in one line is divided: %s', (line, parts) => {
  expect(dividedList(line)).toEqual(parts);
});

it.each([
  '2 onions, peeled, sliced, and fried',
  '1 cup flour; 2 eggs',
  'Mix the flour, the eggs, and 100 ml of milk; then bake it.',
  '400 g tomatoes, 1 tin',
])('a line stays as it is: %s', (line) => {
  expect(dividedList(line)).toEqual([line]);
});
