import { describe, expect, test } from 'vitest';
import {
  canSeeHousehold,
  findRestoreEnd,
  householdActions,
  householdRoles,
  mayInHousehold,
  type HouseholdAction,
} from './permissions';

const states = {
  active: { isClosed: false, isDeleted: false },
  closed: { isClosed: true, isDeleted: false },
  deleted: { isClosed: false, isDeleted: true },
};

/** Every action that is allowed, by state and role. What is not listed here is refused. */
const allowed: Record<keyof typeof states, Record<'owner' | 'member', HouseholdAction[]>> = {
  active: {
    owner: [
      'see',
      'shareRecipes',
      'changeCookbooks',
      'planMeals',
      'useShoppingList',
      'makeDefault',
      'invite',
      'removeMember',
      'transferAdmin',
      'changeSettings',
      'close',
      'delete',
    ],
    member: ['see', 'shareRecipes', 'planMeals', 'useShoppingList', 'makeDefault', 'leave'],
  },
  closed: { owner: ['see', 'restore', 'delete'], member: ['leave'] },
  deleted: { owner: ['restore'], member: [] },
};

describe.each(['active', 'closed', 'deleted'] as const)('%s', (state) => {
  test.each(householdRoles)('the role %s decides what a person may do', (role) => {
    const found = householdActions.filter((action) =>
      mayInHousehold(action, { role, ...states[state] }),
    );
    expect(found).toEqual(allowed[state][role]);
  });

  test.each(householdActions)('a person outside the household may not %s', (action) => {
    expect(mayInHousehold(action, { role: undefined, ...states[state] })).toBe(false);
  });

  test.each(householdRoles)('the role %s decides whether a person sees the household', (role) => {
    const sees = allowed[state][role].includes('see');
    expect(canSeeHousehold({ role, ...states[state] })).toBe(sees);
  });
});

describe('a setting that is off', () => {
  const access = { role: 'owner', ...states.active } as const;
  const settings = { enableMealPlanning: true, enableShoppingLists: true };

  test.each([
    ['planMeals', 'enableMealPlanning'],
    ['useShoppingList', 'enableShoppingLists'],
  ] as const)('a setting that is off refuses to %s', (action, setting) => {
    expect(mayInHousehold(action, access, settings)).toBe(true);
    expect(mayInHousehold(action, access, { ...settings, [setting]: false })).toBe(false);
  });

  test('a setting that is off refuses no other action', () => {
    const off = { enableMealPlanning: false, enableShoppingLists: false };
    const refused = householdActions.filter(
      (action) => mayInHousehold(action, access) !== mayInHousehold(action, access, off),
    );
    expect(refused).toEqual(['planMeals', 'useShoppingList']);
  });
});

test('a deleted household can be restored for 30 days', () => {
  expect(findRestoreEnd(new Date('2026-11-22T08:00:00Z'))).toEqual(
    new Date('2026-12-22T08:00:00Z'),
  );
});
