import { expect, it } from 'vitest';
import { dishKind } from './dish-kind';

it.each<[string, string | undefined]>([
  ['Roast pumpkin soup', 'soup'],
  ['Chicken noodle soup', 'soup'],
  ['Fish tacos', 'tortilla'],
  ['Tuna pasta bake', 'pasta'],
  ['Vegetable fried rice', 'wok'],
  ['Roast chicken with vegetables', 'roast'],
  ['Salmon with asparagus', undefined],
])('the title "%s" tells the kind of its dish', (title, kind) => {
  expect(dishKind(title)).toBe(kind);
});
