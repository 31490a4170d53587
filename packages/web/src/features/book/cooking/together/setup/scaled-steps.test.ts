import { expect, it } from 'vitest';
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { dishTasks } from '@saltbush/domain/book/cooking-together/dish-tasks';
import { readMethod } from '../../../../recipe/recipe-content';
import { scaledSteps } from './scaled-steps';

const soup = {
  serves: 4,
  measures: 'au',
  ingredients: [
    { name: 'stock', amount: '1', unit: 'L' },
    { name: 'milk', amount: '200', unit: 'ml' },
  ],
  instructions: ['Boil **500 ml** of the stock for 10 minutes.', 'Add the milk (200 ml).'],
} as unknown as RecipeOnWire;
const asWritten = {
  choice: 'written' as const,
  choose: () => undefined,
  to: undefined,
  convert: undefined,
  hasFailed: false,
};

it('the amounts that the steps of a dish state are those for the people who eat, and its times stay', async () => {
  const read = await readMethod.load();
  const twice = scaledSteps(soup, { serves: 8, measures: asWritten, read });
  expect(twice[0]).toBe('Boil 1000 mL of the stock for 10 minutes.');
  expect(twice[1]).toMatch(/400 ml/i);
  const times = ({ tasks }: ReturnType<typeof dishTasks>) =>
    tasks.map(({ waitMinutes }) => waitMinutes);
  const written = dishTasks(soup);
  expect(times(dishTasks({ ...soup, instructions: twice }))).toEqual(times(written));
});

it('the steps of a dish that is cooked for as many as it is written for stay as they are, without marks', async () => {
  const read = await readMethod.load();
  const same = scaledSteps(soup, { serves: 4, measures: asWritten, read });
  expect(same).toEqual(['Boil 500 ml of the stock for 10 minutes.', 'Add the milk (200 ml).']);
});

it('the steps of a dish stay as written where nothing can scale them', () => {
  const steps = scaledSteps(soup, { serves: 8, measures: asWritten, read: undefined });
  expect(steps[0]).toBe('Boil 500 ml of the stock for 10 minutes.');
});
