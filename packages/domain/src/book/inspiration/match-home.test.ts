import { expect, test } from 'vitest';
import type { HomeItem } from '../../plan/home-items/home-items';
import { matchHome } from './match-home';

const at = (name: string, more: Partial<HomeItem> = {}): HomeItem => ({
  id: name,
  name,
  place: 'fridge',
  since: '2026-11-23',
  ...more,
});
const line = (name: string) => ({ name, amount: '1', unit: '' });
const curry = {
  ingredients: ['leeks', 'coconut milk', 'limes', 'rice'].map(line),
  measures: 'au' as const,
};

test('a recipe says how many of its foods are at home, and which are used', () => {
  const match = matchHome(curry, [at('Leeks'), at('milk'), at('Limes')], ['rice']);
  expect(match).toMatchObject({ needed: 4, there: 3, missing: ['coconut milk'] });
  expect(match.used.map(({ name }) => name)).toEqual(['Leeks', 'Limes']);
});

test('portions of a dish are no food for another recipe', () => {
  const portions = at('Leeks', { recipeId: 'r', quantity: 1 });
  expect(matchHome(curry, [portions], [])).toMatchObject({ there: 0, used: [] });
});
