import { expect, test } from 'vitest';
import { rationalToNumber } from '@saltbush/recipe-parser/units';
import type { FlattenedRecipe } from './sub-recipe';
import { timesOfLine } from './times-of-line';

const row = (name: string, amount = '', unit = '') => ({ name, amount, unit });
const recipe = (facts: Partial<FlattenedRecipe>): FlattenedRecipe => ({
  id: 'inner',
  title: 'Inner',
  ingredients: [],
  ...facts,
});

function timesOf(line: string | ReturnType<typeof row>, facts: Partial<FlattenedRecipe>) {
  const asked = typeof line === 'string' ? row(line) : line;
  const { times, isEstimate } = timesOfLine(asked, recipe(facts), 'au');
  return { times: times && Math.round(rationalToNumber(times) * 1000) / 1000, isEstimate };
}

test.each([
  ['1 quantity bolognese', {}, 1],
  ['½ batch bolognese', {}, 0.5],
  ['2 bolognese', {}, 2],
  ['1½ quantities bolognese', { yieldText: 'Makes 2 cups' }, 1.5],
  ['bolognese', {}, 1],
  ['1–2 quantities bolognese', {}, 2],
  ['2 serves bolognese', { serves: 4 }, 0.5],
  ['3 portions bolognese', { serves: 6 }, 0.5],
  ['1 cup pesto', { yieldText: 'Makes 2 cups' }, 0.5],
  ['250 ml pesto', { yieldText: '2 cups' }, 0.5],
  ['1 cup pesto', { yieldText: 'makes about 500 ml' }, 0.5],
  ['300 g pastry', { yieldText: 'Makes about 600 g' }, 0.5],
  ['1.2 kg pastry', { yieldText: '600 g' }, 2],
  ['12 meatballs', { yieldText: 'Makes 24 meatballs' }, 0.5],
  ['1 pizza base', { yieldText: 'Makes 4 pizza bases' }, 0.25],
  ['1 meatballs', { yieldText: 'Makes 24 meatballs' }, 1],
  ['1 loaf', { yieldText: '2 loaves' }, 0.5],
  ['500 g bolognese', { yieldText: '500–600 g' }, 1],
] as const)('the line "%s" of a recipe that says %j makes it %d times', (line, facts, times) => {
  expect(timesOf(line, facts)).toEqual({ times, isEstimate: false });
});

test('a line in the fields of the form is read like one that was typed as a whole', () => {
  const facts = { yieldText: 'Makes 2 cups' };
  expect(timesOf(row('pesto', '1', 'cup'), facts)).toEqual(timesOf('1 cup pesto', facts));
  expect(timesOf(row('bolognese', '½', 'batch'), {}).times).toBe(0.5);
});

test('a cup of a recipe in American measures is not one of ours', () => {
  const { times } = timesOfLine(
    row('2 cups pesto'),
    recipe({ yieldText: '2 cups', measures: 'us' }),
    'au',
  );
  expect(rationalToNumber(times!)).toBeCloseTo(500 / 473.18, 3);
});

test('a weight of a recipe without a yield is estimated by the weight of its ingredients', () => {
  const ingredients = [row('mince', '500', 'g'), row('water', '500', 'ml'), row('salt')];
  expect(timesOf('250 g bolognese', { ingredients })).toEqual({ times: 0.25, isEstimate: true });
});

test.each([
  ['2 serves bolognese', {}],
  ['2 cups bolognese', {}],
  ['2 cups pastry', { yieldText: 'Makes 600 g' }],
  ['300 g pesto', { yieldText: 'Makes 2 cups' }],
  ['3 jars pesto', { yieldText: 'Makes 2 cups' }],
  ['300 g bolognese', { ingredients: [row('unheard-of thing', '3', 'jar')] }],
  ['0 quantities bolognese', {}],
  [row('pesto', 'a good handful, maybe more'), {}],
] as const)(
  'nobody can say how often the line %j of a recipe that says %j makes it',
  (line, facts) => {
    expect(timesOf(line, facts).times).toBeUndefined();
  },
);
