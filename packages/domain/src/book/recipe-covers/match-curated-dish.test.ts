import { describe, expect, test } from 'vitest';
import { cookedFoods } from '../recipe-search/recipe-foods';
import { indexCuratedDishes } from './match-curated-dish';

const dish = (
  title: string,
  alt: string,
  names?: string,
  cuisine = 'Australian',
  tags: string[] = [],
) => ({
  title,
  alt,
  names,
  cuisine,
  tags,
});
const find = indexCuratedDishes([
  dish(
    'Spaghetti bolognese',
    'Spaghetti with a rich meat sauce',
    'spag bol, bolognese',
    'Italian',
    ['beef'],
  ),
  dish('Chicken noodle soup', 'Golden broth with egg noodles, chicken, carrot and parsley'),
  dish('Beef lasagne', 'Layers with tomato sauce', 'lasagne', 'Italian', ['pasta', 'beef']),
  dish('Thai green chicken curry', 'Chicken and beans beside rice', 'green curry', 'Thai', [
    'chicken',
  ]),
  dish(
    'Pancakes with berries',
    'A stack with maple syrup, strawberries and blueberries',
    'pancakes',
  ),
  dish('Pumpkin soup', 'Orange soup with a swirl of cream', 'roast pumpkin soup', 'Australian', [
    'vegetarian',
  ]),
]);
const shownFor = (title: string, lines: readonly string[] = []) =>
  find({ title, foods: cookedFoods(lines.map((name) => ({ name, amount: '', unit: '' }))) })?.title;

describe('a curated image', () => {
  test.each([
    ['Mum’s spag bol', 'Spaghetti bolognese'],
    ['The best spaghetti bolognaise ever', undefined],
    ['Best ever spaghetti bolognaise', 'Spaghetti bolognese'],
    ['Spagetti bolognese (slow cooker)', 'Spaghetti bolognese'],
    ['Nana’s easy chicken noodle soup', 'Chicken noodle soup'],
    ['Chicken noodle soup with carrots', 'Chicken noodle soup'],
    ['Thai green curry with rice', 'Thai green chicken curry'],
    ['Creamy pumpkin soup with chilli', 'Pumpkin soup'],
    ['Pancakes with blueberries', 'Pancakes with berries'],
    ['Fluffy pancakes and salad', 'Pancakes with berries'],
    ['Kimchi pancakes', undefined],
    ['Pancakes with bacon', undefined],
    ['Vegan lasagne', undefined],
    ['Pumpkin lasagne', undefined],
    ['Pumpkin soup cake', undefined],
    ['Soup', undefined],
    ['', undefined],
  ])('the recipe "%s" is shown by the library\'s image of %s', (title, image) => {
    expect(shownFor(title)).toBe(image);
  });

  test('an image with meat is not shown for a recipe of another meat or without any', () => {
    expect(shownFor('Lasagne', ['500 g beef mince', '1 onion'])).toBe('Beef lasagne');
    expect(shownFor('Lasagne', ['500 g chicken thighs'])).toBeUndefined();
    expect(shownFor('Lasagne', ['1 eggplant', '2 zucchini'])).toBeUndefined();
  });

  test('an image without meat is not shown for a recipe that has some', () => {
    expect(shownFor('Pumpkin soup', ['1 pumpkin', '1 l chicken stock'])).toBe('Pumpkin soup');
    expect(shownFor('Pumpkin soup', ['1 pumpkin', '500 g prawns'])).toBeUndefined();
  });
});
