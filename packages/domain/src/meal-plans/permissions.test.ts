import { expect, it } from 'vitest';
import { canUseMealPlan } from './permissions';

it('lets the owner in and nobody else', () => {
  expect(canUseMealPlan({ ownerId: 'priya' }, 'priya')).toBe(true);
  expect(canUseMealPlan({ ownerId: 'priya' }, 'tom')).toBe(false);
});
