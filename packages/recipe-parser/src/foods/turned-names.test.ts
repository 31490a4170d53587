import { describe, expect, test } from 'vitest';
import { findFood } from './find-food';

describe('names with one end at the other', () => {
  test.each([
    ['butter salted', 'butter'],
    ['marjoram dried', 'dried-marjoram'],
    ['paprika smoked', 'smoked-paprika'],
    ['onion red', 'red-onion'],
    ['mushroom king oyster', 'king-oyster-mushroom'],
    ['sardines fresh', 'fresh-sardine'],
    ['mushrooms tinned', 'canned-mushroom'],
    ['tomatoes fresh', 'tomato'],
    ['butter room temp', 'butter'],
    ['Unsalted American-style butter', 'unsalted-butter'],
  ])('the food "%s" is %s', (text, key) => {
    expect(findFood(text).key).toBe(key);
  });

  test.each([
    ['beef gravy', 'gravy-beef'],
    ['chocolate milk', 'milk-chocolate'],
    ['quandong bark', 'bark'],
  ])('the food "%s" is not %s', (text, key) => {
    expect(findFood(text).key).not.toBe(key);
  });
});

describe('capitalised words that no food is called by', () => {
  test.each([
    ['Essential Buttermilk', 'buttermilk'],
    ['British Blacktail Eggs', 'egg'],
    ['Marzetti Simply Balsamic Vinaigrette', 'balsamic-dressing'],
    ['Zebulon Plain Flour', 'plain-flour'],
  ])('the food "%s" is %s', (text, key) => {
    expect(findFood(text).key).toBe(key);
  });

  test.each([
    'Quandong Sauce',
    'Tigernut Flour',
    'Camel Milk',
    'Kashmiri Chilli',
    'zebulon buttermilk',
    'Steamfresh carrots',
  ])('the food "%s" stays what it is called', (text) => {
    expect(findFood(text).food).toBeUndefined();
  });
});
