import { expect, it } from 'vitest';
import { labelsFrom } from './tags';

it('takes tags from category, cuisine and keywords, each once', () => {
  const node = {
    recipeCategory: 'Dessert',
    recipeCuisine: ['French'],
    keywords: 'apple; Dessert, recipe, #tart, tarte tatin',
  };
  expect(labelsFrom(node, 'Tarte Tatin')).toEqual({
    tags: ['apple', 'tart'],
    cuisine: 'French',
    course: 'dessert',
  });
});

it.each([
  'Main Course',
  'weeknight dinner',
  'Easy Green Curry recipe',
  'Thai food',
  'hauptgericht',
])('%s is no tag', (keywords) => {
  expect(labelsFrom({ keywords, recipeCuisine: 'Thai' }, 'Green Curry').tags).toEqual([]);
});

it.each(['curry', 'coconut', 'gluten-free', 'green beans', 'dinner party'])(
  '%s stays a tag',
  (keywords) => {
    expect(labelsFrom({ keywords, recipeCuisine: 'Thai' }, 'Green Curry').tags).toEqual([keywords]);
  },
);

it('takes the course from the keywords where there is no category', () => {
  expect(labelsFrom({ keywords: 'vegan, Dessert' }, 'Pie')).toMatchObject({
    tags: ['vegan'],
    course: 'dessert',
  });
});

it('leaves out phrases for search engines, and too many', () => {
  const keywords = [
    'how to make the very best apple pie in the whole world',
    ...Array.from({ length: 40 }, (_, i) => `tag ${i}`),
  ];
  const { tags } = labelsFrom({ keywords }, 'Pie');
  expect(tags).toHaveLength(12);
  expect(tags[0]).toBe('tag 0');
});

it.each([
  ['Breakfast', 'breakfast'],
  ['Hauptgericht', 'dinner'],
  ['Plat principal', 'dinner'],
  ['Main Course', 'dinner'],
  ['Nagerecht', 'dessert'],
  ['Side Dish', 'side'],
  ['Cocktails', 'drink'],
  ['Vorspeise', 'snack'],
  ['Cakes', 'baking'],
  ['Lunch', 'lunch'],
  ['Misc', undefined],
])('%s is %s', (recipeCategory, course) => {
  expect(labelsFrom({ recipeCategory }, '').course).toBe(course);
});
