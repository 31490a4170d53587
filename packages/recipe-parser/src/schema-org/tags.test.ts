import { expect, it } from 'vitest';
import { labelsFrom } from './tags';

it('tags are taken from category, cuisine and keywords, each once', () => {
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
])('the keyword %s is no tag', (keywords) => {
  expect(labelsFrom({ keywords, recipeCuisine: 'Thai' }, 'Green Curry').tags).toEqual([]);
});

it.each(['curry', 'coconut', 'gluten-free', 'green beans', 'dinner party'])(
  'the keyword %s stays a tag',
  (keywords) => {
    expect(labelsFrom({ keywords, recipeCuisine: 'Thai' }, 'Green Curry').tags).toEqual([keywords]);
  },
);

it('the course is taken from the keywords where there is no category', () => {
  expect(labelsFrom({ keywords: 'vegan, Dessert' }, 'Pie')).toMatchObject({
    tags: ['vegan'],
    course: 'dessert',
  });
});

it('phrases for search engines are no tags, nor are too many of them', () => {
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
])('the category %s is the course %s', (recipeCategory, course) => {
  expect(labelsFrom({ recipeCategory }, '').course).toBe(course);
});
