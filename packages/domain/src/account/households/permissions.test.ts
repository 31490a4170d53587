import { describe, expect, test } from 'vitest';
import {
  canSeeHousehold,
  findRestoreEnd,
  householdActions,
  mayInHousehold,
  type HouseholdAction,
} from './permissions';
import { householdRoles, isLimited, rolesAbove, type HouseholdRole } from './roles';

const states = {
  active: { isClosed: false, isDeleted: false },
  closed: { isClosed: true, isDeleted: false },
  deleted: { isClosed: false, isDeleted: true },
};

/** Every action that is allowed, by state and role. What is not listed here is refused. */
const looking: HouseholdAction[] = ['see', 'seeMeals', 'seeShoppingList', 'makeDefault'];
const helping: HouseholdAction[] = [...looking, 'vote', 'tickShoppingList'];
const planning: HouseholdAction[] = [...helping, 'shareRecipes', 'planMeals', 'useShoppingList'];
const administering: HouseholdAction[] = [
  ...planning,
  'changeCookbooks',
  'invite',
  'removeMember',
  'changeRoles',
  'changeSettings',
];
const allowed: Record<keyof typeof states, Record<HouseholdRole, HouseholdAction[]>> = {
  active: {
    owner: [...administering, 'transferAdmin', 'close', 'delete'],
    admin: [...administering, 'leave'],
    member: [...planning, 'leave'],
    shopper: [...helping, 'leave'],
    viewer: [...looking, 'leave'],
  },
  closed: {
    owner: ['see', 'restore', 'delete'],
    admin: ['leave'],
    member: ['leave'],
    shopper: ['leave'],
    viewer: ['leave'],
  },
  deleted: { owner: ['restore'], admin: [], member: [], shopper: [], viewer: [] },
};

describe.each(['active', 'closed', 'deleted'] as const)('%s', (state) => {
  test.each(householdRoles)('the role %s decides what a person may do', (role) => {
    const found = householdActions.filter((action) =>
      mayInHousehold(action, { role, ...states[state] }),
    );
    expect(found.toSorted()).toEqual(allowed[state][role].toSorted());
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
    ['seeMeals', 'enableMealPlanning'],
    ['planMeals', 'enableMealPlanning'],
    ['vote', 'enableMealPlanning'],
    ['seeShoppingList', 'enableShoppingLists'],
    ['tickShoppingList', 'enableShoppingLists'],
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
    expect(refused).toEqual([
      'seeMeals',
      'planMeals',
      'vote',
      'seeShoppingList',
      'tickShoppingList',
      'useShoppingList',
    ]);
  });
});

test('a deleted household can be restored for 30 days', () => {
  expect(findRestoreEnd(new Date('2026-11-22T08:00:00Z'))).toEqual(
    new Date('2026-12-22T08:00:00Z'),
  );
});

test.each(householdRoles)(
  'the role %s is limited if it may plan no meals and use no list',
  (role) => {
    const access = { role, ...states.active };
    const may = (['planMeals', 'useShoppingList'] as const).map((action) =>
      mayInHousehold(action, access),
    );
    expect(may).toEqual([!isLimited(role), !isLimited(role)]);
  },
);

test.each([
  ['admin', []],
  ['member', ['admin']],
  ['viewer', ['admin', 'member', 'shopper']],
] as const)('the roles above %s are %j', (role, above) => {
  expect(rolesAbove(role)).toEqual(above);
});
