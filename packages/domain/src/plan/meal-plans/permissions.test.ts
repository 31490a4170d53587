import { describe, expect, it, test } from 'vitest';
import { mayUsePlan, type PlanHousehold } from './permissions';

const plan = { ownerId: 'priya', household: null };

it('a personal plan lets its owner in and nobody else', () => {
  expect(mayUsePlan('planMeals', plan, 'priya')).toBe(true);
  expect(mayUsePlan('useShoppingList', plan, 'priya')).toBe(true);
  expect(mayUsePlan('planMeals', plan, 'tom')).toBe(false);
  expect(mayUsePlan('useShoppingList', plan, 'tom')).toBe(false);
});

describe('of a household', () => {
  const settings = { enableMealPlanning: true, enableShoppingLists: true };
  const open: PlanHousehold = { role: 'member', isClosed: false, isDeleted: false, settings };

  const may = (change: Partial<PlanHousehold>) =>
    (['planMeals', 'useShoppingList'] as const).filter((action) =>
      mayUsePlan(action, { ownerId: 'number-7', household: { ...open, ...change } }, 'tom'),
    );

  test.each<[string, Partial<PlanHousehold>, string[]]>([
    ['a member', {}, ['planMeals', 'useShoppingList']],
    ['the owner', { role: 'owner' }, ['planMeals', 'useShoppingList']],
    ['an outsider', { role: undefined }, []],
    ['the owner of a closed one', { role: 'owner', isClosed: true }, []],
    ['the owner of a deleted one', { role: 'owner', isDeleted: true }, []],
    [
      'a member without planning',
      { settings: { ...settings, enableMealPlanning: false } },
      ['useShoppingList'],
    ],
    [
      'a member without lists',
      { settings: { ...settings, enableShoppingLists: false } },
      ['planMeals'],
    ],
  ])("a household's plan decides who may use it: %s", (_who, change, allowed) => {
    expect(may(change)).toEqual(allowed);
  });
});
